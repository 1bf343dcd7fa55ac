import Accessibility
import DisplayList
import Foundation
import Metrics
import UIKit

/// The node of a text field, a secure field or a text editor.
@MainActor
package final class TextInputNode: LayoutNode, PressTarget, FocusTarget, GestureSource {
  private(set) var input: TextInput
  private var bound: BoundValue<String>?
  /// What is typed into a field of a value, which is shown in its format again at the end of editing.
  private(set) var draft: String?
  /// What typing replaces, in characters, where the app's selection doesn't say; nil for the end of the text.
  var ownSelection: Range<Int>?
  /// Whether the next edit of a secure field takes the place of the whole text, as in a `UITextField`.
  private var replacesSecret = false
  /// What is shown while the field is empty.
  private var placeholder: LabelContainerNode?
  /// The title beside a prompt: only assistive technologies read it.
  private var title: LabelContainerNode?
  private(set) var valueNode: LabelContainerNode?

  init(_ input: TextInput, _ context: _NodeContext) {
    self.input = input
    super.init(context)
    bound = BoundValue(input.field.source.text, for: self)
    valueNode = container { Text._makeNode(shown, $0) }
    if let prompt = input.field.prompt {
      placeholder = container(isPlaceholder: true) { Text._makeNode(prompt, $0) }
      title = container { _TextFieldStyleLabel._makeNode(input.field.label, $0) }
    } else {
      placeholder = container(isPlaceholder: true) {
        _TextFieldStyleLabel._makeNode(input.field.label, $0)
      }
    }
  }

  private enum SingleLine {}
  private enum Placeholder {}
  private enum Typed {}

  private func container(
    isPlaceholder: Bool = false, _ make: (_NodeContext) -> _Node
  ) -> LabelContainerNode {
    var scope = environment
    if input.field.axis == .horizontal {
      scope = scope.sharedChild(SingleLine.self) { $0.lineLimit = 1 }
    }
    if isPlaceholder {
      scope = scope.sharedChild(Placeholder.self) {
        $0.controlForeground = $0.placeholderForeground
      }
    } else if input.kind != .editor {
      scope = scope.sharedChild(Typed.self) { $0.controlForeground = .typed }
    }
    let node = LabelContainerNode(childContext.with(scope))
    node.layoutParent = self
    node.setContent(make(node.childContext))
    return node
  }

  // MARK: Updates

  func update(_ new: TextInput) {
    let old = input
    input = new
    if let prompt = new.field.prompt, let content = placeholder?.content, old.field.prompt != nil {
      Text._updateNode(content, to: prompt)
      if let content = title?.content {
        _TextFieldStyleLabel._updateNode(content, to: new.field.label)
      }
    } else if new.field.prompt == nil, old.field.prompt == nil, let content = placeholder?.content {
      _TextFieldStyleLabel._updateNode(content, to: new.field.label)
    }
    if old.hasBorder != new.hasBorder { invalidateLayout() }
    readText(new.field.source.text)
  }

  package override func refresh() { readText(nil) }

  private func readText(_ binding: Binding<String>?) {
    let hasLooks = input.field.source.attributedText != nil
    guard bound?.refresh(binding, for: self) == true || hasLooks else { return }
    draft = nil
    textDidChange()
  }

  private func textDidChange() {
    ownSelection = nil
    replacesSecret = false
    if let content = valueNode?.content { Text._updateNode(content, to: shown) }
    invalidatePlacement()
    graph.contentDidChange()
  }

  /// The text as it stands.
  package var string: String { draft ?? bound?.value ?? "" }

  package var isSecure: Bool { input.kind == .secure }

  var shownText: String {
    isSecure ? String(repeating: "•", count: string.count) : string
  }

  private var shown: Text {
    guard draft == nil, let text = input.field.source.attributedText else {
      return Text(verbatim: shownText)
    }
    return Text(text.wrappedValue)
  }

  // MARK: Structure

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let placeholder { body(placeholder) }
    if let title { body(title) }
    if let valueNode { body(valueNode) }
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    if let shown = string.isEmpty ? placeholder : valueNode { body(shown) }
  }

  package override func elementsDidChange() { invalidateLayout() }

  package override func tearDown() {
    if isFocused { graph.focus.focus(nil) }
    super.tearDown()
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    if isFocused, !environment.values.isEnabled { graph.focus.focus(nil) }
    super.environmentDidChange(keys)
  }

  // MARK: Layout

  /// The room between the edge and the text, in points.
  var insets: CGSize {
    if input.kind == .editor { return FieldMetrics.editorInset }
    return input.hasBorder ? FieldMetrics.inset : .zero
  }

  func inner(_ proposal: Proposal) -> Proposal {
    let insets = insets
    return Proposal(
      proposal.width.isNaN ? .nan : max(0, proposal.width - 2 * insets.width), .nan)
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    let insets = insets
    let proposal0 = inner(proposal)
    let value = valueNode?.sizeThatFits(proposal0) ?? .zero
    let shown = string.isEmpty ? placeholder?.sizeThatFits(proposal0) ?? .zero : value
    if input.kind == .editor {
      return proposal.replacing(
        unspecified: CGSize(
          width: shown.width + 2 * insets.width, height: shown.height + 2 * insets.height))
    }
    let line = max(value.height, shown.height)
    let height =
      input.field.axis == .vertical
      ? line + 2 * insets.height
      : FieldMetrics.height(
        line: line, hasBorder: input.hasBorder, isSecure: input.kind == .secure)
    let ideal = shown.width + 2 * insets.width
    return CGSize(
      width: proposal.width.isNaN ? ideal : max(0, proposal.width),
      height: height)
  }

  package override func placeChildren() {
    guard let shown = string.isEmpty ? placeholder : valueNode else { return }
    let insets = insets
    let proposal = inner(Proposal(size))
    let text = shown.sizeThatFits(proposal)
    let y = input.kind == .editor ? insets.height : (size.height - text.height) / 2
    shown.place(at: CGPoint(x: leadingEdge(ofWidth: text.width), y: y), proposal)
  }

  /// The left edge of a text of a width, as the text alignment wants it.
  func leadingEdge(ofWidth width: CGFloat) -> CGFloat {
    let room = size.width - 2 * insets.width - width
    let isRightToLeft = environment.isRightToLeft
    return switch environment.values.multilineTextAlignment {
    case .leading: insets.width + (isRightToLeft ? room : 0)
    case .center: insets.width + room / 2
    case .trailing: insets.width + (isRightToLeft ? 0 : room)
    }
  }

  package override func explicitAlignment(
    _ guide: AlignmentKey, _ dimensions: Dimensions
  ) -> CGFloat? {
    guard guide.isTextBaseline, let shown = string.isEmpty ? placeholder : valueNode else {
      return nil
    }
    let text = shown.dimensions(inner(Proposal(dimensions.size)))
    return shown.explicitAlignment(guide, text).map {
      $0 + (dimensions.size.height - text.size.height) / 2
    }
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    if input.hasBorder {
      let paint = ControlPaint(self)
      let rect = canvas.pixelRect(size)
      canvas.append(.fill(rect, cornerRadius: FieldMetrics.cornerRadius, .color(paint.background)))
      let line = rect.insetBy(dx: 0.25, dy: 0.25)
      let path = CGPath(
        roundedRect: line, cornerWidth: FieldMetrics.cornerRadius,
        cornerHeight: FieldMetrics.cornerRadius,
        transform: nil)
      canvas.append(.stroke(path, .color(paint.separator), width: 0.5))
    }
    if isFocused { drawSelection(into: &canvas) }
    super.draw(into: &canvas)
    if isFocused { drawInsertionPoint(into: &canvas) }
  }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    path.append(self, at: point)
    return true
  }

  package func collectGestures(into collection: inout GestureCollection) {
    guard environment.values.isEnabled else { return }
    collection.add(PressRecognizer(self))
  }

  package func setPressed(_ isPressed: Bool) {}

  package func performPress(at point: CGPoint) { graph.focus.focus(self) }

  package func performPress(at point: CGPoint, count: Int, duration: TimeInterval) {
    let wasEditing = isFocused
    graph.focus.focus(self)
    guard isFocused, let host = graph.hostView as? any TextEditTarget else { return }
    let place = CGPoint(x: rootOrigin.x + point.x, y: rootOrigin.y + point.y)
    host.fingerLifted(at: place, taps: count, duration: duration, wasEditing: wasEditing)
  }

  package override func performAccessibilityAction(_ action: AccessibilityElementAction) -> Bool {
    guard case .activate = action, environment.values.isEnabled else { return false }
    graph.focus.focus(self)
    return true
  }

  // MARK: Focus and typing

  var isFocused: Bool { graph.focus.focused === self }

  private func hideEditMenu() {
    if let host = graph.hostView { EditMenu.hide(in: host) }
  }

  package func focusDidChange(_ isFocused: Bool) {
    if !isFocused { commitDraft() }
    hideEditMenu()
    ownSelection = nil
    replacesSecret = isFocused && isSecure
    if isFocused, let selection = input.field.source.selection, selection.read() == nil {
      moveInsertionPoint(to: string.count)
    }
    input.field.onEditingChanged(isFocused)
  }

  package func insertText(_ text: String) {
    if input.field.axis == .vertical {
      type(text)
      return
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if !line.isEmpty { type(String(line)) }
      if index < lines.count - 1 { submit() }
    }
  }

  package func deleteBackward() {
    let place = typingPlace
    guard !place.isEmpty || place.lowerBound > 0 else {
      input.field.source.deleteBeforeStart?()
      return
    }
    replace(place.isEmpty ? place.lowerBound - 1..<place.lowerBound : place, with: "")
  }

  /// Puts a text in the place of what is selected.
  private func type(_ text: String) { replace(typingPlace, with: text) }

  /// The characters that typing replaces.
  var typingPlace: Range<Int> {
    let end = string.count
    let selected = draft == nil ? input.field.source.selection?.read() : nil
    return (selected ?? ownSelection ?? end..<end).clamped(to: 0..<end)
  }

  private func replace(_ range: Range<Int>, with new: String) {
    if replacesSecret { return setText(new) }
    var text = string
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    text.replaceSubrange(start..<text.index(start, offsetBy: range.count), with: new)
    write(text)
    moveInsertionPoint(to: range.lowerBound + new.count)
  }

  /// Replaces the whole text, as typing does.
  package func setText(_ text: String) {
    write(text)
    moveInsertionPoint(to: text.count)
  }

  private func moveInsertionPoint(to offset: Int) { select(offset..<offset) }

  /// Selects characters; none is the insertion point.
  func select(_ range: Range<Int>) {
    let end = string.count
    let range = range.clamped(to: 0..<end)
    if !range.isEmpty { replacesSecret = false }
    ownSelection = range == end..<end ? nil : range
    if draft == nil {
      input.field.source.selection?.write(range, environment.values.textSelectionAffinity)
    }
    graph.contentDidChange()
  }

  private func write(_ text: String) {
    hideEditMenu()
    replacesSecret = false
    if input.field.source.isFormatted {
      draft = text
      bound?.write(text)
      // Read at once, so that the value's change doesn't move the insertion point later.
      _ = bound?.refresh(for: self)
      textDidChange()
    } else {
      bound?.write(text)
      // The binding has the last word: it may refuse or change what was typed.
      readText(nil)
    }
  }

  package func submit() {
    if input.field.axis == .vertical {
      type("\n")
      return
    }
    commitDraft()
    input.field.onCommit()
    environment.values.submitAction?.callAsFunction(for: environment.values.submitTrigger)
    graph.focus.endEditing(self)
  }

  private func commitDraft() {
    guard draft != nil else { return }
    draft = nil
    _ = bound?.refresh(for: self)
    textDidChange()
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    func words(_ node: LabelContainerNode?) -> String {
      MergedAccessibility(builder.collect { node?.buildAccessibility(&$0) }).label
    }
    let prompt = words(placeholder)
    let type: ElementKind =
      switch input.kind {
      // What grows with its lines is a text view underneath, and is told as one; known from use.
      case .field: input.field.axis == .vertical ? .textView : .textField
      case .secure: .secureTextField
      case .editor: .textView
      }
    let value = string.isEmpty && input.kind != .editor ? prompt : shownText
    let element = builder.add(
      type, for: self, label: words(title), value: value, traits: .textEntry)
    if input.kind != .editor { element.placeholderValue = prompt }
    if input.kind == .secure { element.traits.insert(.secureText) }
    element.hasKeyboardFocus = isFocused
    if isFocused { element.traits.insert(.isEditing) }
  }

  package override var dumpLabel: String? {
    switch input.kind {
    case .field: "TextField"
    case .secure: "SecureField"
    case .editor: "TextEditor"
    }
  }
}
