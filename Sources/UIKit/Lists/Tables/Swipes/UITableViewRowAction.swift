import Foundation

/// A button at the trailing side of a row that is swiped, as apps made them before `UIContextualAction`.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    /// The same as `destructive`, as on iOS.
    case `default` = 0
    case normal = 1
    public static let destructive = Style.default
  }

  public let style: Style
  open var title: String?
  /// Nil stands for the color of the style.
  open var backgroundColor: UIColor?
  /// Differs from Apple's: kept, and read by nobody here.
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(
    style: Style, title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The same button as rows show them today.
  func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .normal ? .normal : .destructive, title: title
    ) { _, _, completion in
      self.handler(self, path)
      completion(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }

  /// The first of an old style's actions stands at the row's end, as does the first of a configuration.
  static func configuration(
    of actions: [UITableViewRowAction], at path: IndexPath
  ) -> UISwipeActionsConfiguration {
    let configuration = UISwipeActionsConfiguration(
      actions: actions.map { $0.contextual(at: path) })
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}
