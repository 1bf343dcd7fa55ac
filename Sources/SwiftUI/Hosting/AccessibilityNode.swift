import Accessibility
import CoreGraphics
import Foundation
import UIKit

/// An element of a hosted view as UIKit's container API hands it out.
///
/// It tells what was on the screen when it was asked for; what it does, it does in the views of now.
@MainActor
final class AccessibilityNode: UIAccessibilityElement, AXCustomContentProvider, AXChart {
  let element: AccessibilityElement
  private weak var host: (any AccessibilityNodeHost)?

  init(_ element: AccessibilityElement, container: UIResponder, host: any AccessibilityNodeHost) {
    self.element = element
    self.host = host
    super.init(accessibilityContainer: container)
  }

  // MARK: What it tells, unless code has set something else

  override var isAccessibilityElement: Bool {
    get { element.isAccessibilityElement && super.isAccessibilityElement }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (element.label.isEmpty ? nil : element.label) }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? element.value }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      guard super.accessibilityTraits.isEmpty else { return super.accessibilityTraits }
      var traits = UIAccessibilityTraits(rawValue: element.traits.rawValue)
      if element.isSelected { traits.insert(.selected) }
      if !element.isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? element.hint }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? (element.identifier.isEmpty ? nil : element.identifier) }
    set { super.accessibilityIdentifier = newValue }
  }

  override var accessibilityFrame: CGRect {
    get { super.accessibilityFrame == .zero ? element.frame : super.accessibilityFrame }
    set { super.accessibilityFrame = newValue }
  }

  override var accessibilityActivationPoint: CGPoint {
    get { element.activationPoint ?? super.accessibilityActivationPoint }
    set { super.accessibilityActivationPoint = newValue }
  }

  override var accessibilityContainerType: UIAccessibilityContainerType {
    get { UIAccessibilityContainerType(rawValue: element.containerType.rawValue) ?? .none }
    set { super.accessibilityContainerType = newValue }
  }

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      guard super.accessibilityCustomActions == nil, !element.actions.isEmpty else {
        return super.accessibilityCustomActions
      }
      return element.actions.map { name in
        UIAccessibilityCustomAction(name: name) { [weak self] _ in
          self?.perform(.custom(name)) ?? false
        }
      }
    }
    set { super.accessibilityCustomActions = newValue }
  }

  override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { super.accessibilityCustomRotors ?? host?.rotors(ofElement: element.id) }
    set { super.accessibilityCustomRotors = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var accessibilityUserInputLabels: [String]! {
    get {
      super.accessibilityUserInputLabels
        ?? (element.inputLabels.isEmpty ? nil : element.inputLabels)
    }
    set { super.accessibilityUserInputLabels = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  lazy var accessibilityCustomContent: [AXCustomContent]! = element.customContent.map {
    let content = AXCustomContent(label: $0.label, value: $0.value)
    content.importance = $0.isImportant ? .high : .default
    return content
  }

  private var chartSetByCode: AXChartDescriptor?
  var accessibilityChartDescriptor: AXChartDescriptor? {
    get { chartSetByCode ?? host?.chart(ofElement: element.id) }
    set { chartSetByCode = newValue }
  }

  // MARK: The focus

  override func accessibilityElementDidBecomeFocused() {
    host?.accessibilityFocusDidMove(to: element.id)
  }

  override func accessibilityElementDidLoseFocus() {
    host?.accessibilityFocusDidMove(to: nil)
  }

  override func accessibilityElementIsFocused() -> Bool {
    (AccessibilityCursor.shared.element as? AccessibilityNode)?.element.id == element.id
  }

  // MARK: What it holds

  private lazy var inner: [Any]? =
    element.isAccessibilityElement
    ? nil : host.map { Self.nodes(of: element.children, in: self, host: $0) }

  override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? inner }
    set { super.accessibilityElements = newValue }
  }

  /// Containers without elements are left out.
  static func nodes(
    of elements: [AccessibilityElement], in container: UIResponder, host: any AccessibilityNodeHost
  ) -> [UIResponder] {
    elements.compactMap { element in
      if let view = host.view(forElement: element.id) { return view }
      let node = AccessibilityNode(element, container: container, host: host)
      let isEmpty = node.accessibilityElements?.isEmpty ?? true
      return node.isAccessibilityElement || !isEmpty ? node : nil
    }
  }

  private func perform(_ action: AccessibilityElementAction) -> Bool {
    host?.performHostedAccessibilityAction(action, onElement: element.id) ?? false
  }

  override func accessibilityActivate() -> Bool { perform(.activate) }
  override func accessibilityZoomIn(at point: CGPoint) -> Bool {
    perform(.zoom(isIn: true, at: point))
  }

  override func accessibilityZoomOut(at point: CGPoint) -> Bool {
    perform(.zoom(isIn: false, at: point))
  }

  override func accessibilityIncrement() { _ = perform(.increment) }
  override func accessibilityDecrement() { _ = perform(.decrement) }
}

/// The view that shows what nodes tell of.
@MainActor
protocol AccessibilityNodeHost: HostedContent, AccessibilityElementHost {
  /// The UIKit view that stands for an element by itself; nil for elements of SwiftUI's views.
  func view(forElement id: UInt64) -> UIView?
  /// The first element in a part of the content, in the order of reading.
  func firstResponder(inside node: LayoutNode) -> UIResponder?
  /// Nil where an element has no rotors.
  func rotors(ofElement id: UInt64) -> [UIAccessibilityCustomRotor]?
  /// Nil where an element is no chart.
  func chart(ofElement id: UInt64) -> AXChartDescriptor?
  /// An assistive technology has gone to an element, or from the one where it was.
  func accessibilityFocusDidMove(to id: UInt64?)
}
