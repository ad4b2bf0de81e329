/// Commands of a program's menus; a page has none.
@MainActor @preconcurrency public protocol Commands {
    /// The type of the body.
    associatedtype Body: Commands
    /// What the commands are made of.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Never asked for: the commands are some that all others are made of.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A result builder that makes commands from those in a closure.
@resultBuilder public struct CommandsBuilder {
    /// Passes commands through.
    @MainActor public static func buildBlock<Content: Commands>(_ content: Content) -> Content {
        content
    }
    /// Joins several commands, none of which are shown.
    @MainActor public static func buildBlock<First: Commands, each Rest: Commands>(
        _ first: First, _ rest: repeat each Rest
    ) -> First { first }
    /// No commands.
    @MainActor public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// Passes commands through.
    @MainActor public static func buildExpression<Content: Commands>(_ content: Content) -> Content
    { content }
    /// Commands that are there under a condition.
    @MainActor public static func buildIf<Content: Commands>(_ content: Content?)
        -> OptionalCommands<Content>
    { OptionalCommands() }
}

/// Commands that are there under a condition.
public struct OptionalCommands<Content: Commands>: Commands {
    /// A primitive type: it has no body.
    public typealias Body = Never
}

/// No commands.
public struct EmptyCommands: Commands {
    /// A primitive type: it has no body.
    public typealias Body = Never
    /// Creates no commands.
    public init() {}
}

/// The commands of a sidebar; a page has none.
public struct SidebarCommands: Commands {
    /// A primitive type: it has no body.
    public typealias Body = Never
    /// Creates the commands.
    public init() {}
}
/// The commands of a toolbar; a page has none.
public struct ToolbarCommands: Commands {
    /// A primitive type: it has no body.
    public typealias Body = Never
    /// Creates the commands.
    public init() {}
}
/// The commands of an inspector; a page has none.
public struct InspectorCommands: Commands {
    /// A primitive type: it has no body.
    public typealias Body = Never
    /// Creates the commands.
    public init() {}
}
/// The commands that change text; the browser's count here.
public struct TextEditingCommands: Commands {
    /// A primitive type: it has no body.
    public typealias Body = Never
    /// Creates the commands.
    public init() {}
}
/// The commands that change the look of text; a page has none.
public struct TextFormattingCommands: Commands {
    /// A primitive type: it has no body.
    public typealias Body = Never
    /// Creates the commands.
    public init() {}
}

/// The place of commands among those of the system.
public struct CommandGroupPlacement: Sendable {
    /// Commands that create items.
    public static let newItem = CommandGroupPlacement()
    /// Commands that save items.
    public static let saveItem = CommandGroupPlacement()
    /// Commands that import and export.
    public static let importExport = CommandGroupPlacement()
    /// Commands that print.
    public static let printItem = CommandGroupPlacement()
    /// Commands about the program, such as its version.
    public static let appInfo = CommandGroupPlacement()
    /// Commands for the program's settings.
    public static let appSettings = CommandGroupPlacement()
    /// Whether the program is shown.
    public static let appVisibility = CommandGroupPlacement()
    /// Commands that quit the program.
    public static let appTermination = CommandGroupPlacement()
    /// The services of the system.
    public static let systemServices = CommandGroupPlacement()
    /// Commands that offer help.
    public static let help = CommandGroupPlacement()
    /// Commands that show and hide the sidebar.
    public static let sidebar = CommandGroupPlacement()
    /// Commands that show and customize the toolbar.
    public static let toolbar = CommandGroupPlacement()
    /// Commands that undo and redo.
    public static let undoRedo = CommandGroupPlacement()
    /// Commands that cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement()
    /// Commands that edit text.
    public static let textEditing = CommandGroupPlacement()
    /// Commands that format text.
    public static let textFormatting = CommandGroupPlacement()
    /// Commands that change the size of windows.
    public static let windowSize = CommandGroupPlacement()
    /// Commands that arrange windows.
    public static let windowArrangement = CommandGroupPlacement()
    /// Commands that list the open windows.
    public static let windowList = CommandGroupPlacement()
    /// Commands that open singleton windows.
    public static let singleWindowList = CommandGroupPlacement()
}

/// Commands at a place among those of the system; a page has none.
public struct CommandGroup<Content: View>: Commands {
    /// A primitive type: it has no body.
    public typealias Body = Never
    /// Adds commands before those of the system.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Adds commands after those of the system.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Puts commands in the place of those of the system.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A menu of a program; a page has none.
public struct CommandMenu<Content: View>: Commands {
    /// A primitive type: it has no body.
    public typealias Body = Never
    /// Creates a menu with a title.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// Creates a menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}
