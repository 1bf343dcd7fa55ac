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
    if let color = configuration.background.backgroundColor { return color }
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
    title.setFontQuietly(.systemFont(ofSize: configuration.fontSize))
    title.numberOfLines = 0
    title.lineBreakMode = .byWordWrapping
    title.text = button.currentTitle
    title.textColor = color
    subtitle.font = .systemFont(ofSize: 12)
    subtitle.text =
      configuration.subtitle ?? configuration.attributedSubtitle.map { String($0.characters) }
    subtitle.textColor = color
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
      radius = ButtonMetrics.configuredRadius(
        configuration.buttonSize.metrics, in: bounds.size)
    }
    if let color = background(of: configuration, in: button) {
      canvas.fill(
        bounds, cornerRadius: radius, button.isHighlighted ? color.withAlphaComponent(0.75) : color)
    }
    if let stroke = configuration.background.strokeColor, configuration.background.strokeWidth > 0 {
      canvas.strokeInside(
        bounds, cornerRadius: radius, width: configuration.background.strokeWidth, stroke)
    }
  }
}
