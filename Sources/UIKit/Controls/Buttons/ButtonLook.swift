import CoreGraphics
import Foundation
import Metrics

/// Colours and shapes of configured buttons.
@MainActor
enum ButtonLook {
  static func foreground(of configuration: UIButton.Configuration, in button: UIButton) -> UIColor {
    if !button.isEnabled { return .tertiaryLabel }
    if let color = configuration.baseForegroundColor { return color }
    if button.role == .destructive, configuration.style != .filled { return .systemRed }
    return configuration.style == .filled ? .white : button.tintColor
  }

  static func background(of configuration: UIButton.Configuration, in button: UIButton) -> UIColor?
  {
    if let color = configuration.background.shownColor { return color }
    switch configuration.style {
    case .plain, .borderless: return nil
    case .gray: return configuration.baseBackgroundColor ?? .tertiarySystemFill
    case .tinted:
      return button.isEnabled
        ? (configuration.baseBackgroundColor ?? button.tintColor).withAlphaComponent(0.18)
        : .tertiarySystemFill
    case .filled:
      guard button.isEnabled else { return .tertiarySystemFill }
      return configuration.baseBackgroundColor
        ?? (button.role == .destructive ? .systemRed : button.tintColor)
    }
  }

  static func apply(
    _ configuration: UIButton.Configuration, of button: UIButton, title: UILabel,
    _ subtitle: UILabel
  ) {
    let color = foreground(of: configuration, in: button)
    let font = font(ofSize: configuration.fontSize, in: button)
    title.setFontQuietly(font)
    title.lineBreakMode = configuration.titleLineBreakMode
    // Only modes that break lines let a title take several.
    let wraps =
      configuration.titleLineBreakMode == .byWordWrapping
      || configuration.titleLineBreakMode == .byCharWrapping
    let alignment = textAlignment(of: configuration, in: button)
    for label in [title, subtitle] {
      label.numberOfLines = wraps ? 0 : 1
      label.textAlignment = alignment
    }
    ButtonText(
      font: font, color: color, attributed: configuration.attributedTitle,
      transformer: configuration.titleTextAttributesTransformer
    ).apply(button.currentTitle, to: title)
    let small = Self.font(ofSize: 12, in: button)
    subtitle.font = small
    ButtonText(
      font: small, color: color, attributed: configuration.attributedSubtitle,
      transformer: configuration.subtitleTextAttributesTransformer
    ).apply(
      configuration.attributedSubtitle.map { String($0.characters) } ?? configuration.subtitle,
      to: subtitle)
  }

  /// The letters of configured buttons follow the preferred text size.
  private static func font(ofSize size: CGFloat, in button: UIButton) -> UIFont {
    UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: size), compatibleWith: button.traitCollection)
  }

  private static func textAlignment(
    of configuration: UIButton.Configuration, in button: UIButton
  ) -> NSTextAlignment {
    let isReversed = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch configuration.titleAlignment {
    case .automatic: return .natural
    case .center: return .center
    case .leading: return isReversed ? .right : .left
    case .trailing: return isReversed ? .left : .right
    }
  }

  /// The colour of the image, or of the spinner in its place.
  static func imageColor(
    of configuration: UIButton.Configuration, in button: UIButton
  ) -> UIColor {
    let color = foreground(of: configuration, in: button)
    return configuration.imageColorTransformer?(color) ?? color
  }

  static func append(
    _ configuration: UIButton.Configuration, of button: UIButton, to canvas: inout ViewCanvas
  ) {
    let bounds = button.bounds
    let radius: CGFloat
    switch configuration.cornerStyle {
    case .capsule: radius = bounds.height / 2
    case .fixed: radius = configuration.background.cornerRadius
    case .large: radius = ButtonMetrics.configuredRadius(.large, in: bounds.size)
    case .small: radius = 4
    case .dynamic, .medium:
      radius = SystemMetrics.current.controlRadius(
        ButtonMetrics.configuredRadius(configuration.buttonSize.metrics, in: bounds.size),
        in: bounds.size)
    }
    let color = background(of: configuration, in: button)
    configuration.background.append(
      to: &canvas, behind: button,
      color: button.isHighlighted ? color?.withAlphaComponent(0.75) : color, cornerRadius: radius)
  }
}
