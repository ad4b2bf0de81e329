/// Swift that sets what Interface Builder says of a view.
enum ViewProperties {
    /// The lines that set a view's properties.
    static func lines(_ element: InterfaceElement, of view: String) -> [String] {
        var lines: [String] = []
        func set(_ property: String, _ value: String?) {
            if let value { lines.append("\(view).\(property) = \(value)") }
        }
        func text(_ attribute: String) -> String? {
            (element[attribute]
                ?? element.children.first { $0.name == "string" && $0["key"] == attribute }?[
                    "value"])
                .map(Literals.text)
        }
        set("frame", Literals.frame(element))
        set("autoresizingMask", mask(element.value("autoresizingMask")))
        if element["translatesAutoresizingMaskIntoConstraints"] == "NO" {
            set("translatesAutoresizingMaskIntoConstraints", "false")
        }
        set("backgroundColor", Literals.color(element.value("backgroundColor")))
        set("tintColor", Literals.color(element.value("tintColor")))
        set("alpha", Literals.number(element["alpha"]))
        set("tag", element["tag"].flatMap(Int.init).map(String.init))
        if element.isOn("hidden") { set("isHidden", "true") }
        if element["userInteractionEnabled"] == "NO" { set("isUserInteractionEnabled", "false") }
        if element.isOn("clipsSubviews") { set("clipsToBounds", "true") }
        if let mode = element["contentMode"], modes.contains(mode) {
            set("contentMode", ".\(mode)")
        }
        let font = Literals.font(element.value("fontDescription"))
        switch element.name {
        case "label":
            set("text", text("text"))
            set("textColor", Literals.color(element.value("textColor")))
            set("font", font)
            set("textAlignment", alignment(element))
            set("numberOfLines", element["numberOfLines"].flatMap(Int.init).map(String.init))
        case "textField", "textView":
            set("text", text("text"))
            set("textColor", Literals.color(element.value("textColor")))
            set("font", font)
            set("textAlignment", alignment(element))
            if element.name == "textField" {
                set("placeholder", text("placeholder"))
                if element["borderStyle"] == "roundedRect" { set("borderStyle", ".roundedRect") }
                if element.value("textInputTraits")?.isOn("secureTextEntry") ?? false {
                    set("isSecureTextEntry", "true")
                }
            } else if element["editable"] == "NO" {
                set("isEditable", "false")
            }
        case "searchBar": set("placeholder", text("placeholder"))
        case "imageView": set("image", Literals.image(element["image"], element["catalog"]))
        case "button": lines += button(element, view, font)
        case "mapView":
            if let type = element["mapType"], ["satellite", "hybrid"].contains(type) {
                set("mapType", ".\(type)")
            }
            if element.isOn("showsUserLocation") { set("showsUserLocation", "true") }
        case "stackView":
            set("axis", element["axis"] == "vertical" ? ".vertical" : ".horizontal")
            set("spacing", Literals.number(element["spacing"]))
            if let name = element["distribution"], distributions.contains(name) {
                set("distribution", ".\(name)")
            }
            if let name = element["alignment"], alignments.contains(name) {
                set("alignment", ".\(name)")
            }
        case "switch":
            if element["on"] == "NO" || element.isOn("on") { set("isOn", "\(element.isOn("on"))") }
        case "slider", "stepper":
            let type = element.name == "slider" ? "minValue" : "minimumValue"
            let most = element.name == "slider" ? "maxValue" : "maximumValue"
            set("minimumValue", Literals.number(element[type]))
            set("maximumValue", Literals.number(element[most]))
            set("value", Literals.number(element["value"]))
        case "segmentedControl":
            set(
                "selectedSegmentIndex",
                element["selectedSegmentIndex"].flatMap(Int.init).map(String.init))
        case "activityIndicatorView":
            if element.isOn("animating") { lines.append("\(view).startAnimating()") }
        case "tableViewCell":
            set(
                "accessoryType",
                Literals.word(element["accessoryType"], of: accessories).map { ".\($0)" })
            set(
                "selectionStyle",
                Literals.word(element["selectionStyle"], of: ["none", "blue", "gray"])
                    .map { ".\($0)" })
        case "tableView":
            if let height = Literals.number(element["rowHeight"]), Double(height) ?? 0 > 0 {
                set("rowHeight", height)
            }
            if element["separatorStyle"] == "none" { set("separatorStyle", ".none") }
        default: break
        }
        return lines
    }

    private static let accessories = [
        "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
    ]
    private static let modes: Set<String> = [
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "center", "top", "bottom", "left",
        "right",
    ]
    private static let distributions: Set<String> = [
        "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ]
    private static let alignments: Set<String> = [
        "fill", "leading", "top", "center", "trailing", "bottom",
    ]

    private static func alignment(_ element: InterfaceElement) -> String? {
        Literals.word(element["textAlignment"], of: ["left", "center", "right", "justified"])
            .map { ".\($0)" }
    }

    /// A mask as a set of options; nil for none.
    private static func mask(_ element: InterfaceElement?) -> String? {
        guard let element else { return nil }
        let options = [
            ("widthSizable", "flexibleWidth"), ("heightSizable", "flexibleHeight"),
            ("flexibleMinX", "flexibleLeftMargin"), ("flexibleMaxX", "flexibleRightMargin"),
            ("flexibleMinY", "flexibleTopMargin"), ("flexibleMaxY", "flexibleBottomMargin"),
        ].filter { element.isOn($0.0) }.map { ".\($0.1)" }
        return "[\(options.joined(separator: ", "))]"
    }

    private static func button(_ element: InterfaceElement, _ view: String, _ font: String?)
        -> [String]
    {
        var lines: [String] = []
        if let configuration = element.value("configuration") {
            let styles = ["filled", "tinted", "gray", "bordered", "borderedProminent"]
            let style = Literals.word(configuration["style"], of: styles) ?? "plain"
            lines.append("\(view).configuration = .\(style)()")
            if let title = configuration["title"] {
                lines.append("\(view).configuration?.title = \(Literals.text(title))")
            }
            if let image = Literals.image(configuration["image"], configuration["catalog"]) {
                lines.append("\(view).configuration?.image = \(image)")
            }
        }
        for state in element.children where state.name == "state" && state["key"] == "normal" {
            if let title = state["title"] {
                lines.append("\(view).setTitle(\(Literals.text(title)), for: .normal)")
            }
            if let color = Literals.color(state.value("titleColor")) {
                lines.append("\(view).setTitleColor(\(color), for: .normal)")
            }
            if let image = Literals.image(state["image"], state["catalog"]) {
                lines.append("\(view).setImage(\(image), for: .normal)")
            }
        }
        if let font { lines.append("\(view).titleLabel?.font = \(font)") }
        return lines
    }
}
