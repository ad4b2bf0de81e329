import SwiftUI

extension View {
    /// Shows a sheet with the details of a place while a value is true.
    public func mapItemDetailSheet(
        isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true
    ) -> some View {
        sheet(isPresented: isPresented) { MapItemDetails(item: item, displaysMap: displaysMap) }
    }

    /// Shows a sheet with the details of a place while there is one.
    public func mapItemDetailSheet(
        item: Binding<MKMapItem?>, displaysMap: Bool = true
    ) -> some View {
        mapItemDetailSheet(
            isPresented: item.isThere, item: item.wrappedValue, displaysMap: displaysMap)
    }

    /// Presents the details of a map item in a popover while a value is true.
    public func mapItemDetailPopover(
        isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
    ) -> some View {
        mapItemDetailPopover(
            isPresented: isPresented, item: item, displaysMap: displaysMap,
            attachmentAnchor: attachmentAnchor, arrowEdge: .top)
    }

    /// Presents the details of a map item in a popover at an edge, while a value is true.
    public func mapItemDetailPopover(
        isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge
    ) -> some View {
        popover(
            isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge
        ) {
            MapItemDetails(item: item, displaysMap: displaysMap)
        }
    }

    /// Presents the details of a map item in a popover while there is one.
    public func mapItemDetailPopover(
        item: Binding<MKMapItem?>, displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
    ) -> some View {
        mapItemDetailPopover(
            item: item, displaysMap: displaysMap, attachmentAnchor: attachmentAnchor,
            arrowEdge: .top)
    }

    /// Presents the details of a map item in a popover at an edge, while there is one.
    public func mapItemDetailPopover(
        item: Binding<MKMapItem?>, displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge
    ) -> some View {
        mapItemDetailPopover(
            isPresented: item.isThere, item: item.wrappedValue, displaysMap: displaysMap,
            attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge)
    }
}

extension Binding<MKMapItem?> {
    /// Whether there is an item; false takes it away.
    fileprivate var isThere: Binding<Bool> {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}

/// What is known of a place: its name, its address, how to reach it, and where it is.
private struct MapItemDetails: View {
    let item: MKMapItem?
    let displaysMap: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if let item {
                ForEach(Array(item.detailLines().enumerated()), id: \.offset) { number, line in
                    Text(verbatim: line).font(number == 0 ? .headline : .body)
                }
                if displaysMap {
                    Map(
                        initialPosition: .region(
                            MKCoordinateRegion(
                                center: item.location.coordinate, latitudinalMeters: 500,
                                longitudinalMeters: 500))
                    ) {
                        Marker(item: item)
                    }
                    .frame(height: 240)
                }
            }
            Button("Done") { dismiss() }
        }
        .padding()
    }
}
