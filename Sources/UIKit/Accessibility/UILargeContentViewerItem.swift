import CoreGraphics
import Foundation

/// Something that is shown large while a finger rests on it, where texts have an accessibility size.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  var scalesLargeContentImage: Bool { get }
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// What a view says of itself for the large content viewer.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

extension LargeContent {
  /// What a view shows that has a text of its own.
  @MainActor
  static func title(of view: UIView) -> String? {
    (view as? UIButton)?.currentTitle ?? (view as? UILabel)?.text
  }

  @MainActor
  static func image(of view: UIView) -> UIImage? {
    (view as? UIButton)?.currentImage ?? (view as? UIImageView)?.image
  }
}

extension UIView: UILargeContentViewerItem {
  func changeLargeContent(_ change: (inout LargeContent) -> Void) {
    var content = storedLargeContent ?? LargeContent()
    change(&content)
    storedLargeContent = content
  }
}
