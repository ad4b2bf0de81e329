// Nothing: what the parts are called is in module.modulemap, what is in them in Swift.
