import Foundation

/// What an extension is given by the app around it; no extension runs here, so that controllers have none.
open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }
}

extension UIViewController {
  /// Nil: the controller belongs to no extension.
  public var extensionContext: NSExtensionContext? { nil }
}
