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
  /// What a tap runs; tests read it by its key.
  var handler: Handler?

  public init(title: String?, style: Style, handler: Handler? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true { didSet { looksDidChange() } }
  /// Of the action's button.
  open var accessibilityIdentifier: String? { didSet { looksDidChange() } }
  /// Whether a checkmark stands beside the title.
  var isChecked = false { didSet { looksDidChange() } }

  // MARK: Set by their keys

  /// Nil for the colour of the style.
  var titleTextColor: UIColor? { didSet { looksDidChange() } }
  var titleTextAlignment = NSTextAlignment.center { didSet { looksDidChange() } }
  /// Stands beside the title.
  var image: UIImage? { didSet { looksDidChange() } }
  /// Of an image that takes a colour; nil for that of the title.
  var imageTintColor: UIColor? { didSet { looksDidChange() } }

  private func looksDidChange() {
    alert?.actionChanged(self)
    UIChange.note()
  }

  /// Runs the handler, as a tap on the action's button does.
  package func perform() {
    handler?(self)
  }
}
