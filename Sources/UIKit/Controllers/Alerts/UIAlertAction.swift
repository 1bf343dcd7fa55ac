import Device
import Foundation

@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  public typealias Handler = (UIAlertAction) -> Void

  weak var alert: UIAlertController?
  private let handler: Handler?

  public init(title: String?, style: Style, handler: Handler? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true {
    didSet {
      alert?.actionChanged(self)
      UIChange.note()
    }
  }
  /// Whether the item of a menu is on.
  var isChecked = false

  /// Runs the handler, as a tap on the action's button does.
  package func perform() {
    handler?(self)
  }

  /// The handler under the key "handler", which tests read to run it; nil for any other key.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "handler": handler
    case "title": title
    case "style": style.rawValue
    default: nil
    }
  }
}
