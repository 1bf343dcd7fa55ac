import Accessibility
import CoreGraphics
import Foundation

/// Makes the elements of one tree, and remembers which responder stands behind each.
///
/// A class of views overrides `defaultAccessibility` (what its element says) or, to list elements of
/// its own, `accessibilityElementTree(in:)`.
@MainActor
package final class AccessibilityTreeContext {
  /// Who answers for an element.
  private struct Owner {
    weak var responder: UIResponder?
  }

  private var owners: [UInt64: Owner] = [:]
  /// The views around the elements that are made now.
  private var around: Set<ObjectIdentifier> = []
  /// The part of the screen that no clipping ancestor hides, in screen points.
  package private(set) var visibleRect: CGRect
  /// Whether what stands behind something modal is told too, as no assistive technology hears it.
  package var tellsWhatIsCovered = false
  /// Whether tables tell of rows that are not on the screen, as UI tests see them.
  package var tellsRowsOffScreen = false
  /// Whether buttons tell of their titles as elements of their own, as UI tests see them and no assistive technology.
  package var tellsTitlesOfButtons = false
  /// Whether what views list for UI tests alone is told.
  package var tellsAutomationElements = false

  package init(visibleRect: CGRect) {
    self.visibleRect = visibleRect
  }

  // MARK: Identity

  /// A number that names `object` for as long as it lives; never 0.
  package static func identifier(of object: AnyObject) -> UInt64 {
    ElementNumbers.identifier(of: object)
  }

  /// Lets `responder` answer for the element `id`.
  package func register(_ responder: UIResponder, for id: UInt64) {
    owners[id] = Owner(responder: responder)
  }

  package func owner(of id: UInt64) -> UIResponder? {
    owners[id]?.responder
  }

  // MARK: Making elements

  /// The elements of `view` by the rules of UIKit: nothing for a hidden view, one element for a view
  /// that is one or has a kind of its own, else those of its subviews.
  package func elements(of view: UIView) -> [AccessibilityElement] {
    let defaults = view.defaultAccessibility
    guard let type = elementType(of: view, defaults) else { return childElements(of: view) }
    let element = AccessibilityElement(
      id: Self.identifier(of: view), elementType: type, frame: view.accessibilityFrame)
    fill(element, from: view, defaults)
    register(view, for: element.id)
    if !view.isAccessibilityElement || defaults.listsChildren || automationElements(of: view) != nil
    {
      element.replaceChildren(childElements(of: view))
    }
    return [element]
  }

  /// The elements of everything inside `view`, in its order.
  package func childElements(of view: UIView) -> [AccessibilityElement] {
    guard around.count <= TreeDepth.deepest, around.insert(ObjectIdentifier(view)).inserted else {
      TreeDepth.tellOfElements(in: view)
      return []
    }
    let previous = visibleRect
    defer {
      visibleRect = previous
      around.remove(ObjectIdentifier(view))
    }
    if view.clipsToBounds {
      visibleRect = visibleRect.intersection(AccessibilityPass.screenFrame(of: view))
    }
    if let listed = automationElements(of: view) { return listed.flatMap(elements(ofListed:)) }
    if let listed = view.accessibilityElements { return listed.flatMap(elements(ofListed:)) }
    let own = view.listedAccessibilityElements
    if !own.isEmpty { return own.flatMap(elements(ofListed:)) }
    let count = view.accessibilityElementCount()
    if count > 0, count != NSNotFound {
      return (0..<count).compactMap { view.accessibilityElement(at: $0) }
        .flatMap(elements(ofListed:))
    }
    var shown = view.subviews.filter {
      !$0.isHidden && $0.alpha > 0.01 && !$0.accessibilityElementsHidden
    }
    if !tellsWhatIsCovered, let modal = shown.last(where: \.accessibilityViewIsModal) {
      shown = [modal]
    } else if let first = shown.firstIndex(where: \.isToldFirst), first > 0 {
      shown.insert(shown.remove(at: first), at: 0)
    }
    return shown.flatMap { $0.accessibilityElementTree(in: self) }
  }

  private func automationElements(of view: UIView) -> [Any]? {
    tellsAutomationElements ? view.automationElements : nil
  }

  private func elements(ofListed item: Any) -> [AccessibilityElement] {
    if let view = item as? UIView { return view.accessibilityElementTree(in: self) }
    guard let responder = item as? UIResponder else { return [] }
    let element = AccessibilityElement(
      id: Self.identifier(of: responder),
      elementType: Self.type(forTraits: responder.accessibilityTraits),
      frame: responder.accessibilityFrame)
    fill(element, from: responder, AccessibilityDefaults())
    register(responder, for: element.id)
    return [element]
  }

  // MARK: Filling

  private func elementType(of view: UIView, _ defaults: AccessibilityDefaults) -> ElementKind? {
    if let type = defaults.elementType {
      let isElement = view.isAccessibilityElement
      return isElement || !defaults.isElement ? type : (view.subviews.isEmpty ? nil : .other)
    }
    if view.isAccessibilityElement { return Self.type(forTraits: view.accessibilityTraits) }
    return view.accessibilityIdentifier != nil || view.accessibilityContainerType != .none
      ? .other : nil
  }

  private func fill(
    _ element: AccessibilityElement, from responder: UIResponder, _ defaults: AccessibilityDefaults
  ) {
    let traits = responder.accessibilityTraits
    element.identifier = responder.accessibilityIdentifier ?? defaults.identifier ?? ""
    element.label = responder.accessibilityLabel ?? ""
    element.value = responder.accessibilityValue
    element.hint = responder.accessibilityHint
    element.placeholderValue = defaults.placeholder
    element.traits = AccessibilityTraits(rawValue: traits.rawValue)
    element.isEnabled = defaults.isEnabled && !traits.contains(.notEnabled)
    element.isSelected = defaults.isSelected || traits.contains(.selected)
    if element.isSelected { element.traits.insert(.selected) }
    if !element.isEnabled { element.traits.insert(.notEnabled) }
    element.hasKeyboardFocus = responder.isFirstResponder
    element.isAccessibilityElement = responder.isAccessibilityElement
    element.respondsToUserInteraction = responder.accessibilityRespondsToUserInteraction
    element.containerType =
      AccessibilityContainerType(rawValue: responder.accessibilityContainerType.rawValue) ?? .none
    element.actions = responder.accessibilityCustomActions?.map(\.name) ?? []
    element.inputLabels = responder.accessibilityUserInputLabels ?? []
    element.customContent = (responder as? any AXCustomContentProvider)?.told ?? []
    element.rotors = responder.accessibilityCustomRotors?.map(\.name) ?? []
    element.path = responder.accessibilityPath?.cgPath
    element.visibleFrame = element.frame.intersection(visibleRect)
    if responder.accessibility.activationPoint != nil {
      element.activationPoint = responder.accessibilityActivationPoint
    }
    element.source = AccessibilitySource(
      viewType: _typeName(Swift.type(of: responder), qualified: false))
  }

  /// The kind of an element of which only the traits are known.
  package static func type(forTraits traits: UIAccessibilityTraits) -> ElementKind {
    if traits.contains(.toggleButton) { return .switch }
    if traits.contains(.keyboardKey) { return .key }
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.link) { return .link }
    if traits.contains(.button) { return .button }
    if traits.contains(.image) { return .image }
    if traits.contains(.staticText) || traits.contains(.header) { return .staticText }
    if traits.contains(.tabBar) { return .tabBar }
    return .other
  }
}
