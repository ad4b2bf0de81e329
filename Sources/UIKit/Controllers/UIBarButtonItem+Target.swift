extension UIBarButtonItem {
    /// The weight of a button's title.
    public enum Style: Int, Sendable {
        case plain = 0, bordered, done
        /// The weight of what matters most.
        public static let prominent = Style.done
    }

    /// The buttons that the system has pictures and words for.
    public enum SystemItem: Int, Sendable {
        case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
        case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
        case fastForward, undo, redo, close = 24

        /// The word or the symbol of the button; both nil for a space.
        var appearance: (title: String?, symbol: String?) {
            switch self {
            case .done: ("Done", nil)
            case .cancel: ("Cancel", nil)
            case .edit: ("Edit", nil)
            case .save: ("Save", nil)
            case .undo: ("Undo", nil)
            case .redo: ("Redo", nil)
            case .flexibleSpace, .fixedSpace: (nil, nil)
            case .add: (nil, "plus")
            case .compose: (nil, "square.and.pencil")
            case .reply: (nil, "arrowshape.turn.up.left")
            case .action: (nil, "square.and.arrow.up")
            case .organize: (nil, "folder")
            case .bookmarks: (nil, "book")
            case .search: (nil, "magnifyingglass")
            case .refresh: (nil, "arrow.clockwise")
            case .stop, .close: (nil, "xmark")
            case .camera: (nil, "camera")
            case .trash: (nil, "trash")
            case .play: (nil, "play.fill")
            case .pause: (nil, "pause.fill")
            case .rewind: (nil, "backward.fill")
            case .fastForward: (nil, "forward.fill")
            }
        }
    }

    final func show(_ systemItem: SystemItem) {
        let (word, symbol) = systemItem.appearance
        title = word
        isSpace = systemItem == .flexibleSpace || systemItem == .fixedSpace
        image = symbol.flatMap { UIImage(systemName: $0) }
    }

    final func follow(_ target: Any?, _ action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Makes a tap call the target's method, where there is one.
    final func followTarget() {
        guard action != nil else { return primaryAction = nil }
        primaryAction = UIAction { [weak self] action in
            guard let self, let selector = self.action else { return }
            if let target {
                selector.perform(on: target, with: self)
            } else if let view = action.sender as? UIResponder {
                selector.performAlongChain(from: view)
            }
        }
    }
}
