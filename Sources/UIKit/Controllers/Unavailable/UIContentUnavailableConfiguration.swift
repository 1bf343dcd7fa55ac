import CoreGraphics
import Device
import Foundation

/// What stands in place of content that is not there.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// How an image looks.
  public struct ImageProperties: Hashable, Sendable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// In points; 0 for the image's own size.
    public var maximumSize = CGSize.zero
  }

  /// How a text looks.
  public struct TextProperties: Hashable, Sendable {
    /// A preferred font follows the size of texts that the view's traits say.
    public var font: UIFont
    public var color: UIColor
    /// 0 for as many lines as fit.
    public var numberOfLines = 0
  }

  /// What a button does.
  public struct ButtonProperties: Hashable {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString? {
    get { textWithAttributes.value }
    set { textWithAttributes.value = newValue }
  }
  public var textProperties = TextProperties(font: Self.titleFont, color: .label)
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryTextWithAttributes.value }
    set { secondaryTextWithAttributes.value = newValue }
  }
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .callout), color: .secondaryLabel)
  public var button: UIButton.Configuration {
    get { buttonLook.value }
    set { buttonLook.value = newValue }
  }
  public var buttonProperties: ButtonProperties {
    get { buttonUse.value }
    set { buttonUse.value = newValue }
  }
  public var secondaryButton: UIButton.Configuration {
    get { secondaryButtonLook.value }
    set { secondaryButtonLook.value = newValue }
  }
  public var secondaryButtonProperties: ButtonProperties {
    get { secondaryButtonUse.value }
    set { secondaryButtonUse.value = newValue }
  }
  public var background = UIBackgroundConfiguration.clear()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 0, leading: 32, bottom: 0, trailing: 32)
  /// Between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 12
  /// Between the text and the secondary one, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// Between texts and buttons, in points.
  public var textToButtonPadding: CGFloat = 16
  /// Between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// Whether a spinner stands in the place of the image.
  var isLoading = false
  private var textWithAttributes = ConfigurationText()
  private var secondaryTextWithAttributes = ConfigurationText()
  private var buttonLook = ConfigurationPart(UIButton.Configuration.plain())
  private var buttonUse = ConfigurationPart(ButtonProperties())
  private var secondaryButtonLook = ConfigurationPart(UIButton.Configuration.plain())
  private var secondaryButtonUse = ConfigurationPart(ButtonProperties())

  /// One for all, as configurations of symbols are compared by identity.
  private static let symbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)

  private static var titleFont: UIFont {
    var descriptor = UIFont.preferredFont(forTextStyle: .title2).metricsDescriptor
    descriptor.weight = .bold
    return UIFont(descriptor, textStyle: .title2)
  }

  private init() {
    imageProperties.preferredSymbolConfiguration = Self.symbolConfiguration
    imageProperties.tintColor = .secondaryLabel
  }

  /// For content that is missing.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// For content that is on its way: a spinner.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = SystemWord.loading.text
    configuration.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
    return configuration
  }

  /// For a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  public func makeContentView() -> UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard let state = state as? UIContentUnavailableConfigurationState,
      let words = state.searchText,
      !words.isEmpty, text == "No Results"
    else { return self }
    var copy = self
    copy.text = "No Results for “\(words)”"
    return copy
  }
}

/// What is known of a controller whose content is missing.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// What the user searches for in the search field of the controller.
  public var searchText: String?

  private var values = ConfigurationPart<[UIConfigurationStateCustomKey: AnyHashable]>([:])

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values.value[key] }
    set { values.value[key] = newValue }
  }
}
