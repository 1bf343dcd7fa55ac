import Combine
import Foundation
import UIKit

/// Makes an application delegate for an app that has the SwiftUI life cycle.
@propertyWrapper
@preconcurrency @MainActor
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  public let wrappedValue: DelegateType

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    self.init(made: delegateType)
  }

  private init(made delegateType: DelegateType.Type) {
    wrappedValue = DelegateMaker.make(delegateType)
    let application = UIApplication.shared
    application.delegate = wrappedValue
    _ = DefaultRequirement.asked(
      wrappedValue.application(application, willFinishLaunchingWithOptions: nil))
    _ = DefaultRequirement.asked(
      wrappedValue.application(application, didFinishLaunchingWithOptions: nil))
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes the delegate, and puts it into the environment of the app's scenes.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    self.init(made: delegateType)
    let delegate = wrappedValue
    DelegateObjects.shared.changes.append { $0.setObject(delegate, for: DelegateType.self) }
  }

  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(root: wrappedValue)
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
  /// Makes the delegate, and puts it into the environment of the app's scenes.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    self.init(made: delegateType)
    let delegate = wrappedValue
    DelegateObjects.shared.changes.append { $0.setObject(delegate, for: DelegateType.self) }
  }
}

/// The application delegates that are observable: the environment of the scenes has them.
@MainActor
final class DelegateObjects {
  static let shared = DelegateObjects()
  var changes: [(inout EnvironmentValues) -> Void] = []
}

/// Makes a delegate by `init()`, which `NSObject` does not require of its subclasses on this platform.
private enum DelegateMaker {
  @MainActor
  static func make<T: NSObject>(_ type: T.Type) -> T {
    guard let delegate = DynamicInitializer.object(type) as? T else {
      // No user's code can cause this: ToolchainProbe has told why.
      fatalError("\(type).init() cannot be called on this toolchain.")
    }
    return delegate
  }
}
