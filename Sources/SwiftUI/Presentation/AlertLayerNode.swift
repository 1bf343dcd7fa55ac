import Accessibility
import DisplayList
import Foundation

/// An alert or a confirmation dialog: title, message and buttons in a box.
@MainActor
package final class AlertLayerNode: PresentationLayerNode, PressTarget, GestureSource {
  package let isDialog: Bool
  private let title: Text
  private let showsTitle: Bool
  private var titleElement: LayoutNode?
  private var message: _Node?
  private var messageElements: ContiguousArray<LayoutNode> = []
  private var actions: _Node?
  private var extra: _Node?
  private var fields: [LayoutNode] = []
  private var cells: [ActionCellNode] = []
  private var box = CGRect.zero
  private var cancelBox = CGRect.zero

  /// In points.
  private var alertWidth: CGFloat {
    environment.values.dynamicTypeSize.isAccessibilitySize ? 310 : 270
  }
  private static let padding: CGFloat = 20
  private static let rowHeight: CGFloat = 44
  private static let fieldMargin: CGFloat = 16
  private static let fieldHeight: CGFloat = 32
  private static let dialogRowHeight: CGFloat = 57

  init(title: Text, showsTitle: Bool, isDialog: Bool, _ context: _NodeContext) {
    self.title = title
    self.showsTitle = showsTitle
    self.isDialog = isDialog
    super.init(context)
  }

  // MARK: Content

  func setContent(
    message makeMessage: (_NodeContext) -> _Node?, actions makeActions: (_NodeContext) -> _Node?
  ) {
    if showsTitle {
      let font = isDialog ? Font.footnote.weight(.semibold) : .headline
      titleElement = Text._makeNode(title.modified(.font(font)), centred(nil)) as? LayoutNode
      titleElement?.layoutParent = self
    }
    message = makeMessage(centred(.footnote))
    actions = makeActions(actionContext)
    collect()
  }

  private var actionContext: _NodeContext {
    let isDialog = isDialog
    return childContext.with(
      environment.makeChild { $0.buttonStyle = .look(isDialog ? .dialogRow : .alertRow) })
  }

  private func centred(_ font: Font?) -> _NodeContext {
    var context = childContext
    context.environment = context.environment.makeChild { values in
      values.multilineTextAlignment = .center
      if let font { values.font = font }
    }
    return context
  }

  private func collect() {
    messageElements = []
    message?.collectElements(into: &messageElements)
    for element in messageElements { element.layoutParent = self }
    var buttons = actions.map { ActionCellNode.buttons(in: $0) } ?? []
    var elements: ContiguousArray<LayoutNode> = []
    actions?.collectElements(into: &elements)
    fields = elements.filter { !($0 is ButtonNode) && ActionCellNode.buttons(in: $0).isEmpty }
    for field in fields { field.layoutParent = self }
    addStandardButton(&buttons)
    cells = buttons.map { button in
      if let kept = cells.first(where: { $0.button === button }) { return kept }
      let cell = ActionCellNode(button, childContext)
      cell.beforeAction = { [weak self] in self?.requestDismissal() }
      return cell
    }
    for cell in cells { cell.layoutParent = self }
    arrange()
  }

  /// An alert without buttons gets "OK", a dialog without a way out gets "Cancel".
  private func addStandardButton(_ buttons: inout [ButtonNode]) {
    let name: String
    if buttons.isEmpty, !isDialog {
      name = "OK"
    } else if isDialog, !buttons.contains(where: { $0.role == .cancel }) {
      name = "Cancel"
    } else {
      return
    }
    let node =
      extra
      ?? Button(LocalizedStringKey(name), role: isDialog ? .cancel : nil) {}
      .makeNode(in: actionContext)
    extra = node
    buttons += ActionCellNode.buttons(in: node)
  }

  /// The way out stands on the left of two buttons, and below several.
  private func arrange() {
    guard let index = cells.firstIndex(where: { $0.role == .cancel }) else { return }
    let cancel = cells.remove(at: index)
    if cells.count == 1, !isDialog { cells.insert(cancel, at: 0) } else { cells.append(cancel) }
  }

  func contentDidChange() {
    collect()
    invalidatePlacement()
    graph.contentDidChange()
  }

  var messageNode: _Node? { message }
  var actionsNode: _Node? { actions }

  package override func elementsDidChange() { if actions != nil { contentDidChange() } }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let titleElement { body(titleElement) }
    if let message { body(message) }
    if let actions { body(actions) }
    if let extra { body(extra) }
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    if let titleElement { body(titleElement) }
    for element in messageElements { body(element) }
    for field in fields { body(field) }
    for cell in cells { body(cell) }
  }

  // MARK: Layout

  package override func placeChildren() {
    if isDialog { placeDialog() } else { placeAlert() }
  }

  /// Puts title, message and fields below each other, from the top of the box.
  private func placeTexts(width: CGFloat, place: Bool, _ origin: CGPoint) -> CGFloat {
    var y = Self.padding
    let proposal = Proposal(width - 2 * Self.padding, .nan)
    let texts = (titleElement.map { [$0] } ?? []) + messageElements
    guard !texts.isEmpty || !fields.isEmpty else { return 0 }
    for (index, element) in texts.enumerated() {
      let fitted = element.sizeThatFits(proposal)
      if index > 0 { y += 2 }
      if place {
        element.place(
          at: CGPoint(x: origin.x + (width - fitted.width) / 2, y: origin.y + y), proposal)
      }
      y += fitted.height
    }
    for (index, field) in fields.enumerated() {
      if index == 0 { y += 14 }
      let inner = Proposal(width - 2 * Self.fieldMargin - 16, .nan)
      let fitted = field.sizeThatFits(inner)
      if place {
        field.place(
          at: CGPoint(
            x: origin.x + Self.fieldMargin + 8,
            y: origin.y + y + (Self.fieldHeight - fitted.height) / 2), inner)
      }
      y += Self.fieldHeight
    }
    return y + (fields.isEmpty ? Self.padding : 16)
  }

  /// The height of all rows, in points: that of the one with the largest label.
  private func rowHeight(least: CGFloat, width: CGFloat) -> CGFloat {
    let proposal = Proposal(width - 16, .nan)
    return cells.reduce(least) { max($0, $1.button.sizeThatFits(proposal).height + 22) }
  }

  private func placeAlert() {
    let width = alertWidth
    let rowHeight = rowHeight(least: Self.rowHeight, width: width)
    let texts = placeTexts(width: width, place: false, .zero)
    let isRow =
      cells.count == 2
      && cells.allSatisfy { $0.button.sizeThatFits(.unspecified).width <= width / 2 - 16 }
    let rows = isRow ? 1 : cells.count
    let height = texts + CGFloat(rows) * rowHeight
    box = CGRect(
      x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
    _ = placeTexts(width: width, place: true, box.origin)
    for (index, cell) in cells.enumerated() {
      if isRow {
        cell.place(
          at: CGPoint(x: box.minX + CGFloat(index) * width / 2, y: box.minY + texts),
          Proposal(width / 2, rowHeight))
      } else {
        cell.place(
          at: CGPoint(x: box.minX, y: box.minY + texts + CGFloat(index) * rowHeight),
          Proposal(width, rowHeight))
      }
    }
  }

  private func placeDialog() {
    let insets = graph.safeAreaInsets
    let width = size.width - 16
    let texts = placeTexts(width: width, place: false, .zero)
    let rowHeight = rowHeight(least: Self.dialogRowHeight, width: width)
    let others = cells.filter { $0.role != .cancel }
    let cancels = cells.filter { $0.role == .cancel }
    let height = texts + CGFloat(others.count) * rowHeight
    let cancelHeight = CGFloat(cancels.count) * rowHeight
    let bottom = size.height - max(8, insets.bottom)
    cancelBox = CGRect(x: 8, y: bottom - cancelHeight, width: width, height: cancelHeight)
    box = CGRect(x: 8, y: cancelBox.minY - 8 - height, width: width, height: height)
    _ = placeTexts(width: width, place: true, box.origin)
    let proposal = Proposal(width, rowHeight)
    for (index, cell) in others.enumerated() {
      cell.place(
        at: CGPoint(x: 8, y: box.minY + texts + CGFloat(index) * rowHeight), proposal)
    }
    for (index, cell) in cancels.enumerated() {
      cell.place(
        at: CGPoint(x: 8, y: cancelBox.minY + CGFloat(index) * rowHeight), proposal)
    }
  }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    _ = hitTestChildren(point, &path)
    if isDialog, !box.contains(point), !cancelBox.contains(point) { path.append(self, at: point) }
    return true
  }

  package func collectGestures(into collection: inout GestureCollection) {
    // A touch beside a dialog closes it.
    if isDialog { collection.add(PressRecognizer(self)) }
  }

  package func setPressed(_ isPressed: Bool) {}

  package func performPress(at point: CGPoint) {
    let action = cells.first { $0.role == .cancel }?.button.action
    requestDismissal()
    action?()
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    drawDimming(0.2, into: &canvas)
    let paint = ControlPaint(self)
    let color = paint.label == .white ? PaintColor(37, 37, 37) : PaintColor(242, 242, 242)
    let boxes = isDialog ? [box, cancelBox] : [box]
    for box in boxes where box.height > 0 {
      canvas.append(.fill(canvas.pixelRect(box), cornerRadius: 14, .color(color)))
    }
    for cell in cells {
      let line = CGRect(
        x: cell.frame.minX, y: cell.frame.minY, width: cell.frame.width, height: 1 / canvas.scale)
      if cell.frame.minY > box.minY, cell.frame.minY != cancelBox.minY {
        canvas.append(.fill(canvas.pixelRect(line), paint.separator))
      }
      if cell.frame.minX > box.minX + 1 {
        let side = CGRect(
          x: cell.frame.minX, y: cell.frame.minY, width: 1 / canvas.scale,
          height: cell.frame.height)
        canvas.append(.fill(canvas.pixelRect(side), paint.separator))
      }
    }
    drawFields(paint, into: &canvas)
    super.draw(into: &canvas)
  }

  /// The boxes around the fields, one below the other.
  private func drawFields(_ paint: ControlPaint, into canvas: inout DisplayCanvas) {
    guard let first = fields.first else { return }
    let top = first.frame.midY - Self.fieldHeight / 2
    let area = CGRect(
      x: box.minX + Self.fieldMargin, y: top, width: box.width - 2 * Self.fieldMargin,
      height: Self.fieldHeight * CGFloat(fields.count))
    let rect = canvas.pixelRect(area)
    canvas.append(.fill(rect, cornerRadius: 7, .color(paint.background)))
    canvas.append(
      .stroke(
        CGPath(roundedRect: rect, cornerWidth: 7, cornerHeight: 7, transform: nil),
        .color(paint.separator), width: 1 / canvas.scale))
    for index in fields.indices.dropFirst() {
      let y = top + CGFloat(index) * Self.fieldHeight
      let line = CGRect(x: area.minX, y: y, width: area.width, height: 1 / canvas.scale)
      canvas.append(.fill(canvas.pixelRect(line), paint.separator))
    }
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let inner = builder.collect { super.buildAccessibility(&$0) }
    let element = builder.add(
      isDialog ? .sheet : .alert, for: self,
      label: title.resolvedString(in: environment.values), children: inner)
    element.frame = isDialog ? box.union(cancelBox) : box
    element.isAccessibilityElement = false
  }

  package override var dumpLabel: String? { isDialog ? "ConfirmationDialog" : "Alert" }
}

extension View {
  /// Makes the nodes of a view of any type.
  @MainActor
  package func makeNode(in context: _NodeContext) -> _Node { Self._makeNode(self, context) }
}
