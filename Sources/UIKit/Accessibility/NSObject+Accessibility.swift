import CoreGraphics
import Foundation

/// What any object may say as an element or a container of elements.
///
/// Views, view controllers and other responders have these as members of their own, which subclasses
/// override. Differs from Apple's: subclasses of `NSObject` itself cannot override them, and their
/// objects are no elements by themselves; code that walks a screen reads all objects alike.
@MainActor
extension NSObjectProtocol where Self: NSObject {
  private var responder: UIResponder? { self as? UIResponder }

  public var isAccessibilityElement: Bool { responder?.isAccessibilityElement ?? false }
  public var accessibilityLabel: String? {
    (self as? UIImage)?.accessibilityLabel ?? responder?.accessibilityLabel
  }
  public var accessibilityValue: String? { responder?.accessibilityValue }
  public var accessibilityHint: String? { responder?.accessibilityHint }
  public var accessibilityTraits: UIAccessibilityTraits { responder?.accessibilityTraits ?? .none }
  /// In screen points.
  public var accessibilityFrame: CGRect { responder?.accessibilityFrame ?? .zero }
  /// In screen points.
  public var accessibilityActivationPoint: CGPoint {
    responder?.accessibilityActivationPoint ?? .zero
  }
  public var accessibilityElementsHidden: Bool { responder?.accessibilityElementsHidden ?? false }
  public var accessibilityViewIsModal: Bool { responder?.accessibilityViewIsModal ?? false }
  public var shouldGroupAccessibilityChildren: Bool {
    responder?.shouldGroupAccessibilityChildren ?? false
  }
  public var accessibilityContainerType: UIAccessibilityContainerType {
    responder?.accessibilityContainerType ?? .none
  }
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    responder?.accessibilityCustomActions
  }
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    responder?.accessibilityCustomRotors
  }
  /// What users may call the element when they speak; nil where that is its label.
  public var accessibilityUserInputLabels: [String]? { responder?.accessibilityUserInputLabels }
  /// In screen points.
  public var accessibilityPath: UIBezierPath? { responder?.accessibilityPath }
  public var automationElements: [Any]? { responder?.automationElements }
  public var accessibilityElements: [Any]? { responder?.accessibilityElements }

  public func accessibilityElementCount() -> Int { responder?.accessibilityElementCount() ?? 0 }
  public func accessibilityElement(at index: Int) -> Any? {
    responder?.accessibilityElement(at: index)
  }
  /// `NSNotFound` for what is no element of this container.
  public func index(ofAccessibilityElement element: Any) -> Int {
    responder?.index(ofAccessibilityElement: element) ?? NSNotFound
  }
  /// False where nothing can be activated.
  @discardableResult
  public func accessibilityActivate() -> Bool { responder?.accessibilityActivate() ?? false }
  public func accessibilityIncrement() { responder?.accessibilityIncrement() }
  public func accessibilityDecrement() { responder?.accessibilityDecrement() }
}
