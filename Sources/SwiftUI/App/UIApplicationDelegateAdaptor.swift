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
    wrappedValue = DelegateMaker.make(delegateType)
    let application = UIApplication.shared
    application.delegate = wrappedValue
    _ = wrappedValue.application(application, willFinishLaunchingWithOptions: nil)
    _ = wrappedValue.application(application, didFinishLaunchingWithOptions: nil)
  }
}

/// Makes objects of a class that is only known at run time.
///
/// `NSObject.init` is not `required` in this platform's Foundation, so a metatype cannot call it.
/// `Maker` overrides it as `required`: the call through its metatype goes through the same slot of
/// the class' table, which holds the class' own initialiser.
private enum DelegateMaker {
  private class Maker: NSObject {
    required override init() { super.init() }
  }

  static func make<T: NSObject>(_ type: T.Type) -> T {
    let maker = unsafeBitCast(type as AnyClass, to: Maker.Type.self)
    return unsafeDowncast(maker.init(), to: T.self)
  }
}
