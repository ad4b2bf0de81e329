import Synchronization
import Testing
import UIKit

/// What apps ask of a phone's system beside views.
@MainActor struct AppServiceTests {
    @Test func thingsAreCopiedByTheirTypes() {
        let board = UIPasteboard()
        board.items = [
            ["public.utf8-plain-text": "Kamppi"], ["public.url": URL(fileURLWithPath: "/")],
        ]
        #expect(board.string == "Kamppi" && board.hasURLs && board.numberOfItems == 2)
        board.addItems([["color": UIColor.red]])
        #expect(board.hasColors && board.color == .red && board.changeCount == 2)
        #expect(board.items.map { $0.keys.first ?? "" }.first == "public.utf8-plain-text")
        board.setValue("Pasila", forPasteboardType: "public.text")
        #expect(board.strings == ["Pasila"] && !board.hasURLs)
        board.setItems([], options: [.localOnly: true])
        #expect(board.value(forPasteboardType: "public.url") == nil && !board.hasStrings)
    }

    @Test func levelsOfWindowsCanBeCountedUp() {
        #expect(UIWindow.Level.alert + 1 > .alert)
        #expect(UIWindow.Level.alert - 1 < .alert)
        #expect(
            [UIWindow.Level.alert, .normal, .statusBar].sorted() == [.normal, .statusBar, .alert])
    }

    @Test func windowsTellWhichOneTakesInput() {
        let told = Mutex<[String]>([])
        let center = NotificationCenter.default
        let (first, second) = (UIWindow(), UIWindow())
        let names: [ObjectIdentifier: String] = [
            ObjectIdentifier(first): "first", ObjectIdentifier(second): "second",
        ]
        let observers = [
            (UIWindow.didBecomeKeyNotification, "key"),
            (UIWindow.didResignKeyNotification, "no key"),
        ].map { name, word in
            center.addObserver(forName: name, object: nil, queue: nil) { notice in
                guard let window = notice.object as? UIWindow,
                    let name = names[ObjectIdentifier(window)]
                else { return }
                told.withLock { $0.append("\(name) \(word)") }
            }
        }
        first.makeKey()
        first.makeKey()
        second.makeKey()
        #expect(told.withLock { $0 } == ["first key", "first no key", "second key"])
        for observer in observers { center.removeObserver(observer) }
    }

    @Test func aChoiceOfFilesIsCancelledAtOnce() {
        final class Hearer: NSObject, UIDocumentPickerDelegate {
            var isCancelled = false
            func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
                isCancelled = true
            }
        }
        let (picker, hearer) = (
            UIDocumentPickerViewController(forOpeningContentTypes: []), Hearer()
        )
        picker.delegate = hearer
        picker.viewDidAppear(false)
        #expect(hearer.isCancelled)
        #expect(
            !UIDocumentInteractionController(url: URL(fileURLWithPath: "/"))
                .presentPreview(animated: false))
    }

    @Test func animationsStartAndStopAtOnce() {
        final class Hearer: NSObject, CAAnimationDelegate {
            var log: [String] = []
            func animationDidStart(_ anim: CAAnimation) { log.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                log.append("stop \(flag)")
            }
        }
        let (fade, hearer, layer) = (CABasicAnimation(keyPath: "opacity"), Hearer(), CALayer())
        fade.delegate = hearer
        layer.add(fade, forKey: "fade")
        #expect(hearer.log == ["start", "stop true"])
        layer.setValue(0.5, forKeyPath: "opacity")
        #expect(layer.opacity == 0.5)
    }

    @Test func aLayerTakesThePlaceOfAnother() {
        let (around, back, middle, front) = (CALayer(), CALayer(), CALayer(), CALayer())
        around.sublayers = [back, front]
        around.replaceSublayer(back, with: middle)
        #expect(around.sublayers == [middle, front] && back.superlayer == nil)
    }

    @Test func aChildTakesThePlaceOfAnother() {
        let (around, old, new) = (UIViewController(), UIViewController(), UIViewController())
        around.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        for child in [old, new] { around.addChild(child) }
        around.view.addSubview(old.view)
        old.view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        var isDone = false
        around.transition(from: old, to: new, duration: 0.3, animations: nil) { isDone = $0 }
        #expect(isDone && around.view.subviews == [new.view])
        #expect(new.view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test func rowsAreFoundByTheirPlaces() {
        let (table, source) = (UITableView(), NumberSource([2, 3]))
        table.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        table.rowHeight = 50
        table.dataSource = source
        table.reloadData()
        let path = IndexPath(row: 1, section: 1)
        let rect = table.rectForRow(at: path)
        #expect(rect.width == 300 && rect.height == 50)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: rect.midY)) == path)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: -1)) == nil)
        #expect(table.rect(forSection: 1).height == 150 && table.rect(forSection: 7) == .zero)
        #expect(table.indexPathsForRows(in: rect) == [path])
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        table.scrollToNearestSelectedRow(at: .bottom, animated: false)
        #expect(table.indexPathsForVisibleRows?.contains(path) == true)
    }
}
