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
  private(set) var cells: [ActionCellNode] = []
  /// What is said, and the buttons but those of a dialog's way out: each scrolls where there is no room for it.
  private(set) lazy var textsPart = AlertPartNode(partContext)
  private(set) lazy var buttonsPart = AlertPartNode(partContext)
  private(set) var box = CGRect.zero
  private(set) var cancelBox = CGRect.zero
  /// Around the fields, and the lines between them, in the space of what is said.
  private(set) var fieldBox: CGRect?
  private(set) var fieldLines: [CGFloat] = []
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

  /// What the app has set around the alert about scrolling is nothing to it.
  private var partContext: _NodeContext {
    childContext.with(
      environment.makeChild { values in
        values.isScrollEnabled = true
        values.verticalScrollBounceBehavior = .basedOnSize
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
    var buttons = actions.map { ActionCellNode.buttons(in: $0) } ?? []
    var elements: ContiguousArray<LayoutNode> = []
    actions?.collectElements(into: &elements)
    fields = elements.filter { !($0 is ButtonNode) && ActionCellNode.buttons(in: $0).isEmpty }
    addStandardButton(&buttons)
    cells = buttons.map { button in
      if let kept = cells.first(where: { $0.button === button }) { return kept }
      let cell = ActionCellNode(button, childContext)
      cell.beforeAction = { [weak self] in self?.requestDismissal() }
      return cell
    }
    arrange()
    textsPart.show(texts + fields, in: self)
    buttonsPart.show(cells.filter { !isDialog || $0.role != .cancel }, in: self)
    for cell in cancelCells { cell.layoutParent = self }
    textsPart.background = { [weak self] in self?.drawFields(into: &$0) }
    buttonsPart.background = { [weak self] in self?.drawLines(into: &$0) }
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

  /// The way out of a dialog, on a card of its own.
  private var cancelCells: [ActionCellNode] {
    isDialog ? cells.filter { $0.role == .cancel } : []
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
    body(textsPart)
    body(buttonsPart)
    for cell in cancelCells { body(cell) }
  }

  package override func tearDown() {
    super.tearDown()
    textsPart.tearDown()
    buttonsPart.tearDown()
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
    let insets = graph.safeAreaInsets
    let parts = layout.parts(
      in: AlertMetrics.room(
        in: size, top: insets.top, bottom: insets.bottom, keyboard: covered))
    let y = AlertMetrics.top(
      of: parts.height, in: size, top: insets.top, bottom: insets.bottom, keyboard: covered)
    box = CGRect(
      x: (size.width - layout.size.width) / 2, y: y, width: layout.size.width,
      height: parts.height)
    fieldBox = layout.fieldBox
    fieldLines = layout.fields.dropFirst().map(\.minY)
    placeParts(parts, height: layout.size.height, buttonsTop: layout.buttonsTop)
    placeTexts(layout.texts)
    for (field, frame) in zip(fields, layout.fields) {
      let inner = Proposal(frame.width - 2 * AlertMetrics.fieldInset, .nan)
      let fitted = field.sizeThatFits(inner)
      field.place(
        at: CGPoint(
          x: frame.minX + AlertMetrics.fieldInset, y: frame.midY - fitted.height / 2), inner)
    }
    let isMirrored = environment.isRightToLeft
    placeCells(
      cells,
      layout.buttons.map {
        isMirrored ? $0.offsetBy(dx: box.width - $0.minX - $0.maxX, dy: 0) : $0
      },
      CGPoint(x: 0, y: -layout.buttonsTop))
  }

  /// Places what scrolls in the box, whose parts are `height` high in full.
  private func placeParts(_ parts: AlertParts, height: CGFloat, buttonsTop: CGFloat) {
    textsPart.place(
      in: CGRect(x: box.minX, y: box.minY, width: box.width, height: parts.texts),
      contentHeight: buttonsTop)
    buttonsPart.place(
      in: CGRect(
        x: box.minX, y: box.minY + parts.texts, width: box.width, height: parts.buttons),
      contentHeight: height - buttonsTop)
  }

  private func placeTexts(_ frames: [CGRect]) {
    for (element, frame) in zip(texts, frames) {
      let proposal = Proposal(frame.width, .nan)
      let fitted = element.sizeThatFits(proposal)
      element.place(at: CGPoint(x: frame.midX - fitted.width / 2, y: frame.minY), proposal)
    }
  }

  private func placeCells(_ cells: [ActionCellNode], _ frames: [CGRect], _ origin: CGPoint) {
    for (cell, frame) in zip(cells, frames) {
      cell.place(
        at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY), Proposal(frame.size))
    }
  }

  /// Between a dialog and what it is about, in points: as for popovers, whose arrow is in between.
  private static let anchorGap = PopoverMetrics.arrow.height

  /// Whether a dialog stands beside what it is about: on a screen that is large both ways.
  var isBesideAnchor: Bool {
    isDialog && environment.values.horizontalSizeClass == .regular
      && environment.values.verticalSizeClass == .regular
  }

  /// A dialog as wide as an alert, below what it is about, or above where there is no room.
  private func placeBesideAnchor() {
    let width = AlertMetrics.width(isAccessibilitySize: false)
    let layout = ActionSheetLayout(
      width: width, textHeights: textHeights(ActionSheetLayout.textWidth(in: width)),
      labelHeights: labelHeights(width), buttonCount: cells.count, cancelCount: 0)
    let insets = graph.safeAreaInsets
    let margin = ActionSheetLayout.margin
    let parts = layout.parts(
      in: ActionSheetLayout.room(in: size, top: insets.top, bottom: insets.bottom))
    let (card, anchor) = (CGSize(width: layout.card.width, height: parts.height), anchor())
    let gap = Self.anchorGap
    var y = anchor.maxY + gap
    if y + card.height > size.height - insets.bottom { y = anchor.minY - gap - card.height }
    if y < insets.top { y = max(anchor.midY - card.height / 2, insets.top) }
    let x = min(
      max(anchor.midX - card.width / 2, margin), max(margin, size.width - margin - card.width))
    box = CGRect(origin: CGPoint(x: x, y: y), size: card)
    cancelBox = .zero
    placeParts(parts, height: layout.card.height, buttonsTop: layout.buttonsTop)
    placeTexts(layout.texts)
    placeCells(cells, layout.buttons, CGPoint(x: 0, y: -layout.buttonsTop))
  }

  private func placeDialog() {
    if isBesideAnchor { return placeBesideAnchor() }
    let width = ActionSheetLayout.width(in: size)
    let cancels = cancelCells
    let layout = ActionSheetLayout(
      width: width, textHeights: textHeights(ActionSheetLayout.textWidth(in: width)),
      labelHeights: labelHeights(width), buttonCount: cells.count - cancels.count,
      cancelCount: cancels.count)
    let insets = graph.safeAreaInsets
    let parts = layout.parts(
      in: ActionSheetLayout.room(in: size, top: insets.top, bottom: insets.bottom))
    let origin = ActionSheetLayout.origin(
      of: CGSize(width: layout.size.width, height: layout.height(of: parts)), in: size,
      bottom: insets.bottom)
    box = CGRect(
      x: origin.x, y: origin.y, width: layout.card.width, height: parts.height)
    let moved = CGPoint(x: origin.x, y: origin.y + parts.height - layout.card.height)
    cancelBox = layout.cancelCard.offsetBy(dx: moved.x, dy: moved.y)
    placeParts(parts, height: layout.card.height, buttonsTop: layout.buttonsTop)
    placeTexts(layout.texts)
    placeCells(cells, layout.buttons, CGPoint(x: 0, y: -layout.buttonsTop))
    placeCells(cancels, layout.cancels, moved)
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

  package override func draw(into canvas: inout DisplayCanvas) {
    drawBoxes(into: &canvas)
    super.draw(into: &canvas)
  }

  package override var dumpLabel: String? { isDialog ? "ConfirmationDialog" : "Alert" }
}

extension View {
  /// Makes the nodes of a view of any type.
  @MainActor
  package func makeNode(in context: _NodeContext) -> _Node { Self._makeNode(self, context) }
}
