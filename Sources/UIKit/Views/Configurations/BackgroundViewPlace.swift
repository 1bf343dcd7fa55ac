import CoreGraphics

/// The view that a background configuration puts behind what a cell, header or footer shows.
@MainActor
struct BackgroundViewPlace {
  private var shown: UIView?

  /// Brings the view of `configuration` in, behind all others of `host`.
  mutating func update(_ configuration: UIBackgroundConfiguration?, in host: UIView) {
    let view = configuration?.customView
    if shown !== view {
      if shown?.superview === host { shown?.removeFromSuperview() }
      shown = view
    }
    guard let view, let configuration else { return }
    if view.superview !== host { host.insertSubview(view, at: 0) }
    let frame = configuration.rect(behind: host)
    if view.frame != frame { view.frame = frame }
    guard configuration.cornerRadius > 0 else { return }
    view.layer.cornerRadius = configuration.cornerRadius
    view.clipsToBounds = true
  }
}
