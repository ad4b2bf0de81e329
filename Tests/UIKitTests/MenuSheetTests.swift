import Testing
import UIKit

/// Menus of buttons, and what apps do beside views.
@MainActor struct MenuSheetTests {
    private func screen(_ view: UIView) -> UIViewController {
        let screen = UIViewController()
        screen.view.addSubview(view)
        return screen
    }

    @Test func deferredItemsAreMadeWhenTheMenuOpens() throws {
        var opened = 0
        let button = UIButton(type: .system)
        button.menu = UIMenu(children: [
            UIAction(title: "First") { _ in },
            UIDeferredMenuElement { give in
                opened += 1
                give([UIAction(title: "Opened \(opened)") { _ in }])
            },
        ])
        button.showsMenuAsPrimaryAction = true
        let screen = screen(button)
        button.showMenuOfTap()
        let sheet = try #require(screen.presentedViewController as? UIAlertController)
        #expect(sheet.actions.map(\.title) == ["First", "Opened 1", "Cancel"])
    }

    @Test func imagesAreMadeOfWhatProvidersGive() throws {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        let provider = NSItemProvider(object: dot)
        #expect(provider.canLoadObject(ofClass: UIImage.self))
        var sizes: [CGSize?] = []
        provider.loadObject(ofClass: UIImage.self) { image, _ in
            sizes.append((image as? UIImage)?.size)
        }
        #expect(sizes == [CGSize(width: 3, height: 2)])
        #expect(throws: CocoaError.self) {
            try UIImage.object(withItemProviderData: Data([1, 2]), typeIdentifier: "public.png")
        }
    }

    @Test func cellsLookAsTheirStateSays() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { cell, state in
            var background = UIBackgroundConfiguration.listPlainCell()
            background.backgroundColor = state.isSelected ? .systemRed : .systemGreen
            background.cornerRadius = 9
            cell.backgroundConfiguration = background
        }
        #expect(cell.backgroundColor == .systemGreen && cell.layer.cornerRadius == 9)
        cell.setSelected(true, animated: false)
        #expect(cell.backgroundColor == .systemRed)
    }

    @Test func buttonsShowTheirMenus() throws {
        var chosen: [String] = []
        func action(
            _ title: String, _ state: UIMenuElement.State = .off,
            _ attributes: UIMenuElement.Attributes = []
        ) -> UIAction {
            UIAction(title: title, attributes: attributes, state: state) { chosen.append($0.title) }
        }
        let button = UIButton(type: .system)
        button.menu = UIMenu(
            title: "Map type",
            children: [
                action("Standard", .on), action("Secret", .off, .hidden),
                UIMenu(options: .displayInline, children: [action("Hybrid")]),
                UIMenu(title: "More", children: [action("Muted", .off, .destructive)]),
                action("Terrain", .off, .disabled),
            ])
        button.showsMenuAsPrimaryAction = true
        let screen = screen(button)
        button.showMenuOfTap()
        let sheet = try #require(screen.presentedViewController as? UIAlertController)
        #expect(sheet.title == "Map type")
        #expect(
            sheet.actions.map(\.title) == ["✓ Standard", "Hybrid", "More ›", "Terrain", "Cancel"])
        #expect(sheet.actions.map(\.isEnabled) == [true, true, true, false, true])
        func tap(_ title: String) throws {
            let sheet = try #require(screen.presentedViewController as? UIAlertController)
            let buttons = sheet.view.subviews.compactMap { $0 as? UIButton }
            let button = try #require(buttons.first { $0.currentTitle == title })
            button.sendActions(for: .touchUpInside)
        }
        try tap("Hybrid")
        #expect(chosen == ["Hybrid"])
        #expect(screen.presentedViewController == nil)
        button.showMenuOfTap()
        try tap("More ›")
        try tap("Muted")
        #expect(chosen == ["Hybrid", "Muted"])
    }

    @Test func longPressesShowMenusOfViews() throws {
        final class Giver: NSObject, UIContextMenuInteractionDelegate {
            var points: [CGPoint] = []
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                points.append(location)
                return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                    UIMenu(children: [UIAction(title: "Copy") { _ in }])
                }
            }
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let giver = Giver()
        view.addInteraction(UIContextMenuInteraction(delegate: giver))
        let screen = screen(view)
        #expect(view.takesGestures)
        view.touched(.longPress, at: CGPoint(x: 3, y: 4))
        #expect(giver.points == [CGPoint(x: 3, y: 4)])
        let sheet = try #require(screen.presentedViewController as? UIAlertController)
        #expect(sheet.actions.first?.title == "Copy")
    }

    @Test func sharedThingsAreCopied() throws {
        let url = try #require(URL(string: "geo:60.17,24.94"))
        let sheet = UIActivityViewController(
            activityItems: ["Kamppi", url], applicationActivities: nil)
        var told: [String] = []
        sheet.completionWithItemsHandler = { type, isDone, _, _ in
            told.append("\(type?.rawValue ?? "none") \(isDone)")
        }
        let screen = UIViewController()
        screen.present(sheet, animated: false)
        let buttons = sheet.view.subviews.compactMap { $0 as? UIButton }
        try #require(buttons.first { $0.currentTitle == "Copy" }).sendActions(for: .touchUpInside)
        #expect(UIPasteboard.general.string == "Kamppi")
        #expect(told == ["com.apple.UIKit.activity.CopyToPasteboard true"])
        UIPasteboard.general.url = url
        #expect(UIPasteboard.general.string == nil)
        #expect(UIPasteboard.general.hasURLs)
    }

    @Test func animatorsMakeChangesWhenTheyStart() {
        var log: [String] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { log.append("a") }
        animator.addAnimations { log.append("b") }
        animator.addCompletion { log.append("\($0)") }
        #expect(log.isEmpty)
        animator.startAnimation()
        #expect(log == ["a", "b", "end"])
        let stopped = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { log.append("c") }
        stopped.addCompletion { log.append("\($0)") }
        stopped.stopAnimation(false)
        stopped.finishAnimation(at: .current)
        #expect(log == ["a", "b", "end", "current"])
    }

    @Test func transactionsTellWhenTheyEnd() {
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("inner") }
        CATransaction.commit()
        CATransaction.commit()
        CATransaction.commit()
        #expect(log == ["inner", "outer"])
        let layer = CALayer()
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
        #expect(layer.animationKeys() == ["fade"])
        layer.removeAllAnimations()
        #expect(layer.animation(forKey: "fade") == nil)
    }

    @Test func pickersHaveAListForEachComponent() throws {
        final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            var log: [String] = []
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(
                _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
            ) -> Int { component + 2 }
            func pickerView(
                _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
            ) -> String? { "\(component).\(row)" }
            func pickerView(
                _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
            ) { log.append("\(component).\(row)") }
        }
        let sizes = Sizes()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        picker.dataSource = sizes
        picker.delegate = sizes
        picker.layoutIfNeeded()
        let columns = picker.subviews.compactMap { $0 as? PickerColumn }
        #expect(columns.map(\.titles) == [["0.0", "0.1"], ["1.0", "1.1", "1.2"]])
        columns[1].choose(2)
        columns[1].choose(7)
        #expect(sizes.log == ["1.2"])
        #expect(picker.selectedRow(inComponent: 1) == 2)
        picker.selectRow(1, inComponent: 0, animated: true)
        #expect(sizes.log.count == 1)
        #expect(picker.selectedRow(inComponent: 0) == 1)
        #expect(picker.selectedRow(inComponent: 2) == -1)
    }
}
