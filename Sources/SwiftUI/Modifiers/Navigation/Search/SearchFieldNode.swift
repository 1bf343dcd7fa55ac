import Accessibility
import Device
import DisplayList
import Foundation
import Metrics
import UIKit

/// The search field in a bar: the field, "Cancel" beside it and the scopes below it while the user
/// searches.
@MainActor
package final class SearchFieldNode: LayoutNode, FocusFollower {
  private unowned(unsafe) let owner: SearchableNode
  private var field: _Node?
  private var element: LayoutNode?
  private var glyph: _Node?
  private var cancel: _Node?
  private var clear: _Node?
  private var tokens: _Node?
  /// Where tokens may be seen: of those that need more room than they have, the beginning is.
  private var tokenRoom = CGRect.zero
  /// What proxies of UIKit's search bar say; nil where they say nothing.
  private let looks = ControlLooks.search

  init(_ owner: SearchableNode, _ context: _NodeContext) {
    self.owner = owner
    var context = context
    if let tint = looks?.tint.map({ AnyShapeStyle(Color(uiColor: $0)) }) {
      context.environment = context.environment.makeChild { $0.tintStyle = tint }
    }
    super.init(context)
    let scope = fieldContext.environment.makeChild { $0.controlForeground = .secondary }
    glyph = part(
      (looks?.glass.map { Image(uiImage: $0) }
        ?? Image(systemName: "magnifyingglass").shrinkingToFit())
        .accessibilityHidden(true), childContext.with(scope))
    let least = SearchMetrics.leastCancelScale
    cancel = part(
      Button(SystemWord.cancel.text) { [weak owner] in owner?.end() },
      childContext.with(childContext.environment.makeChild { $0.minimumScaleFactor = least }))
    clear = part(
      Button { [weak owner] in
        MainActor.assumeIsolated { owner?.setText("") }
      } label: { [looks] in
        (looks?.clear.map { Image(uiImage: $0) }
          ?? Image(systemName: "xmark.circle.fill").shrinkingToFit())
          .foregroundStyle(.secondary)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Self.clearLabel), fieldContext)
  }

  /// The letters grow with the text size, and the field with them, whatever font is set around it.
  private var fieldContext: _NodeContext {
    let font = font
    let color = looks?.text.color.map { Color(uiColor: $0) }
    return childContext.with(
      childContext.environment.makeChild { values in
        values.font = font
        values.typedColor = color
        values.placeholderForeground = .secondary
        if values.submitLabel == .return { values.submitLabel = .search }
        values.submitTrigger = .search
      })
  }

  private var font: Font { looks?.text.font.map { Font($0) } ?? .body }

  private func part<V: View>(_ view: V, _ context: _NodeContext) -> _Node {
    let node = V._makeNode(view, context)
    only(node)?.layoutParent = self
    return node
  }

  private func only(_ node: _Node?) -> LayoutNode? {
    var elements: ContiguousArray<LayoutNode> = []
    node?.collectElements(into: &elements)
    return elements.first
  }

  func show(_ view: TextField<Text>) {
    if let field {
      TextField<Text>._updateNode(field, to: view)
      return
    }
    let node = TextField<Text>._makeNode(view, fieldContext)
    field = node
    element = only(node)
    element?.layoutParent = self
  }

  /// Shows tokens before the text.
  func show(_ row: [SearchTokens.Token]) {
    guard !row.isEmpty || tokens != nil else { return }
    let view = SearchTokenRow(tokens: row)
    if let tokens {
      SearchTokenRow._updateNode(tokens, to: view)
    } else {
      tokens = part(view, fieldContext)
    }
    invalidatePlacement()
    graph.contentDidChange()
  }

  // MARK: The search

  var isActive: Bool { owner.isActive }
  var isAlwaysShown: Bool { owner.isAlwaysShown }
  /// Whether the rest of the bar goes while the user searches.
  var takesWholeBar: Bool { isActive && !environment.values.searchKeepsBar }

  private var scopes: LayoutNode? { owner.screen?.item.searchScopes?.element }

  /// Whether the scopes stand below the field.
  var showsScopes: Bool { isActive && scopes != nil }

  package func focusDidMove(inside isInside: Bool) {
    if isInside { owner.setSearching(true) }
  }

  var target: (any FocusTarget)? {
    func find(_ node: LayoutNode?) -> (any FocusTarget)? {
      guard let node else { return nil }
      if let target = node as? any FocusTarget { return target }
      var found: (any FocusTarget)?
      node.forEachElement { if found == nil { found = find($0) } }
      return found
    }
    return find(element)
  }

  var hasFocus: Bool {
    guard let focused = graph.focus.focused else { return false }
    return focused === target
  }

  func takeFocus() {
    if let target { graph.focus.focus(target) }
  }

  // MARK: Structure

  package override func forEachChild(_ body: (_Node) -> Void) {
    for node in [field, glyph, cancel, clear, tokens] { if let node { body(node) } }
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    if let glyph = only(glyph) { body(glyph) }
    if let tokens = only(tokens) { body(tokens) }
    if let element { body(element) }
    if !owner.text.isEmpty, let clear = only(clear) { body(clear) }
    if isActive, let cancel = only(cancel) { body(cancel) }
    if showsScopes, let scopes { body(scopes) }
  }

  // MARK: Layout

  /// The height of a field that nothing pushes out of the bar, in points.
  private var wholeHeight: CGFloat {
    SearchMetrics.fieldHeight + environment.values.lineGrowth(of: .body)
  }

  private var fieldHeight: CGFloat { min(size.height, wholeHeight) }

  /// The room for the button that ends the search, in points.
  private var cancelWidth: CGFloat {
    SearchMetrics.cancelWidth(
      only(cancel)?.sizeThatFits(.unspecified).width ?? 0, in: size.width)
  }

  private var fieldFrame: CGRect {
    var width = size.width
    if isActive, only(cancel) != nil { width -= cancelWidth + SearchMetrics.cancelGap }
    width = max(0, width)
    return CGRect(
      x: left(fromLeading: 0, width: width), y: 0, width: width, height: fieldHeight)
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    proposal.replacing(unspecified: CGSize(width: 200, height: wholeHeight))
  }

  package override func placeChildren() {
    let start = placeGlass()
    placeWords(from: start, to: placeClear() - SearchMetrics.textEnd)
    centre(
      only(cancel), x: fieldFrame.width + SearchMetrics.cancelGap, Proposal(cancelWidth, .nan))
    guard let scopes else { return }
    // They belong to the content that declares them, and stand in the bar: touches are told in this place.
    scopes.layoutParent = self
    scopes.place(
      at: CGPoint(x: 0, y: wholeHeight + SearchMetrics.scopesGap),
      Proposal(size.width, SearchMetrics.scopeControlHeight))
  }

  /// Places a part in the middle of the field's height, `x` points from the side at which text begins.
  private func centre(_ part: LayoutNode?, x: CGFloat, _ proposal: Proposal = .unspecified) {
    guard let part else { return }
    let fitted = part.sizeThatFits(proposal)
    part.place(
      at: CGPoint(
        x: left(fromLeading: x, width: fitted.width), y: (fieldHeight - fitted.height) / 2),
      proposal)
  }

  /// The size of the letters in the field, in points.
  private var fontSize: CGFloat {
    font.descriptor(for: environment.values.dynamicTypeSize).size
  }

  /// How wide the tokens are side by side, in points; 0 without any.
  private var rowWidth: CGFloat { only(tokens)?.sizeThatFits(.unspecified).width ?? 0 }

  /// What a sign is offered whose side is told by the letters and by the width of the field.
  private func room(
    for sign: LayoutNode?,
    side: (_ fontSize: CGFloat, _ hasTokens: Bool, _ width: CGFloat) -> CGFloat
  ) -> Proposal {
    let hasTokens = rowWidth > 0
    let part =
      side(fontSize, hasTokens, fieldFrame.width) / side(fontSize, hasTokens, .infinity)
    guard part < 1, let natural = sign?.sizeThatFits(.unspecified) else { return .unspecified }
    return Proposal(natural.width * part, natural.height * part)
  }

  /// Places the magnifying glass, and says where words begin.
  private func placeGlass() -> CGFloat {
    let glass = only(glyph)
    let proposal = room(for: glass, side: SearchMetrics.glassSide)
    let width = glass?.sizeThatFits(proposal).width ?? 0
    let start = max(SearchMetrics.glassMiddle - width / 2, SearchMetrics.glassMargin)
    centre(glass, x: start, proposal)
    return max(SearchMetrics.textInset, start + width + SearchMetrics.glassMargin)
  }

  /// Places the sign that clears the text, and says where the room in front of it ends.
  private func placeClear() -> CGFloat {
    let end = fieldFrame.width
    guard !owner.text.isEmpty, let clear = only(clear) else { return end }
    let proposal = room(for: clear, side: SearchMetrics.clearSide)
    let width = clear.sizeThatFits(proposal).width
    let start = end - SearchMetrics.clearDistance(side: width)
    centre(clear, x: start, proposal)
    return start
  }

  /// Places tokens, and the text behind them.
  private func placeWords(from start: CGFloat, to end: CGFloat) {
    let room = max(0, end - start)
    let seen = SearchMetrics.tokenWidth(rowWidth, fontSize: fontSize, in: room)
    tokenRoom = CGRect(
      x: left(fromLeading: start, width: seen), y: 0, width: seen, height: fieldHeight)
    centre(only(tokens), x: start)
    let textStart = seen > 0 ? start + seen + SearchMetrics.tokenGap : start
    centre(element, x: textStart, Proposal(max(0, start + room - textStart), fieldHeight))
  }

  // MARK: Touches

  /// The field, and the scopes, which stand below it in the bar.
  private var touchableFrame: CGRect {
    let frame = CGRect(origin: .zero, size: size)
    return isActive ? scopes.map { frame.union($0.frame) } ?? frame : frame
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard touchableFrame.contains(point) else { return false }
    let count = path.entries.count
    _ = hitTestChildren(point, &path)
    if path.entries.count == count, fieldFrame.contains(point), let element {
      _ = element.hitTest(CGPoint(x: 1, y: element.size.height / 2), &path)
    }
    path.append(self, at: point)
    return true
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    let height = Double(fieldHeight / wholeHeight)
    let paint = ControlPaint(self)
    canvas.append(
      .fill(
        canvas.pixelRect(fieldFrame), cornerRadius: SearchMetrics.fieldRadius,
        .color(looks?.background.map { paint.color($0) } ?? paint.tertiaryFill)))
    // The text fades while the field is pushed out of the bar.
    guard height < 1 else {
      drawParts(into: &canvas)
      return
    }
    canvas.group(GroupAttributes(opacity: max(0, height * 2 - 1))) { drawParts(into: &$0) }
  }

  private func drawParts(into canvas: inout DisplayCanvas) {
    let row = only(tokens)
    let fontSize = fontSize
    forEachElement { part in
      if part === row, part.size.width > tokenRoom.width {
        draw(part, within: tokenRoom, into: &canvas)
      } else if part === element, part.size.width + 0.5 < fontSize {
        // Not even a letter has its room, nor what stands for those that are left out.
        let room = part.frame.insetBy(dx: -SearchMetrics.textEnd, dy: 0)
        draw(part, within: room, into: &canvas)
      } else {
        part.drawPlaced(into: &canvas)
      }
    }
  }

  private func draw(_ part: LayoutNode, within room: CGRect, into canvas: inout DisplayCanvas) {
    guard room.width > 0 else { return }
    let clip = Clip(canvas.pixelRect(room))
    canvas.group(GroupAttributes(clip: clip)) { part.drawPlaced(into: &$0) }
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let inner = builder.collect { super.buildAccessibility(&$0) }
    for element in inner where element.elementType == .textField {
      element.elementType = .searchField
      element.frame = fieldFrame.offsetBy(dx: builder.origin.x, dy: builder.origin.y)
      element.visibleFrame = element.frame.commonPart(with: builder.visibleRect)
      element.traits.insert(.searchField)
    }
    // The field owns the button that empties it.
    if let field = inner.first(where: { $0.elementType == .searchField }),
      let button = inner.first(where: { $0.label == Self.clearLabel })
    {
      field.append(button)
      builder.elements += inner.filter { $0 !== button }
    } else {
      builder.elements += inner
    }
  }

  private static var clearLabel: String { SystemWord.clearText.text }

  package override var dumpLabel: String? { "SearchField" }
}
