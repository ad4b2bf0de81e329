/// The views that Interface Builder knows, and how Swift makes them.
enum ViewKinds {
    /// The class of an element's view; nil for an element that is none that is known.
    static func type(of element: InterfaceElement) -> String? { types[element.name] }

    private static let types = [
        "view": "UIView", "containerView": "UIView", "label": "UILabel", "button": "UIButton",
        "textField": "UITextField", "textView": "UITextView", "imageView": "UIImageView",
        "mapView": "MKMapView", "tableView": "UITableView", "collectionView": "UICollectionView",
        "stackView": "UIStackView", "searchBar": "UISearchBar", "scrollView": "UIScrollView",
        "segmentedControl": "UISegmentedControl", "switch": "UISwitch", "slider": "UISlider",
        "stepper": "UIStepper", "activityIndicatorView": "UIActivityIndicatorView",
        "progressView": "UIProgressView", "pageControl": "UIPageControl", "toolbar": "UIToolbar",
        "datePicker": "UIDatePicker", "pickerView": "UIPickerView",
        "navigationBar": "UINavigationBar",
        "visualEffectView": "UIVisualEffectView", "tableViewCell": "UITableViewCell",
        "collectionViewCell": "UICollectionViewCell", "tableViewCellContentView": "UIView",
        "collectionViewCellContentView": "UIView",
    ]

    /// Swift that makes a view of a class of its own or of UIKit's.
    static func creation(_ element: InterfaceElement, custom: String?) -> String {
        if let custom {
            let style = cellStyle(element).map { "cellStyle: .\($0)" } ?? ""
            return "madeOfNothing(\(custom)(coder: StoryboardCoder(\(style))))"
        }
        switch element.name {
        case "button":
            return "UIButton(type: .\(element["buttonType"] == "custom" ? "custom" : "system"))"
        case "tableView":
            let style = Literals.word(element["style"], of: ["grouped", "insetGrouped"]) ?? "plain"
            return "UITableView(frame: .zero, style: .\(style))"
        case "collectionView":
            return
                "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
        case "segmentedControl":
            let titles = element.inside("segments").map { Literals.text($0["title"] ?? "") }
            return "UISegmentedControl(items: [\(titles.joined(separator: ", "))])"
        case "activityIndicatorView":
            let isLarge = Literals.word(element["style"], of: ["large", "whiteLarge"]) != nil
            return "UIActivityIndicatorView(style: .\(isLarge ? "large" : "medium"))"
        case "visualEffectView": return "UIVisualEffectView(effect: UIBlurEffect(style: .regular))"
        case "tableViewCell":
            let style = cellStyle(element) ?? "default"
            return "UITableViewCell(style: .\(style), reuseIdentifier: nil)"
        default: return "\(types[element.name] ?? "UIView")(frame: .zero)"
        }
    }

    /// The style of a cell; nil for the default one and for what is no cell.
    private static func cellStyle(_ element: InterfaceElement) -> String? {
        [
            "IBUITableViewCellStyleSubtitle": "subtitle", "IBUITableViewCellStyleValue1": "value1",
            "IBUITableViewCellStyleValue2": "value2",
        ][element["style"] ?? ""]
    }

    /// Swift that makes a controller of UIKit's; nil for an element that is none.
    static func controller(of element: InterfaceElement) -> String? {
        [
            "viewController": "UIViewController()",
            "tableViewController": "UITableViewController(style: .plain)",
            "collectionViewController":
                "UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())",
            "navigationController": "UINavigationController()",
            "tabBarController": "UITabBarController()",
        ][element.name]
    }

    /// The event of a control that an action without one belongs to.
    static func event(_ name: String?) -> String {
        let known = [
            "touchDown", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
            "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd",
            "editingDidEndOnExit",
        ]
        return Literals.word(name, of: known) ?? "touchUpInside"
    }

    /// Views of UIKit that tell a delegate, and those that ask a source of data.
    static let delegating: Set<String> = [
        "tableView", "collectionView", "textField", "textView", "searchBar", "scrollView",
        "mapView",
        "pickerView",
    ]
    /// Views that ask a source of data.
    static let asking: Set<String> = ["tableView", "collectionView", "pickerView"]
}
