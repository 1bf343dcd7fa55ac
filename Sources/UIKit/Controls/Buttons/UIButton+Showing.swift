import CoreGraphics

extension UIButton {
  /// Puts what the present state shows into the parts.
  func apply() {
    if let configuration {
      ButtonLook.apply(configuration, of: self, title: storedTitleLabel, storedSubtitleLabel)
    } else {
      storedSubtitleLabel.text = nil
      if let attributed = currentAttributedTitle {
        storedTitleLabel.attributedText = attributed
      } else {
        storedTitleLabel.text = currentTitle
      }
      storedTitleLabel.textColor =
        isEnabled || contents.titleColors[state.rawValue] != nil
        ? currentTitleColor
        : (buttonType == .custom ? currentTitleColor : .tertiaryLabel)
    }
    var image = currentImage
    if let style = configuration?.preferredSymbolConfigurationForImage
      ?? contents.value(contents.symbolConfigurations, state)
    {
      image = image?.withConfiguration(style)
    } else if configuration != nil {
      // As large as the letters beside it.
      image = image?.withUsualStyle(SymbolStyle(pointSize: 17 * traitCollection.signGrowth))
    }
    if buttonType == .system, image?.renderingMode == .automatic {
      image = image?.withRenderingMode(.alwaysTemplate)
    }
    storedImageView.image = image
    storedImageView.tintColor = configuration.map { ButtonLook.imageColor(of: $0, in: self) }
    storedImageView.alpha = imageAlpha
    storedTitleLabel.shadowColor = currentTitleShadowColor
    backgroundView.image = currentBackgroundImage
    storedTitleLabel.isHidden = storedTitleLabel.text?.isEmpty ?? true
    storedSubtitleLabel.isHidden = storedSubtitleLabel.text?.isEmpty ?? true
    updateSpinner()
    updateIndicator()
    storedImageView.isHidden = image == nil || spinner != nil
    backgroundView.isHidden = currentBackgroundImage == nil
  }

  /// An image without one of its own for the state is half transparent when the button is disabled
  /// or held.
  private var imageAlpha: CGFloat {
    guard configuration == nil else { return 1 }
    let dims =
      !isEnabled && adjustsImageWhenDisabled && image(for: .disabled) == nil
      || isHighlighted && adjustsImageWhenHighlighted && image(for: .highlighted) == nil
    return dims ? 0.5 : 1
  }

  private func updateSpinner() {
    guard let configuration, configuration.showsActivityIndicator else {
      spinner?.removeFromSuperview()
      spinner = nil
      return
    }
    let spinner = spinner ?? UIActivityIndicatorView(style: .medium)
    let color = ButtonLook.imageColor(of: configuration, in: self)
    spinner.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    spinner.startAnimating()
    if spinner.superview !== self { addSubview(spinner) }
    self.spinner = spinner
  }

  private func updateIndicator() {
    guard let configuration, configuration.showsIndicator(in: self) else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let view = indicator ?? UIImageView()
    view.isUserInteractionEnabled = false
    view.isAccessibilityElement = false
    view.image = UIImage(systemName: "chevron.up.chevron.down")?.withUsualStyle(
      SymbolStyle(pointSize: 12 * traitCollection.signGrowth))
    view.tintColor = ButtonLook.imageColor(of: configuration, in: self)
    if view.superview !== self { addSubview(view) }
    indicator = view
  }
}
