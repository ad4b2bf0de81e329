#if !canImport(Darwin)
    import Atlas
    import Foundation
    import RuntimeSupport

    /// Makes the sample city what answers programs that name no atlas, before `main`.
    ///
    /// So an app's source says nothing of it: that its package names this product is enough.
    @used @section(".init_array")
    let registerSampleAtlas: ProgramStart.Entry = {
        LinkedAtlas.register { try SampleAtlas.folder.path }
    }
#endif
