// Ways to other machines, which Mapwright has as NetworkPaths.
@_exported import NetworkPaths
