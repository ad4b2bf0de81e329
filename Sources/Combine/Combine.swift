// What map code needs of Combine, where there is none: OpenCombine under Apple's name, with what it has for Foundation
// and Dispatch.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
