import CoreGraphics
import Foundation

/// An image that stands in a text like a letter.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  open var image: UIImage?
  /// In points; the origin moves the image from the baseline, y upwards.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?

  public override init() {
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  public convenience init(data contentData: Data?, ofType uti: String?) {
    self.init()
    contents = contentData
    fileType = uti
    image = contentData.flatMap(UIImage.init(data:))
  }
}

extension NSAttributedString {
  /// The character that stands for an attachment.
  public static let attachmentCharacter = "\u{FFFC}"

  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// A shadow under text or drawing.
open class NSShadow: NSObject, @unchecked Sendable {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?

  public override init() {
    super.init()
  }
}
