import CoreGraphics
import Device
import Foundation

/// What an app says about a view's accessibility; nil where it leaves that to the class.
struct AccessibilityOverrides {
  var isElement: Bool? { didSet { if isElement != oldValue { note() } } }
  var label: String? { didSet { if label != oldValue { note() } } }
  var value: String? { didSet { if value != oldValue { note() } } }
  var respondsToUserInteraction: Bool? {
    didSet { if respondsToUserInteraction != oldValue { note() } }
  }
  var hint: String? { didSet { if hint != oldValue { note() } } }
  var traits: UIAccessibilityTraits? { didSet { if traits != oldValue { note() } } }
  var identifier: String? { didSet { if identifier != oldValue { note() } } }
  var frame: CGRect? { didSet { note() } }
  var activationPoint: CGPoint? { didSet { note() } }
  var elements: [Any]? { didSet { note() } }
  var automationElements: [Any]? { didSet { note() } }
  var elementsHidden = false { didSet { note() } }
  var isModal = false { didSet { note() } }
  var groupsChildren = false
  var customActions: [UIAccessibilityCustomAction]? { didSet { note() } }
  var customRotors: [UIAccessibilityCustomRotor]? { didSet { note() } }
  var userInputLabels: [String]? { didSet { if userInputLabels != oldValue { note() } } }
  var path: UIBezierPath? { didSet { note() } }
  var containerType = UIAccessibilityContainerType.none { didSet { note() } }

  private func note() {
    MainActor.assumeIsolated { UIChange.note() }
  }
}
