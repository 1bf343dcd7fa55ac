import CoreGraphics
import Metrics

@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// In points.
  public var strokeWidth: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Differs from Apple's: kept, and shown nowhere.
  public var customView: UIView?
  public var image: UIImage?
  /// Differs from Apple's: kept, and shown nowhere; backgrounds are plain colours.
  public var visualEffect: UIVisualEffect?

  public nonisolated init() {}

  /// The color of the background: the tint color where none is set.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    shownColor ?? backgroundColorTransformer?(tintColor) ?? tintColor
  }

  /// The color of the line around it: the tint color where none is set.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    shownStrokeColor ?? strokeColorTransformer?(tintColor) ?? tintColor
  }

  /// What is drawn; nil for nothing.
  var shownColor: UIColor? { backgroundColor.map { backgroundColorTransformer?($0) ?? $0 } }
  private var shownStrokeColor: UIColor? { strokeColor.map { strokeColorTransformer?($0) ?? $0 } }

  /// Whether it is a colour from edge to edge.
  var isPlain: Bool { backgroundInsets == .zero && image == nil && strokeWidth <= 0 }

  public nonisolated static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  public static func listPlainCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .systemBackground
    return configuration
  }

  public static func listGroupedCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .secondarySystemGroupedBackground
    configuration.cornerRadius = SystemMetrics.current.cardRadius
    return configuration
  }

  public static func listSidebarCell() -> UIBackgroundConfiguration { listGroupedCell() }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    listGroupedCell()
  }
}
