import CoreGraphics
import Foundation

/// The room that a text view gives its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// In points, 0 for no limit; a text view gives its text the room that it has instead.
  open var size: CGSize { didSet { onChange?() } }
  /// Beside each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange?() } }
  /// 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { onChange?() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { onChange?() } }
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// The view whose text stands in the container.
  open internal(set) weak var textView: UITextView?
  /// Tells the text view that something changed.
  var onChange: (() -> Void)?

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience override init() { self.init(size: .zero) }
}
