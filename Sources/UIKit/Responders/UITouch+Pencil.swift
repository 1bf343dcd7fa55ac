import CoreGraphics
import Foundation

/// What a touch says of the tip of a pencil; fingers, of which all touches are here, stand upright and are known at once.
extension UITouch {
  /// What of a touch may be estimated at first and become known later.
  ///
  /// Differs from Apple's: none is ever told; nothing of a touch is estimated.
  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// In points.
  public var majorRadiusTolerance: CGFloat { 0 }
  /// In radians; π/2 for upright.
  public var altitudeAngle: CGFloat { .pi / 2 }
  /// Differs from Apple's: 0 in every view, as nothing leans.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Differs from Apple's: along the x axis of every view, as nothing leans.
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// In radians.
  public var rollAngle: CGFloat { 0 }
  /// Nil: nothing becomes known later.
  public var estimationUpdateIndex: NSNumber? { nil }
  public var estimatedProperties: Properties { [] }
  public var estimatedPropertiesExpectingUpdates: Properties { [] }

  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension UIEvent {
  /// Nothing: no keys are held down beside a finger.
  public var modifierFlags: UIKeyModifierFlags { [] }
  /// Nothing: fingers have no buttons.
  public var buttonMask: ButtonMask { [] }
}
