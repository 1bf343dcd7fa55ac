import CoreGraphics
import Device
import Foundation
import Motion

extension CALayer {
  // MARK: Changes

  /// Something about the layer's looks has changed that is not animated.
  func noteChange() {
    guard modelLayer == nil, !LayerPresentation.isMaking else { return }
    UIChange.note()
  }

  /// A property has changed.
  func didChange(_ property: String, from old: LayerValue) {
    guard modelLayer == nil, !LayerPresentation.isMaking else { return }
    UIChange.note()
    LayerActions.didChange(self, property, from: old)
  }

  var isInWindow: Bool {
    guard let owner else { return storedSuperlayer?.isInWindow ?? false }
    if owner.window != nil { return true }
    // A view that masks another one lies in none, and so does what is in it.
    var outermost = owner
    while let above = outermost.storedSuperview { outermost = above }
    return outermost.storedLayer?.storedSuperlayer?.isInWindow ?? false
  }

  /// The background's colour in the traits of the layer's view.
  var resolvedBackgroundColor: CGColor? {
    guard let owner else { return backgroundColor }
    return owner.backgroundColor?.resolvedColor(with: owner.traitCollection).cgColor
  }

  // MARK: Playing

  @discardableResult
  func play(
    _ animation: CAAnimation, forKey key: String?,
    watchedBy watchers: [any LayerAnimationWatcher] = []
  ) -> LayerAnimation {
    let animation = animation.kept
    // A layer has one transition at a time, whatever its key (certain: documented).
    let key = animation is CATransition ? kCATransition : key
    if let key {
      for other in played where other.key == key { other.end(finished: false) }
    }
    let now = LayerTime.local(AnimationTime.now, in: self)
    var media = animation.media(
      on: self, begin: now, duration: CATransaction.animationDuration())
    media.course = CATransaction.course(over: media.course)
    let transition = (animation as? CATransition).map {
      LayerTransition(
        before: DrawingPass.own(of: self), kind: LayerTransition.Kind($0.type, $0.subtype),
        start: Double($0.startProgress), end: Double($0.endProgress))
    }
    let entry = LayerAnimation(
      animation, key: key ?? "animation\(played.count)", on: self, clock: .layer(media),
      transition: transition)
    entry.start(watchedBy: watchers + CATransaction.watchers())
    return entry
  }

  /// Ends all animations before their time.
  func endAnimations(finished: Bool, later: Bool = false) {
    // A delegate that is told may add others, which stay.
    let ending = played
    played.removeAll()
    for animation in ending { animation.end(finished: finished, later: later) }
    guard later else { return }
    for layer in added.layers { layer.endAnimations(finished: finished, later: later) }
    if let mask, mask.storedSuperlayer === self {
      mask.endAnimations(finished: finished, later: later)
      mask.owner.map { endAnimations(inside: $0, finished: finished) }
    }
  }

  private func endAnimations(inside view: UIView, finished: Bool) {
    for subview in view.storedSubviews {
      subview.storedLayer?.endAnimations(finished: finished, later: true)
      endAnimations(inside: subview, finished: finished)
    }
  }

  // MARK: Being seen

  /// What is seen of a property that has a value in the model.
  func presentedValue(_ property: String, over value: LayerValue) -> LayerValue {
    var values = LayerValues(of: self, seen: [property: value])
    for animation in played { animation.apply(to: &values, at: AnimationTime.now) }
    return values.seen[property] ?? value
  }

  /// The layer as it is seen now.
  func makePresentation() -> CALayer {
    let copy = LayerPresentation.make(of: self)
    guard !played.isEmpty else { return copy }
    var values = LayerValues(of: self)
    for animation in played {
      animation.apply(to: &values, at: AnimationTime.now - AnimationTime.lag)
    }
    for (name, value) in values.seen {
      LayerProperty.named(name, of: copy)?.show(copy, value)
    }
    return copy
  }
}

/// Makes the layers that stand for what is seen.
@MainActor
enum LayerPresentation {
  private(set) static var isMaking = false

  /// A copy of a layer by `init(layer:)`, with the values of the model.
  static func make(of layer: CALayer) -> CALayer {
    isMaking = true
    defer { isMaking = false }
    let copy = DynamicInitializer.layer(type(of: layer), copying: layer) ?? CALayer(layer: layer)
    copy.modelLayer = layer
    copy.copyValues(from: layer)
    return copy
  }
}
