import CoreGraphics
import Foundation
import Motion

/// A property of a view's layer that a block animates.
@MainActor
final class AnimatedChange {
  private struct Keyframe {
    let start: Double
    let end: Double
    var value: LayerValue
  }

  let layer: CALayer
  let property: String
  /// Where what is seen comes from.
  var start: LayerValue
  /// The value of the model.
  var end: LayerValue
  /// The colour before, where it is one of a view; the inner nil is for none.
  var startColor: UIColor??
  private var endColor: UIColor??
  /// The value of the model before.
  private let first: LayerValue
  var animations: [LayerAnimation] = []
  private var keyframes: [Keyframe] = []
  var mode = KeyframeCourse.Mode.linear

  init(_ layer: CALayer, _ property: String, from start: LayerValue, to end: LayerValue) {
    self.layer = layer
    self.property = property
    self.start = start
    self.end = end
    first = start
  }

  // MARK: Keyframes

  var hasKeyframes: Bool { !keyframes.isEmpty }

  /// The value at the end of a part of the whole time, 0 to 1.
  func add(_ value: LayerValue, from start: Double, to end: Double) {
    if let index = keyframes.firstIndex(where: { $0.start == start && $0.end == end }) {
      keyframes[index].value = value
    } else {
      keyframes.append(Keyframe(start: start, end: end, value: value))
    }
  }

  private func way(_ keyPath: LayerKeyPath) -> LayerKeyframes {
    var values = [start]
    var times = [0.0]
    for keyframe in keyframes.sorted(by: { $0.start < $1.start }) {
      if let time = times.last, let value = values.last, keyframe.start > time {
        values.append(value)
        times.append(keyframe.start)
      }
      values.append(keyframe.value)
      times.append(keyframe.end)
    }
    return LayerKeyframes(values.map { keyPath.value(in: $0) }, times: times, mode: mode)
  }

  // MARK: Tracks

  /// One that replaces says no end, as on iOS (certain: logged): it goes where the model is.
  func track(_ keyPath: LayerKeyPath, isReplacing: Bool) -> LayerTrack {
    let to = keyPath.value(in: end)
    var track = LayerTrack(
      keyPath: keyPath,
      way: .basic(from: keyPath.value(in: start), to: isReplacing ? nil : to, by: nil))
    if hasKeyframes { track.way = .keyframes(way(keyPath)) }
    if !isReplacing { track.combination = .moving(end: to) }
    return track
  }

  /// The block has changed the property again.
  func retarget() {
    for animation in animations {
      func retargeted(_ tracks: [LayerTrack]) -> [LayerTrack] {
        tracks.map { old in
          if case .replacing = old.combination { return track(old.keyPath, isReplacing: true) }
          return track(old.keyPath, isReplacing: false)
        }
      }
      switch animation.clock {
      case .layer(var media):
        media.tracks = retargeted(media.tracks)
        animation.clock = .layer(media)
      case .animator(let timeline, let start, let tracks):
        animation.clock = .animator(timeline, start: start, tracks: retargeted(tracks))
      }
      if let basic = animation.animation as? CABasicAnimation {
        describe(basic, LayerKeyPath(basic.keyPath ?? property), isReplacing: !basic.isAdditive)
      }
    }
  }

  // MARK: What apps are shown

  /// The animation that apps find in the layer.
  func animation(
    _ keyPath: LayerKeyPath, named name: String, _ settings: AnimationSettings, isReplacing: Bool
  ) -> CAAnimation {
    let animation: CAPropertyAnimation
    if hasKeyframes {
      animation = CAKeyframeAnimation(keyPath: name)
    } else {
      let basic: CABasicAnimation
      if case .spring(let spring, let velocity) = settings.course {
        let made = CASpringAnimation(keyPath: name)
        (made.mass, made.stiffness) = (CGFloat(spring.mass), CGFloat(spring.stiffness))
        (made.damping, made.initialVelocity) = (CGFloat(spring.damping), CGFloat(velocity))
        made.allowsOverdamping = true
        basic = made
      } else {
        basic = CABasicAnimation(keyPath: name)
      }
      describe(basic, keyPath, isReplacing: isReplacing)
      animation = basic
    }
    animation.isAdditive = !isReplacing
    animation.duration = settings.duration
    animation.fillMode = .both
    return animation
  }

  private func describe(
    _ animation: CABasicAnimation, _ keyPath: LayerKeyPath, isReplacing: Bool
  ) {
    let (from, to) = (keyPath.value(in: start), keyPath.value(in: end))
    let name = animation.keyPath ?? property
    animation.fromValue = (isReplacing ? from : from.displacement(to: to)).object(of: name)
    animation.toValue = isReplacing ? nil : to.displacement(to: to).object(of: name)
  }

  // MARK: The model

  /// Keeps what the model has now as the value at the end.
  func keepEnd() {
    end = LayerProperty.value(property, of: layer) ?? end
    if startColor != nil { endColor = .some(layer.owner?.backgroundColor) }
  }

  /// Lets the model have the value of the start, of the end, or the one that is seen.
  func settle(at position: UIViewAnimatingPosition) {
    let color: UIColor?? =
      switch position {
      case .start: startColor
      case .end: endColor
      case .current: nil
      }
    if let color, let view = layer.owner {
      view.backgroundColor = color
      return
    }
    let value: LayerValue
    switch position {
    case .start: value = first
    case .end: value = end
    case .current:
      guard let now = LayerProperty.value(property, of: layer) else { return }
      value = layer.presentedValue(property, over: now)
    }
    LayerProperty.named(property, of: layer)?.show(layer, value)
  }
}

extension LayerValue {
  /// The value in the type in which apps know that of a property.
  func object(of property: String) -> Any? {
    switch self {
    case .transform(let transform): return transform
    case .color(let color): return color
    case .numbers(let numbers) where numbers.count == 1:
      return property == "opacity" ? Float(numbers[0]) : CGFloat(numbers[0])
    case .numbers:
      if property == "bounds.size" { return size }
      return point
    default: return nil
    }
  }
}
