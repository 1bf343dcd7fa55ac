import CoreGraphics
import Foundation

extension UICalendarView {
  public enum DecorationSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2

    /// In points; unsure.
    var side: CGFloat {
      switch self {
      case .small: 4
      case .medium: 6
      case .large: 12
      }
    }
  }

  /// What stands below the number of a day.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    enum Content {
      case dot(UIColor, DecorationSize)
      case image(UIImage, UIColor, DecorationSize)
      case view(() -> UIView)
    }

    let content: Content

    private init(_ content: Content) {
      self.content = content
      super.init()
    }

    /// A grey dot.
    public convenience override init() { self.init(.dot(.systemGray, .medium)) }

    public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium)
    {
      let color = color ?? .systemGray
      self.init(image.map { .image($0, color, size) } ?? .dot(color, size))
    }

    /// A view of the app's own.
    public convenience init(customViewProvider: @escaping () -> UIView) {
      self.init(.view(customViewProvider))
    }

    public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration
    {
      Decoration(.dot(color ?? .systemGray, size))
    }

    public class func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }

    public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }
  }
}
