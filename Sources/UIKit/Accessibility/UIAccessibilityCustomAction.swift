import Foundation

@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var image: UIImage?
  open var actionHandler: Handler?
  open weak var target: AnyObject?
  open var selector: Selector?

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(name: attributedName.string, actionHandler: actionHandler)
  }

  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?
  ) {
    self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
  }

  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(name: attributedName.string, target: target, selector: selector)
  }

  /// The words of `name`, whose attributes are not kept.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }

  /// Runs the action.
  ///
  /// - Returns: whether it was handled.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector else { return false }
    return ActionDispatch.require(selector, of: target, with: [self])
  }
}
