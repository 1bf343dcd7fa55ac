import Foundation

extension PickerNode {
  /// Shows the options beside `anchor`, which is in root space, in points.
  ///
  /// The menu works on when the picker, as a row of another menu, goes away with that.
  func open(from anchor: CGRect? = nil) {
    let tags = elements.map { self.tag(of: $0) }
    let selection = selection
    var indices: [ObjectIdentifier: Int] = [:]
    func tag(_ overlay: MenuOverlayNode?, _ row: LayoutNode) -> AnyHashable? {
      guard let overlay else { return nil }
      if indices.isEmpty {
        for (index, row) in overlay.currentRows.enumerated() {
          indices[ObjectIdentifier(row)] = index
        }
      }
      guard let index = indices[ObjectIdentifier(row)], index < tags.count else { return nil }
      return tags[index]
    }
    weak var opened: MenuOverlayNode?
    let overlay = MenuOverlayNode(
      anchor: anchor ?? rootFrame, graph.overlayContext(for: self),
      choose: { [weak self] row in
        guard let tag = tag(opened, row) else { return }
        selection?.select(tag)
        if let self, !flags.contains(.removed), selection?.refresh(for: self) == true {
          selectionDidChange()
        }
      },
      isChosen: { row in tag(opened, row).map { selection?.isSelected($0) == true } ?? false },
      content: { options.makeNode($0) })
    opened = overlay
    graph.showOverlay(overlay)
  }
}
