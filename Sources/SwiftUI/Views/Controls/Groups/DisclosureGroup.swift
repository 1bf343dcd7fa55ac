import Accessibility
import DisplayList
import Foundation

/// A view that shows or hides its content.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  package let label: Label
  package let content: () -> Content
  /// Whether the content is shown, when the app decides.
  package let isExpandedBinding: Binding<Bool>?
  @State private var isExpandedState = false

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    isExpandedBinding = nil
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    isExpandedBinding = isExpanded
  }

  /// Whether the content is shown.
  package var isExpanded: Binding<Bool> { isExpandedBinding ?? $isExpandedState }

  @MainActor public var body: some View {
    StyledDisclosure(isExpanded: isExpanded, label: label, content: content())
  }

  @MainActor
  public var _structure: _ViewStructure {
    .view(
      "DisclosureGroup", content: content(), isContainer: true,
      supplementary: [SupplementaryView("labelView", label)])
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// The row of a disclosure group that is always shown: a label and a chevron.
package nonisolated struct DisclosureHeader<Label: View>: PrimitiveView {
  let isExpanded: Bool
  let label: Label
  let action: @MainActor () -> Void

  @MainActor
  package func makeNode(_ context: _NodeContext) -> DisclosureHeaderNode {
    let node = DisclosureHeaderNode(context)
    node.isExpanded = isExpanded
    node.action = action
    node.setContent(Label._makeNode(label, node.childContext))
    return node
  }

  @MainActor
  package func updateNode(_ node: DisclosureHeaderNode) {
    node.isExpanded = isExpanded
    node.action = action
    if let content = node.content { Label._updateNode(content, to: label) }
  }

  @MainActor
  package var _structure: _ViewStructure { .view("DisclosureHeader", content: label) }
}

@MainActor
package final class DisclosureHeaderNode: ControlRowNode, PressTarget, GestureSource {
  var isExpanded = false
  var action: @MainActor () -> Void = {}

  package override var controlSize: CGSize {
    let side = 13 * environment.values.signGrowth
    return CGSize(width: side, height: side)
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    _ = hitTestChildren(point, &path)
    path.append(self, at: point)
    return true
  }

  package func collectGestures(into collection: inout GestureCollection) {
    if environment.values.isEnabled { collection.add(PressRecognizer(self)) }
  }

  package func setPressed(_ isPressed: Bool) {}
  package func performPress(at point: CGPoint) { action() }

  package override func performAccessibilityAction(_ action: AccessibilityElementAction) -> Bool {
    guard case .activate = action, environment.values.isEnabled else { return false }
    self.action()
    return true
  }

  package override func drawControl(in rect: CGRect, into canvas: inout DisplayCanvas) {
    let growth = environment.values.signGrowth
    // Down, or to where reading goes on.
    let way: CGFloat = environment.isRightToLeft ? -growth : growth
    let arm = rect.width / 2 - growth
    let path = CGMutablePath()
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    if isExpanded {
      path.move(to: CGPoint(x: middle.x - arm, y: middle.y - 3 * growth))
      path.addLine(to: CGPoint(x: middle.x, y: middle.y + 3 * growth))
      path.addLine(to: CGPoint(x: middle.x + arm, y: middle.y - 3 * growth))
    } else {
      path.move(to: CGPoint(x: middle.x - 3 * way, y: middle.y - arm))
      path.addLine(to: CGPoint(x: middle.x + 3 * way, y: middle.y))
      path.addLine(to: CGPoint(x: middle.x - 3 * way, y: middle.y + arm))
    }
    canvas.append(.stroke(path, .color(ControlPaint(self).tint), width: 2 * growth))
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let words = MergedAccessibility(builder.collect { super.buildAccessibility(&$0) }).label
    builder.add(
      .button, for: self, label: words, value: isExpanded ? "Expanded" : "Collapsed",
      traits: .button)
  }

  package override var dumpLabel: String? { "DisclosureHeader" }
}
