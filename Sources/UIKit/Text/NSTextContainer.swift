import CoreGraphics
import Foundation

/// The room that a text view gives its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Beside each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange?() } }
  /// 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { onChange?() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { onChange?() } }
  /// Tells the text view that something changed.
  var onChange: (() -> Void)?
}
