/// Code that runs before `main`, so that linking a product is all that an app has to do to get what it offers.
///
/// Swift has nothing that runs on its own. The loader of ELF programs calls the functions whose addresses stand in
/// the section `.init_array`, and an attribute of Swift 6.3 puts a constant there (SE-0492):
///
///     @used @section(".init_array")
///     let start: ProgramStart.Entry = { ProgramStart.onMainActor { … } }
///
/// Nothing is sure to be initialized then but what the code itself refers to: it stores closures and returns.
package enum ProgramStart {
    /// What the loader calls; it hands over the program's arguments, which an entry does not look at.
    package typealias Entry = @convention(c) @Sendable () -> Void

    /// Runs code of the main actor before `main`.
    ///
    /// `MainActor.assumeIsolated` asks the concurrency runtime, which is not ready yet in a program that is linked
    /// with it statically: such a program would crash.
    package static func onMainActor(_ body: @MainActor () -> Void) {
        // SAFETY: the loader calls the entries on the main thread while there is no other, so the code is isolated to
        // the main actor; the two types of functions differ in isolation alone and are called alike.
        withoutActuallyEscaping(body) { body in
            unsafe unsafeBitCast(body, to: (() -> Void).self)()
        }
    }
}
