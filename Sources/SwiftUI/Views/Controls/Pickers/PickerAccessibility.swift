import Accessibility
import Foundation

/// Tells assistive technologies of a picker, as its style wants.
@MainActor
struct PickerAccessibility {
  private let node: PickerNode

  init(_ node: PickerNode) { self.node = node }

  func build(_ builder: inout AccessibilityBuilder) {
    let title = MergedAccessibility(
      builder.collect { node.label.buildAccessibility(&$0) }
    ).label
    switch node.look {
    case .menu, .navigationLink:
      let value = node.shownValue.map { node.words(of: $0) } ?? ""
      let words = [title, value].filter { !$0.isEmpty }.joined(separator: ", ")
      let element = builder.add(.button, for: node, label: words, traits: .button)
      element.value = value.isEmpty ? nil : value
    case .segmented:
      let control = builder.add(
        .segmentedControl, for: node, label: title, children: buttons(builder))
      // Its segments are the elements.
      control.isAccessibilityElement = false
    case .inline:
      builder.elements += buttons(builder)
    case .wheel:
      let value = node.selectedOption.map { node.words(of: $0) } ?? ""
      let wheel = builder.control(
        .pickerWheel, frame: CGRect(origin: .zero, size: node.size), for: node, label: title,
        value: value)
      wheel.traits.insert(.adjustable)
      let picker = builder.add(.picker, for: node, label: title, children: [wheel])
      picker.isAccessibilityElement = false
    }
  }

  private func buttons(_ builder: AccessibilityBuilder) -> [AccessibilityElement] {
    node.elements.enumerated().map { index, option in
      let element = builder.control(
        .button, frame: node.frame(ofOption: index), for: option, label: node.words(of: option))
      element.traits.insert(.button)
      if node.isSelected(option) {
        element.isSelected = true
        element.traits.insert(.selected)
      }
      return element
    }
  }
}

extension _Node {
  /// The identity of the `ForEach` element that a view was made for, below `container`.
  package final func itemID(upTo container: _Node) -> AnyHashable? {
    var child: _Node = self
    // Of several views that a modifier wraps together, each has its identity inside of that.
    while let wrapper = child as? WrapperNode, wrapper.content == nil, let element = wrapper.element
    {
      child = element
    }
    var next = child.parent
    while let current = next, current !== container {
      if let items = current as? any LazyItems {
        for index in 0..<items.itemCount where items.item(at: index) === child {
          return items.itemID(at: index)
        }
      }
      child = current
      next = current.parent
    }
    return nil
  }
}

extension PickerNode {
  /// What the label says.
  var title: String {
    var builder = AccessibilityBuilder(
      context: AccessibilityTreeContext(visibleRect: .infinite), origin: .zero)
    label.buildAccessibility(&builder)
    return MergedAccessibility(builder.elements).label
  }

  /// What an option says.
  func words(of option: LayoutNode) -> String {
    var builder = AccessibilityBuilder(
      context: AccessibilityTreeContext(visibleRect: .infinite), origin: .zero)
    option.buildAccessibility(&builder)
    return MergedAccessibility(builder.elements).label
  }
}
