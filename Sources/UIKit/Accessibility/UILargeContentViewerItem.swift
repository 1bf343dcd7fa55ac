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

extension UIView: UILargeContentViewerItem {
  /// Also takes a `UILargeContentViewerInteraction` on the view, or on one around it.
  public var showsLargeContentViewer: Bool {
    get { storedLargeContent?.isShown ?? false }
    set { storedLargeContent = changed { $0.isShown = newValue } }
  }
  /// Of buttons and labels their own text, where nothing is set.
  public var largeContentTitle: String? {
    get {
      storedLargeContent?.title ?? (self as? UIButton)?.currentTitle ?? (self as? UILabel)?.text
    }
    set { storedLargeContent = changed { $0.title = newValue } }
  }
  /// Of buttons and image views their own image, where nothing is set.
  public var largeContentImage: UIImage? {
    get {
      storedLargeContent?.image ?? (self as? UIButton)?.currentImage
        ?? (self as? UIImageView)?.image
    }
    set { storedLargeContent = changed { $0.image = newValue } }
  }
  /// Whether the image is drawn as large as there is room; symbols always are.
  public var scalesLargeContentImage: Bool {
    get { storedLargeContent?.scalesImage ?? false }
    set { storedLargeContent = changed { $0.scalesImage = newValue } }
  }
  public var largeContentImageInsets: UIEdgeInsets {
    get { storedLargeContent?.imageInsets ?? .zero }
    set { storedLargeContent = changed { $0.imageInsets = newValue } }
  }

  private func changed(_ change: (inout LargeContent) -> Void) -> LargeContent {
    var content = storedLargeContent ?? LargeContent()
    change(&content)
    return content
  }
}
