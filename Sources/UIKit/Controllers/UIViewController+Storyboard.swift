extension UIViewController {
    /// The storyboard that the controller came from; nil for none.
    public final var storyboard: UIStoryboard? { storyboardScene?.storyboard }

    /// Performs a segue of the controller's scene, with `shouldPerformSegue` not asked, as on Apple's systems.
    ///
    /// - Precondition: The scene has a segue of that identifier.
    public final func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let segue = storyboardScene?.segues.first(where: { $0.identifier == identifier })
        else {
            preconditionFailure(
                "\(type(of: self)) has no segue “\(identifier)”: its StoryboardScene lists segues.")
        }
        perform(segue, sender: sender)
    }

    /// Performs a segue that a control starts, if ``shouldPerformSegue(withIdentifier:sender:)`` allows it.
    public final func follow(_ segue: StoryboardScene.Segue, sender: Any?) {
        guard shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else {
            return
        }
        perform(segue, sender: sender)
    }

    private func perform(_ segue: StoryboardScene.Segue, sender: Any?) {
        guard let storyboard else { return }
        let destination = storyboard.instantiateViewController(withIdentifier: segue.destination)
        let transition = UIStoryboardSegue(
            identifier: segue.identifier, source: self, destination: destination
        ) { [weak self] in
            self?.show(destination, segue.kind)
        }
        prepare(for: transition, sender: sender)
        transition.perform()
    }

    private func show(_ destination: UIViewController, _ kind: StoryboardScene.Segue.Kind) {
        switch kind {
        case .show: show(destination, sender: self)
        case .present: present(destination, animated: true)
        case .replace:
            guard let navigationController else { return present(destination, animated: true) }
            navigationController.viewControllers = [destination]
        case .unwind, .embed: break
        }
    }

    /// Puts a scene's controller into a container view, as an embed segue does.
    public final func embed(_ segue: StoryboardScene.Segue, in container: UIView) {
        guard let storyboard else { return }
        let destination = storyboard.instantiateViewController(withIdentifier: segue.destination)
        prepare(
            for: UIStoryboardSegue(
                identifier: segue.identifier, source: self, destination: destination), sender: nil)
        addChild(destination)
        if let view = destination.view {
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(view)
        }
        destination.didMove(toParent: self)
    }

    /// Goes back to the nearest controller before this one whose method takes the unwinding segue.
    public final func unwind(_ selector: Selector, identifier: String?, sender: Any?) {
        let stack = navigationController?.viewControllers ?? []
        var earlier = Array(stack.prefix { $0 !== self }.reversed())
        if let presenting = presentingViewController {
            earlier.append(presenting)
            if let navigation = presenting as? UINavigationController {
                earlier += navigation.viewControllers.reversed()
            }
            earlier += presenting.children
        }
        guard let destination = earlier.first(where: { selector.isUnderstood(by: $0) }) else {
            return
        }
        let segue = UIStoryboardSegue(
            identifier: identifier, source: self, destination: destination
        ) { [weak self] in
            guard let self else { return }
            if let navigationController, stack.contains(where: { $0 === destination }) {
                navigationController.viewControllers = Array(
                    stack.prefix { $0 !== destination } + [destination])
            } else {
                dismiss(animated: true)
            }
        }
        prepare(for: segue, sender: sender)
        selector.perform(on: destination, with: segue)
        segue.perform()
    }
}
