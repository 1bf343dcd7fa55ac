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
    _ = wrappedValue.application(application, willFinishLaunchingWithOptions: nil)
    _ = wrappedValue.application(application, didFinishLaunchingWithOptions: nil)
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

/// Makes objects of a class that is only known at run time.
private enum DelegateMaker {
  static func make<T: NSObject>(_ type: T.Type) -> T {
    let maker = unsafeBitCast(type as AnyClass, to: _ObjectMaker.Type.self)
    return unsafeDowncast(maker.init(), to: T.self)
  }
}

/// Names the place of `init()` in the tables of classes that inherit from `NSObject`.
///
/// `NSObject.init` is not `required` in this platform's Foundation, so that a metatype cannot call it.
/// Here it is, at the same place; the class is open so that the compiler cannot know which
/// initialiser a metatype means.
open class _ObjectMaker: NSObject {
  public required override init() { super.init() }
}
