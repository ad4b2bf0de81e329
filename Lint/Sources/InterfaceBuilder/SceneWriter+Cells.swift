// The cells of tables and collections: prototypes, and those of static tables.
extension SceneWriter {
    /// Writes what a view makes its cells from, and the segues that they start.
    mutating func writePrototypes(of element: InterfaceElement, _ name: String) {
        for cell in element.inside("prototypes") + element.inside("cells") {
            guard let identifier = cell["reuseIdentifier"], let id = cell.id,
                ViewKinds.type(of: cell) != nil
            else { continue }
            let described = "\(storyboard)/\(id)"
            prototypes.append((described, cell))
            let label =
                element.name == "tableView"
                ? "forCellReuseIdentifier" : "forCellWithReuseIdentifier"
            lines.append(
                "\(name).register(UINib(nibName: \(Literals.text(described)), bundle: nil), \(label): \(Literals.text(identifier)))"
            )
            for segue in cell.connections("segue") {
                writeSegue(segue, of: name, ofCells: ", ofCells: \(Literals.text(identifier))")
            }
        }
    }

    /// Writes the labels and the image that a cell of one of UIKit's styles has already.
    mutating func writeOwnViews(
        of cell: InterfaceElement, _ name: String, among views: [InterfaceElement]
    ) {
        for property in ["textLabel", "detailTextLabel", "imageView"] {
            guard let id = cell[property], let view = views.first(where: { $0.id == id }) else {
                continue
            }
            let own = "\(name).\(property)"
            remember(view, own + "!", nil)
            // Where it stands is for the cell to say.
            lines += ViewProperties.lines(view, of: own + "?").filter {
                !$0.hasPrefix("\(own)?.frame") && !$0.hasPrefix("\(own)?.autoresizingMask")
            }
        }
    }

    /// Writes a segue that a cell starts.
    ///
    /// - Parameter cells: What tells of which cells it is, as an argument.
    private mutating func writeSegue(
        _ segue: InterfaceElement, of name: String, ofCells cells: String = ""
    ) {
        guard let controller, let id = segue.id else {
            leftOut.append((segue, "a segue of a cell outside of a table"))
            return
        }
        let origin = segue["trigger"] == "accessoryAction" ? "from: .accessory, " : ""
        let arguments = [Self.variable(id) + cells, origin + "in: \(controller)"]
        lines.append("\(name).follow(\(arguments.joined(separator: ", ")))")
    }

    /// Writes the cells of a static table; they are shown when the controller has the table.
    mutating func writeSections(of table: InterfaceElement) {
        var sections: [String] = []
        for section in table.inside("sections") {
            var rows: [String] = []
            for cell in section.inside("cells") {
                guard let name = write(cell) else { continue }
                for segue in cell.connections("segue") { writeSegue(segue, of: name) }
                var row = name
                if let identifier = cell["reuseIdentifier"] {
                    row += ", identifier: \(Literals.text(identifier))"
                }
                if let height = Literals.number(cell["rowHeight"]), Double(height) ?? 0 > 0 {
                    row += ", height: \(height)"
                }
                rows.append("StaticTableSection.Row(\(row))")
            }
            var titles = ""
            for (key, label) in [("headerTitle", "header"), ("footerTitle", "footer")] {
                if let title = section[key] { titles += "\(label): \(Literals.text(title)), " }
            }
            sections.append(
                "StaticTableSection(\(titles)rows: [\(rows.joined(separator: ", "))])")
        }
        staticSections = sections
    }
}
