import Foundation

/// What elements say of visual effect views.
@MainActor
enum EffectReading {
  static func apply(_ element: InterfaceElement, to view: UIVisualEffectView) {
    let vibrancy = element.child("vibrancyEffect")
    guard let blur = element.child("blurEffect") ?? vibrancy?.child("blurEffect") else { return }
    let effect = UIBlurEffect(style: blur.choice("style") ?? .regular)
    guard let vibrancy else {
      view.effect = effect
      return
    }
    let style: UIVibrancyEffectStyle? = vibrancy.choice("style")
    view.effect =
      style.map { UIVibrancyEffect(blurEffect: effect, style: $0) }
      ?? UIVibrancyEffect(blurEffect: effect)
  }
}
