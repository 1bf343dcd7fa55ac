import Device
import Foundation

@preconcurrency @MainActor
open class UIBarItem: UIResponder {
  open var title: String? { didSet { itemDidChange() } }
  open var image: UIImage? { didSet { itemDidChange() } }
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var isEnabled = true { didSet { itemDidChange() } }
  open var tag = 0
  open var imageInsets = UIEdgeInsets.zero
  var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Called when something of the item changes; set by the bar that shows it.
  var onChange: (() -> Void)?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    itemDidChange()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  func itemDidChange() {
    onChange?()
    UIChange.note()
  }
}
