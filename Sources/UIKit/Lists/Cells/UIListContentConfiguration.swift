import CoreGraphics
import Foundation
import Metrics

/// Text, secondary text and an image in the layout of list cells.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public struct TextProperties: Hashable, Sendable {
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    public var font: UIFont
    public var color: UIColor
    /// Makes the shown color of `color`.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { colorFunction.map(UIConfigurationColorTransformer.init(function:)) }
      set { colorFunction = newValue?.function }
    }
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 for as many as fit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    var colorFunction: ConfigurationFunction<UIColor>?

    /// The shown color.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func transformed(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }

  public struct ImageProperties: Hashable, Sendable {
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    /// Makes the shown color of `tintColor`, or of the view's.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { tintColorFunction.map(UIConfigurationColorTransformer.init(function:)) }
      set { tintColorFunction = newValue?.function }
    }

    /// The shown color: of `tintColor`, or of the view's where that is nil.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// In points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// In points; 0 for the image's own size.
    public var reservedLayoutSize = CGSize.zero
    /// Differs from Apple's: kept, and read by nobody here; the screen's colors are never inverted.
    public var accessibilityIgnoresInvertColors = false
    var tintColorFunction: ConfigurationFunction<UIColor>?
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString? {
    get { textWithAttributes.value }
    set { textWithAttributes.value = newValue }
  }
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryTextWithAttributes.value }
    set { secondaryTextWithAttributes.value = newValue }
  }
  public var secondaryTextProperties: TextProperties
  /// Along these axes the margins are at least those of the view around the content.
  ///
  /// Differs from Apple's: none at first.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = []
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  public var prefersSideBySideTextAndSecondaryText = false
  /// In points.
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  private var textWithAttributes = ConfigurationText()
  private var secondaryTextWithAttributes = ConfigurationText()

  private init(
    _ style: UIFont.TextStyle, color: UIColor = .label,
    secondary: UIFont.TextStyle = .subheadline, secondaryColor: UIColor = .secondaryLabel,
    vertical: CGFloat = RowMetrics.verticalInset
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondary), color: secondaryColor)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical, leading: 16, bottom: vertical, trailing: 8)
  }

  // MARK: Styles

  public static func cell() -> UIListContentConfiguration { Self(.body) }

  public static func subtitleCell() -> UIListContentConfiguration {
    Self(.body, secondary: .caption1, secondaryColor: .label)
  }

  public static func valueCell() -> UIListContentConfiguration {
    var configuration = Self(.body, secondary: .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  public static func sidebarCell() -> UIListContentConfiguration { Self(.body) }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { Self(.body) }

  public static func plainHeader() -> UIListContentConfiguration {
    Self(.headline, vertical: 6)
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = Self(.footnote, color: .secondaryLabel, vertical: 6)
    configuration.textProperties.transform = .uppercase
    return configuration
  }

  public static func header() -> UIListContentConfiguration { groupedHeader() }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { plainHeader() }
  public static func plainFooter() -> UIListContentConfiguration {
    Self(.footnote, color: .secondaryLabel, vertical: 6)
  }
  public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }
  public static func footer() -> UIListContentConfiguration { plainFooter() }
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }

  // MARK: Use

  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    guard isDisabled else { return self }
    var configuration = self
    configuration.textProperties.color = .tertiaryLabel
    return configuration
  }
}
