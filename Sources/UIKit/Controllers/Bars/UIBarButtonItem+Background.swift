import CoreGraphics

/// Images behind the items of bars, as apps set them before appearances.
extension UIBarButtonItem {
  struct BackgroundKey: Hashable {
    let state: UInt
    /// Nil for all styles.
    let style: Style?
    let metrics: UIBarMetrics
  }

  /// An image behind the item, as wide as the item: what is between its caps is stretched.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgroundImages[BackgroundKey(state: state.rawValue, style: nil, metrics: barMetrics)] =
      backgroundImage
  }

  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[BackgroundKey(state: state.rawValue, style: nil, metrics: barMetrics)]
  }

  /// The same for an item of that style only.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[BackgroundKey(state: state.rawValue, style: style, metrics: barMetrics)] =
      backgroundImage
  }

  public func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[BackgroundKey(state: state.rawValue, style: style, metrics: barMetrics)]
  }

  /// What stands behind the item in a state: its own image before the normal one's, one for its style before one for
  /// all, one for the bar's height before the usual one.
  func shownBackgroundImage(in state: UIControl.State, isCompact: Bool) -> UIImage? {
    guard !backgroundImages.isEmpty else { return nil }
    let metrics: [UIBarMetrics] = isCompact ? [.compact, .default] : [.default]
    for state in [state, .normal] {
      for style in [style, nil] as [Style?] {
        for metrics in metrics {
          let key = BackgroundKey(state: state.rawValue, style: style, metrics: metrics)
          if let image = backgroundImages[key] { return image }
        }
      }
    }
    return nil
  }
}
