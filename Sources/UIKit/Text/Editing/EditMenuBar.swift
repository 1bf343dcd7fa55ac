import CoreGraphics
import Metrics

/// The commands of an edit menu side by side; more than fit can be scrolled to.
final class EditMenuBar: UIView {
  private let items: [EditMenuItem]
  private let room = UIScrollView(frame: .zero)

  init(_ commands: [EditMenuCommand]) {
    items = commands.enumerated().map { EditMenuItem($1, hasSeparator: $0 > 0) }
    super.init(frame: .zero)
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 37 / 255, green: 37 / 255, blue: 39 / 255, alpha: 1)
        : UIColor(white: 250 / 255, alpha: 1)
    }
    layer.cornerRadius = EditMenuMetrics.cornerRadius
    let look = EditMenuMetrics.shadow
    layer.shadowOpacity = Float(look.opacity)
    layer.shadowRadius = look.radius
    layer.shadowOffset = CGSize(width: 0, height: look.drop)
    room.showsHorizontalScrollIndicator = false
    addSubview(room)
    for item in items { room.addSubview(item) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The edit menu's bar is made in code.")
  }

  /// As wide as all commands, in points.
  var idealWidth: CGFloat { items.reduce(0) { $0 + $1.idealWidth } }

  override func layoutSubviews() {
    super.layoutSubviews()
    room.frame = bounds
    var x: CGFloat = 0
    for item in items {
      item.frame = CGRect(x: x, y: 0, width: item.idealWidth, height: bounds.height)
      x += item.idealWidth
    }
    room.contentSize = CGSize(width: x, height: bounds.height)
    room.isScrollEnabled = x > bounds.width
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(.menu, isElement: false)
  }
}
