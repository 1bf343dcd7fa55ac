import Device
import Foundation

@preconcurrency @MainActor
open class UIBarItem: UIResponder {
  open var title: String? { didSet { itemDidChange() } }
  open var image: UIImage? { didSet { itemDidChange() } }
  /// In place of the image where the screen is low, as an iPhone's is on its side.
  open var landscapeImagePhone: UIImage? { didSet { itemDidChange() } }
  /// Differs from Apple's: kept, and read by nobody here; no large picture shows under a resting finger.
  open var largeContentSizeImage: UIImage?
  open var isEnabled = true { didSet { itemDidChange() } }
  open var tag = 0
  /// What the image gives up at its edges, in points; opposite values move it.
  open var imageInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }
  var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Set by the bar that shows the item.
  weak var shownView: UIView?
  /// What shows the item in a bar, nil where none does; apps read it by its key.
  var view: UIView? { shownView }
  /// Called when something of the item changes; set by the bar that shows it.
  var onChange: (() -> Void)?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    coder.readInterface(into: self, as: UIBarItem.self)
  }

  /// Called after the object was loaded from a nib and its outlets were connected.
  open func awakeFromNib() {}

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    itemDidChange()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// The image for a bar with these traits.
  func image(for traits: UITraitCollection) -> UIImage? {
    traits.verticalSizeClass == .compact ? landscapeImagePhone ?? image : image
  }

  func itemDidChange() {
    onChange?()
    UIChange.note()
  }
}
