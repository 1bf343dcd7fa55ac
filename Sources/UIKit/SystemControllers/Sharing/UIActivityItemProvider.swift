import Foundation

/// Something to share that is made when it is known where it is shared.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  public let placeholderItem: Any?
  /// Where it is shared; nil until that is known.
  public private(set) var activityType: UIActivity.ActivityType?

  /// `placeholderItem`: of the type of what is shared in the end.
  ///
  /// Differs from Apple's: the provider is no `Operation`; it makes its item on the main thread.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// What is shared; subclasses make it here.
  open var item: Any { placeholderItem ?? "" }

  public func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }

  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
