import CoreGraphics
import DisplayList
import Foundation

/// How a symbol of the system is drawn.
struct SymbolStyle: Hashable, Sendable {
  /// Of the text that it goes with, in points.
  var pointSize: CGFloat = 17
  var weight = 400
  var scale = SymbolContent.Scale.medium
  var colors: [CGColor] = []

  /// How large a symbol is, in points.
  func size(of name: String) -> CGSize {
    SymbolMetrics.size(name: name, pointSize: pointSize, weight: weight, scale: scale)
  }
}

extension UIImage {
  open class Configuration: NSObject, @unchecked Sendable {}

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black

    /// 100 to 900.
    var openTypeWeight: Int { self == .unspecified ? 400 : rawValue * 100 }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium
    case large

    var content: SymbolContent.Scale {
      switch self {
      case .small: .small
      case .large: .large
      default: .medium
      }
    }
  }

  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let style: SymbolStyle

    init(_ style: SymbolStyle) {
      self.style = style
      super.init()
    }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.style == style
    }

    public override var hash: Int { style.hashValue }

    public convenience init(pointSize: CGFloat) {
      self.init(SymbolStyle(pointSize: pointSize))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolStyle(pointSize: pointSize, weight: weight.openTypeWeight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(
        SymbolStyle(pointSize: pointSize, weight: weight.openTypeWeight, scale: scale.content))
    }

    public convenience init(scale: SymbolScale) {
      self.init(SymbolStyle(scale: scale.content))
    }

    public convenience init(weight: SymbolWeight) {
      self.init(SymbolStyle(weight: weight.openTypeWeight))
    }

    public convenience init(font: UIFont) {
      self.init(SymbolStyle(pointSize: font.pointSize))
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(SymbolStyle(pointSize: font.pointSize, scale: scale.content))
    }

    @preconcurrency @MainActor
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
    }

    @preconcurrency @MainActor
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
    }

    @preconcurrency @MainActor
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolStyle(colors: [hierarchicalColor.cgColor]))
    }

    @preconcurrency @MainActor
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolStyle(colors: paletteColors.map(\.cgColor)))
    }

    public func applying(_ other: Configuration) -> SymbolConfiguration {
      guard let other = (other as? SymbolConfiguration)?.style else { return self }
      let plain = SymbolStyle()
      var merged = style
      if other.pointSize != plain.pointSize { merged.pointSize = other.pointSize }
      if other.weight != plain.weight { merged.weight = other.weight }
      if other.scale != plain.scale { merged.scale = other.scale }
      if !other.colors.isEmpty { merged.colors = other.colors }
      return SymbolConfiguration(merged)
    }
  }
}
