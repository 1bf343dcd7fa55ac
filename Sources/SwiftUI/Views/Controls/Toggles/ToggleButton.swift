import Accessibility
import DisplayList
import Foundation

/// The body of the button style of toggles.
package nonisolated struct ToggleButton: PrimitiveView {
  let configuration: ToggleStyleConfiguration

  @MainActor
  package func makeNode(_ context: _NodeContext) -> ToggleButtonNode {
    let node = ToggleButtonNode(configuration, context)
    node.configure(role: nil)
    return node
  }

  @MainActor
  package func updateNode(_ node: ToggleButtonNode) {
    node.update(configuration)
  }

  @MainActor
  package var _structure: _ViewStructure {
    .view("Toggle", supplementary: [SupplementaryView("labelView", configuration.label)])
  }
}

/// A button that shows whether the toggle is on.
@MainActor
package final class ToggleButtonNode: ButtonNode {
  private var configuration: ToggleStyleConfiguration
  private var isOn: BoundValue<Bool>?

  init(_ configuration: ToggleStyleConfiguration, _ context: _NodeContext) {
    self.configuration = configuration
    super.init(context)
    isOn = BoundValue(configuration.$isOn, for: self)
    action = { [weak self] in
      guard let isOn = self?.isOn else { return }
      isOn.write(!isOn.value)
    }
    fixedLook = isOn?.value == true ? .bordered : .borderless
    isAlwaysTinted = true
    fixedSize = ButtonInsets(for: .bordered, environment.values.controlSize)
  }

  func update(_ configuration: ToggleStyleConfiguration) {
    self.configuration = configuration
    didUpdate(role: nil)
    readValue(configuration.$isOn)
  }

  package override func refresh() { readValue(nil) }

  private func readValue(_ binding: Binding<Bool>?) {
    _ = isOn?.refresh(binding, for: self)
    fixedLook = isOn?.value == true ? .bordered : .borderless
    super.refresh()
  }

  override func canFillWidth(_ look: _ButtonLook) -> Bool { true }

  override func makeLabel(_ context: _NodeContext) -> _Node {
    ToggleStyleConfiguration.Label._makeNode(configuration.label, context)
  }

  override func updateLabel(_ node: _Node) {
    ToggleStyleConfiguration.Label._updateNode(node, to: configuration.label)
  }

  override func makeProvider() -> ContentProvider {
    TypedContentProvider(configuration.label)
  }

  override func updateProvider(_ provider: ContentProvider) {}

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    super.buildAccessibility(&builder)
    guard let element = builder.elements.last else { return }
    let isOn = isOn?.value == true
    element.value = isOn ? "1" : "0"
    element.isSelected = isOn
    element.traits.insert(.toggleButton)
    if isOn { element.traits.insert(.selected) }
  }
}
