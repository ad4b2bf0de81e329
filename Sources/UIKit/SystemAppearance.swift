/// The appearance of what is being described or handled.
///
/// The host of an interface sets whether it is light or dark, as there may be several in one program.
package enum SystemAppearance {
    /// Whether it is dark; light outside of any interface.
    @TaskLocal package static var isDark = false
}
