import Accessibility
import Device
import DisplayList
import Foundation
import Metrics
import UIKit

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
  private(set) var fields: [LayoutNode] = []
  private var cells: [ActionCellNode] = []
  private var box = CGRect.zero
  private var cancelBox = CGRect.zero
  /// Around the fields, and the lines between them.
  private var fieldBox: CGRect?
  private var fieldLines: [CGFloat] = []
  /// The way out of a dialog beside what it is about, where a touch elsewhere is the way out.
  private var unseenCancel: ActionCellNode?
  /// What a dialog is about, in root space, in points.
  var anchor: @MainActor () -> CGRect = { .zero }

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
      environment.makeChild { values in
        values.buttonStyle = .look(isDialog ? .dialogRow : .alertRow)
        // Of the fields; buttons have their own.
        if !isDialog { values.font = .footnote }
      })
  }

  private func centred(_ font: Font?) -> _NodeContext {
    var context = childContext
    context.environment = context.environment.makeChild { values in
      values.multilineTextAlignment = .center
      if isDialog { values.controlForeground = .secondary }
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
      name = SystemWord.ok.text
    } else if isDialog, !buttons.contains(where: { $0.role == .cancel }) {
      name = SystemWord.cancel.text
    } else {
      return
    }
    let node =
      extra
      ?? Button(name, role: isDialog ? .cancel : nil) {}
      .makeNode(in: actionContext)
    extra = node
    buttons += ActionCellNode.buttons(in: node)
  }

  private func arrange() {
    guard !isDialog else {
      let cancels = cells.filter { $0.role == .cancel }
      cells = cells.filter { $0.role != .cancel } + (isBesideAnchor ? [] : cancels)
      unseenCancel = cancels.first
      return
    }
    cells = AlertMetrics.order(isCancel: cells.map { $0.role == .cancel }).map { cells[$0] }
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

  package override func didAppear() { if !isDialog { focusFirstField() } }

  // MARK: Layout

  package override func placeChildren() {
    if isDialog { placeDialog() } else { placeAlert() }
  }

  private var texts: [LayoutNode] { (titleElement.map { [$0] } ?? []) + messageElements }

  /// The heights of the texts in a width, in points.
  private func textHeights(_ width: CGFloat) -> [CGFloat] {
    texts.map { $0.sizeThatFits(Proposal(width, .nan)).height }
  }

  /// The heights of the buttons' labels in a row of a width, in points.
  private func labelHeights(_ width: CGFloat) -> [CGFloat] {
    let proposal = Proposal(AlertLayout.labelWidth(in: width), .nan)
    return cells.map { $0.button.sizeThatFits(proposal).height }
  }

  /// The height of a field with text of the size that all have, in points.
  private var fieldHeight: CGFloat {
    let category = UIContentSizeCategory(environment.values.dynamicTypeSize)
    let font = UIFont.preferredFont(
      forTextStyle: .footnote,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    return AlertMetrics.fieldHeight(line: font.lineHeight)
  }

  private func alertLayout(width: CGFloat) -> AlertLayout {
    AlertLayout(
      width: width, textHeights: textHeights(AlertLayout.textWidth(in: width)),
      fieldHeights: fields.map { _ in fieldHeight },
      labels: cells.map { $0.button.sizeThatFits(.unspecified) },
      wrappedHeights: labelHeights(width))
  }

  private func placeAlert() {
    let layout = alertLayout(
      width: AlertMetrics.width(
        isAccessibilitySize: environment.values.dynamicTypeSize.isAccessibilitySize))
    // An alert in which text is typed makes room for the keyboard.
    let covered = fields.isEmpty ? 0 : graph.keyboardHeight
    let middle = (size.height - covered - layout.size.height) / 2
    box = CGRect(
      x: (size.width - layout.size.width) / 2,
      y: fields.isEmpty ? middle : max(middle, graph.safeAreaInsets.top),
      width: layout.size.width, height: layout.size.height)
    fieldBox = layout.fieldBox?.offsetBy(dx: box.minX, dy: box.minY)
    fieldLines = layout.fields.dropFirst().map { box.minY + $0.minY }
    placeTexts(layout.texts, box.origin)
    for (field, frame) in zip(fields, layout.fields) {
      let inner = Proposal(frame.width - 2 * AlertMetrics.fieldInset, .nan)
      let fitted = field.sizeThatFits(inner)
      field.place(
        at: CGPoint(
          x: box.minX + frame.minX + AlertMetrics.fieldInset,
          y: box.minY + frame.midY - fitted.height / 2), inner)
    }
    let isMirrored = environment.isRightToLeft
    placeCells(
      layout.buttons.map {
        isMirrored ? $0.offsetBy(dx: box.width - $0.minX - $0.maxX, dy: 0) : $0
      },
      box.origin)
  }

  private func placeTexts(_ frames: [CGRect], _ origin: CGPoint) {
    for (element, frame) in zip(texts, frames) {
      let proposal = Proposal(frame.width, .nan)
      let fitted = element.sizeThatFits(proposal)
      element.place(
        at: CGPoint(x: origin.x + frame.midX - fitted.width / 2, y: origin.y + frame.minY),
        proposal)
    }
  }

  private func placeCells(_ frames: [CGRect], _ origin: CGPoint) {
    for (cell, frame) in zip(cells, frames) {
      cell.place(
        at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY), Proposal(frame.size))
    }
  }

  /// Between a dialog and what it is about, in points: as for popovers, whose arrow is in between.
  private static let anchorGap: CGFloat = 13

  /// Whether a dialog stands beside what it is about: on a screen that is large both ways.
  private var isBesideAnchor: Bool {
    isDialog && environment.values.horizontalSizeClass == .regular
      && environment.values.verticalSizeClass == .regular
  }

  /// A dialog as wide as an alert, below what it is about, or above where there is no room.
  private func placeBesideAnchor() {
    let width = AlertMetrics.width(isAccessibilitySize: false)
    let layout = ActionSheetLayout(
      width: width, textHeights: textHeights(ActionSheetLayout.textWidth(in: width)),
      labelHeights: labelHeights(width), buttonCount: cells.count, cancelCount: 0)
    let (card, anchor) = (layout.card.size, anchor())
    let gap = Self.anchorGap
    let insets = graph.safeAreaInsets
    var y = anchor.maxY + gap
    if y + card.height > size.height - insets.bottom { y = anchor.minY - gap - card.height }
    if y < insets.top { y = anchor.midY - card.height / 2 }
    let margin = ActionSheetLayout.margin
    let x = min(
      max(anchor.midX - card.width / 2, margin), max(margin, size.width - margin - card.width))
    let origin = CGPoint(x: x - layout.card.minX, y: y - layout.card.minY)
    box = layout.card.offsetBy(dx: origin.x, dy: origin.y)
    cancelBox = .zero
    placeTexts(layout.texts, origin)
    placeCells(layout.buttons, origin)
  }

  private func placeDialog() {
    if isBesideAnchor { return placeBesideAnchor() }
    let width = ActionSheetLayout.width(in: size)
    let cancelCount = cells.count { $0.role == .cancel }
    let layout = ActionSheetLayout(
      width: width, textHeights: textHeights(ActionSheetLayout.textWidth(in: width)),
      labelHeights: labelHeights(width), buttonCount: cells.count - cancelCount,
      cancelCount: cancelCount)
    let origin = ActionSheetLayout.origin(
      of: layout.size, in: size, bottom: graph.safeAreaInsets.bottom)
    box = layout.card.offsetBy(dx: origin.x, dy: origin.y)
    cancelBox = layout.cancelCard.offsetBy(dx: origin.x, dy: origin.y)
    placeTexts(layout.texts, origin)
    placeCells(layout.buttons + layout.cancels, origin)
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
    let action = unseenCancel?.button.action
    requestDismissal()
    action?()
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    if !isBesideAnchor { drawDimming(into: &canvas) }
    let paint = ControlPaint(self)
    let color = PaintColor(
      white: Double(AlertMetrics.white(isDark: environment.values.colorScheme == .dark)))
    // The way out of a dialog stands on a card of its own, which nothing shines through.
    let boxes = isDialog ? [(box, color), (cancelBox, opaqueCard)] : [(box, color)]
    if isBesideAnchor {
      let shadow = Shadow(color: PaintColor(white: 0, alpha: 0.2), radius: 20)
      canvas.group(GroupAttributes(shadow: shadow)) {
        $0.append(
          .fill($0.pixelRect(box), cornerRadius: AlertMetrics.cornerRadius, .color(opaqueCard)))
      }
    }
    for (box, color) in boxes where box.height > 0 {
      canvas.append(
        .fill(canvas.pixelRect(box), cornerRadius: AlertMetrics.cornerRadius, .color(color)))
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
    guard let fieldBox else { return }
    let rect = canvas.pixelRect(fieldBox)
    let radius = AlertMetrics.fieldRadius
    canvas.append(.fill(rect, cornerRadius: radius, .color(paint.background)))
    canvas.append(
      .stroke(
        CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil),
        .color(paint.separator), width: 1 / canvas.scale))
    for y in fieldLines {
      let line = CGRect(x: fieldBox.minX, y: y, width: fieldBox.width, height: 1 / canvas.scale)
      canvas.append(.fill(canvas.pixelRect(line), paint.separator))
    }
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let inner = builder.collect { super.buildAccessibility(&$0) }
    let element = builder.add(
      isDialog ? .sheet : .alert, for: self,
      label: title.resolvedString(in: environment.values), children: inner)
    element.frame = isDialog && cancelBox.height > 0 ? box.union(cancelBox) : box
    element.isAccessibilityElement = false
    AlertElements.arrange(element, apart: isDialog && cancelBox.height > 0 ? 1 : 0)
  }

  package override var dumpLabel: String? { isDialog ? "ConfirmationDialog" : "Alert" }
}

extension AlertLayerNode {
  /// Behind the way out of a dialog, which stands above the screen.
  fileprivate var opaqueCard: PaintColor {
    ControlPaint(environment.makeChild { $0.isElevated = true })
      .color(UIColor.secondarySystemGroupedBackground)
  }
}

extension View {
  /// Makes the nodes of a view of any type.
  @MainActor
  package func makeNode(in context: _NodeContext) -> _Node { Self._makeNode(self, context) }
}
