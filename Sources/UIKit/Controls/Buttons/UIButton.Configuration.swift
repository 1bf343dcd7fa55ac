import CoreGraphics
import Foundation
import Metrics

extension UIButton {
  public struct Configuration: Hashable {
    public enum Size: Int, Sendable {
      case medium
      case small
      case mini
      case large

      var metrics: ButtonMetrics.Size {
        switch self {
        case .medium: .regular
        case .small, .mini: .small
        case .large: .large
        }
      }
    }

    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    /// The sign of a pop-up button.
    public enum Indicator: Int, Sendable {
      /// Pop-up buttons show it.
      case automatic
      case none
      case popup
    }

    public enum MacIdiomStyle: Int, Sendable {
      case automatic
      case bordered
      case borderless
      case borderlessTinted
    }

    enum Style {
      case plain
      case gray
      case tinted
      case filled
      case borderless
    }

    let style: Style
    private var titles = Words()
    private var subtitles = Words()
    /// Also what `attributedTitle` reads without its attributes; of the two that counts which was set last.
    public var title: String? {
      get { titles.plain }
      set { titles.plain = newValue }
    }
    public var attributedTitle: AttributedString? {
      get { titles.attributed }
      set { titles.attributed = newValue }
    }
    /// Also what `attributedSubtitle` reads without its attributes; of the two that counts which was set last.
    public var subtitle: String? {
      get { subtitles.plain }
      set { subtitles.plain = newValue }
    }
    public var attributedSubtitle: AttributedString? {
      get { subtitles.attributed }
      set { subtitles.attributed = newValue }
    }
    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imagePlacement: NSDirectionalRectEdge {
      get { NSDirectionalRectEdge(rawValue: imageEdge) }
      set { imageEdge = newValue.rawValue }
    }
    /// In points.
    public var imagePadding: CGFloat = 0
    /// In points.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle stand below each other.
    public var titleAlignment = TitleAlignment.automatic
    /// A mode that truncates keeps the title on one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { titleFunction.map(UIConfigurationTextAttributesTransformer.init(function:)) }
      set { titleFunction = newValue?.function }
    }
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { subtitleFunction.map(UIConfigurationTextAttributesTransformer.init(function:)) }
      set { subtitleFunction = newValue?.function }
    }
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { imageColorFunction.map(UIConfigurationColorTransformer.init(function:)) }
      set { imageColorFunction = newValue?.function }
    }
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { activityIndicatorColorFunction.map(UIConfigurationColorTransformer.init(function:)) }
      set { activityIndicatorColorFunction = newValue?.function }
    }
    public var contentInsets: NSDirectionalEdgeInsets
    public var buttonSize = Size.medium { didSet { contentInsets = Self.insets(buttonSize) } }
    public var cornerStyle = CornerStyle.dynamic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration.clear()
    /// Whether a spinner stands in the image's place.
    public var showsActivityIndicator = false
    /// Whether the sign of a pop-up button stands behind the title.
    public var indicator = Indicator.automatic
    /// Differs from Apple's: kept, and read by nobody here; only apps of a Mac look at it.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Differs from Apple's: kept, and read by nobody here; a selected button looks as it did unless its
    /// update handler says otherwise.
    public var automaticallyUpdateForSelection = true
    /// The raw value: the set of edges cannot be hashed on iOS, and apps may say themselves how.
    private var imageEdge = NSDirectionalRectEdge.leading.rawValue
    private var titleFunction: ConfigurationFunction<AttributeContainer>?
    private var subtitleFunction: ConfigurationFunction<AttributeContainer>?
    private var imageColorFunction: ConfigurationFunction<UIColor>?
    private var activityIndicatorColorFunction: ConfigurationFunction<UIColor>?

    private init(_ style: Style) {
      self.style = style
      contentInsets = Self.insets(.medium)
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Differs from Apple's: the glass is drawn as the background of a grey button, without refraction.
    public static func glass() -> Configuration { capsule(.gray) }
    /// Differs from Apple's: the glass is drawn as the background of a grey button, without refraction.
    public static func clearGlass() -> Configuration { capsule(.gray) }
    /// Differs from Apple's: the glass is drawn as the background of a filled button, without refraction.
    public static func prominentGlass() -> Configuration { capsule(.filled) }
    /// Differs from Apple's: the glass is drawn as the background of a filled button, without refraction.
    public static func prominentClearGlass() -> Configuration { capsule(.filled) }

    private static func capsule(_ style: Style) -> Configuration {
      var configuration = Configuration(style)
      configuration.cornerStyle = .capsule
      return configuration
    }

    public mutating func setDefaultContentInsets() {
      contentInsets = Self.insets(buttonSize)
    }

    /// Differs from Apple's: gives the configuration as it is; the state of `button` shows when it draws.
    public func updated(for button: UIButton) -> Configuration { self }

    /// In points.
    private static func insets(_ size: Size) -> NSDirectionalEdgeInsets {
      let inset = ButtonMetrics.inset(size.metrics)
      return NSDirectionalEdgeInsets(
        top: inset.height, leading: inset.width, bottom: inset.height, trailing: inset.width)
    }

    /// A text that is given with attributes or without.
    private struct Words: Hashable {
      private var text: String?
      var attributed: AttributedString? {
        didSet { if attributed != nil { text = nil } }
      }
      var plain: String? {
        get { attributed.map { String($0.characters) } ?? text }
        set {
          attributed = nil
          text = newValue
        }
      }
    }

    @MainActor func showsIndicator(in button: UIButton) -> Bool {
      switch indicator {
      case .automatic: button.isPopUp
      case .none: false
      case .popup: true
      }
    }

    /// Of the title, in points.
    var fontSize: CGFloat { ButtonMetrics.fontSize(buttonSize.metrics) }
  }
}
