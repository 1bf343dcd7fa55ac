import Accessibility
import DisplayList
import Foundation
import Metrics
import UIKit

/// The body of the switch style: the label, and a switch at the far end of the row.
package nonisolated struct SwitchRow: PrimitiveView {
  let configuration: ToggleStyleConfiguration
  let tint: Color?

  @MainActor
  package func makeNode(_ context: _NodeContext) -> SwitchRowNode {
    let node = SwitchRowNode(configuration, context)
    node.tint = tint
    node.setContent(
      ToggleStyleConfiguration.Label._makeNode(configuration.label, node.childContext))
    return node
  }

  @MainActor
  package func updateNode(_ node: SwitchRowNode) {
    node.tint = tint
    node.update(configuration)
    if let content = node.content {
      ToggleStyleConfiguration.Label._updateNode(content, to: configuration.label)
    }
  }

  @MainActor
  package var _structure: _ViewStructure {
    .view("Toggle", supplementary: [SupplementaryView("labelView", configuration.label)])
  }
}

/// A label with a control at the far end of the row.
@MainActor
package final class SwitchRowNode: ControlRowNode, PressTarget, GestureSource {
  private var isOn: BoundValue<Bool>?
  private var isMixed: Bool
  var tint: Color?
  private var isPressed = false

  init(_ configuration: ToggleStyleConfiguration, _ context: _NodeContext) {
    isMixed = configuration.isMixed
    super.init(context)
    isOn = BoundValue(configuration.$isOn, for: self)
  }

  func update(_ configuration: ToggleStyleConfiguration) {
    let wasMixed = isMixed
    isMixed = configuration.isMixed
    if isOn?.refresh(configuration.$isOn, for: self) == true || wasMixed != isMixed {
      graph.contentDidChange()
    }
  }

  package override func refresh() {
    if isOn?.refresh(for: self) == true { graph.contentDidChange() }
  }

  /// The size of a switch, in points.
  package override var controlSize: CGSize { SystemMetrics.current.switchSize }

  // MARK: Touches

  package func collectGestures(into collection: inout GestureCollection) {
    guard environment.values.isEnabled else { return }
    collection.add(PressRecognizer(self))
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    if !controlFrame.contains(point) { _ = super.hitTest(point, &path) }
    path.append(self, at: point)
    return true
  }

  package func setPressed(_ isPressed: Bool) {
    self.isPressed = isPressed
    graph.contentDidChange()
  }

  private var pressStart: CGFloat = 0
  package func pressBegan(at point: CGPoint) { pressStart = point.x }

  package func performPress(at point: CGPoint) { toggle(afterDrag: point.x - pressStart) }

  private func toggle(afterDrag distance: CGFloat = 0) {
    guard let isOn else { return }
    let new = SwitchMetrics.isOn(
      afterDrag: distance, from: isOn.value, isRightToLeft: environment.isRightToLeft)
    if new != isOn.value { isOn.write(new) }
  }

  package override func performAccessibilityAction(_ action: AccessibilityElementAction) -> Bool {
    guard case .activate = action, environment.values.isEnabled else { return false }
    toggle()
    return true
  }

  // MARK: Drawing

  package override func drawControl(in rect: CGRect, into canvas: inout DisplayCanvas) {
    let paint = ControlPaint(self)
    let isOn = isOn?.value ?? false
    let track = paint.isEnabled ? 1 : SwitchMetrics.disabledOpacity
    let fill = isOn ? paint.color(tint) ?? paint.toggleTint : paint.secondaryFill
    let knob = SwitchMetrics.thumb(
      SystemMetrics.current.switchThumb, in: rect, isOn: isOn,
      isRightToLeft: environment.isRightToLeft)
    canvas.group(GroupAttributes(opacity: track)) { canvas in
      canvas.append(.fill(rect, cornerRadius: rect.height / 2, .color(fill)))
      canvas.append(.fill(knob, cornerRadius: knob.height / 2, .white))
    }
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    var children = builder.collect { super.buildAccessibility(&$0) }
    let label = MergedAccessibility(children).label
    if !showsLabel { children = [] }
    let value = isMixed ? "2" : isOn?.value == true ? "1" : "0"
    let control = builder.control(.switch, frame: controlFrame, for: self, value: value)
    control.traits.insert([.button, .toggleButton])
    children.append(control)
    builder.add(
      .switch, for: self, label: label, value: value, traits: [.button, .toggleButton],
      children: children)
  }

  package override var dumpLabel: String? { "Switch" }
}
