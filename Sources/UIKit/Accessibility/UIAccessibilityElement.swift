import CoreGraphics
import Device
import Foundation

@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  /// In the coordinates of the container, which must be a view.
  open var accessibilityFrameInContainerSpace: CGRect = .null {
    didSet { UIChange.note() }
  }

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    var defaults = AccessibilityDefaults()
    defaults.isElement = true
    return defaults
  }

  package override var defaultAccessibilityFrame: CGRect {
    guard let container = accessibilityContainer as? UIView,
      !accessibilityFrameInContainerSpace.isNull
    else { return .zero }
    return AccessibilityPass.screenRect(accessibilityFrameInContainerSpace, of: container)
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
