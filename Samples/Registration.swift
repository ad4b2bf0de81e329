#if !canImport(Darwin)
    import Atlas
    import CHostStart
    import Foundation

    /// Makes the sample city what answers programs that name no atlas; called before `main`.
    ///
    /// So an app's source says nothing of it: that its package names this product is enough.
    @_cdecl("mapwright_sample_prepare")
    public func registerSampleAtlas() {
        LinkedAtlas.register { try SampleAtlas.folder.path }
    }
#endif
