import Foundation

/// A delegate that may have a window.
///
/// The requirement is an optional one for Objective-C, so that `delegate.window` is optional twice wherever the class
/// isn't known: `UIApplication.shared.delegate?.window??.rootViewController`. Here it is a requirement with a
/// default, which has to be of another protocol to be told apart.
@preconcurrency @MainActor
public protocol _OptionalWindow: NSObjectProtocol {}

extension _OptionalWindow {
  /// The delegate's window; nil on the outside if its class has no such property.
  public var window: UIWindow?? {
    if let delegate = self as? any UIApplicationDelegate {
      return DefaultRequirement.call { () -> UIWindow? in delegate.window }
    }
    guard let delegate = self as? any UIWindowSceneDelegate else { return nil }
    return DefaultRequirement.call { () -> UIWindow? in delegate.window }
  }
}
