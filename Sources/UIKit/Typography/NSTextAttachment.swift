import CoreGraphics
import Foundation

/// An image that stands in a text like a letter.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The C part of Foundation reads the kind of an object from its first field when it compares attributes of
  /// texts: no kind (0) ends the process, any that is not of the class asks the object itself.
  private let foundationInfo: UInt64 = 1 << 8
  open var image: UIImage?
  /// In points; the origin moves the image from the baseline, y upwards.
  open var bounds = CGRect.zero
  /// Differs from Apple's: data that is set later makes no image; `init(data:ofType:)` makes one.
  open var contents: Data?
  /// Differs from Apple's: kept, and read by nobody here; images are known by their first bytes.
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

/// A shadow under text.
open class NSShadow: NSObject, @unchecked Sendable {
  /// The C part of Foundation reads the kind of an object from its first field when it compares attributes of
  /// texts: no kind (0) ends the process, any that is not of the class asks the object itself.
  private let foundationInfo: UInt64 = 1 << 8
  /// In points.
  open var shadowOffset = CGSize.zero
  /// In points: twice the standard deviation of the blur.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; the standard one is black of a third's opacity.
  open var shadowColor: Any? = UIColor.standardShadow

  public override init() {
    super.init()
  }
}

extension UIColor {
  fileprivate static let standardShadow = UIColor(white: 0, alpha: 1.0 / 3)
}
