// What map code needs of Combine, where there is none: OpenCombine under Apple's name. What it has for Foundation and Dispatch
// is in this module: OpenCombine's own modules for them leave most of it out where a module named Combine is at hand, which
// this one is when a package is built a second time with other options.
@_exported import OpenCombine
