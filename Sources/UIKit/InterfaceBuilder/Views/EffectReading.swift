import Foundation

/// What elements say of visual effect views.
@MainActor
enum EffectReading {
  static func apply(_ element: InterfaceElement, to view: UIVisualEffectView) {
    guard
      let blur = element.child("blurEffect") ?? element.child("vibrancyEffect")?.child("blurEffect")
    else { return }
    let style: UIBlurEffect.Style = blur.choice("style") ?? .regular
    view.effect = UIBlurEffect(style: style)
  }
}
