import CoreGraphics

extension AnyShapeStyle {
  /// The style between `start`, at 0, and this one, at 1; this one where there is none between.
  func mixed(from start: AnyShapeStyle, _ progress: Double) -> AnyShapeStyle {
    func mix<S: MixableStyle>(_ target: S) -> AnyShapeStyle? {
      guard let from = start.style as? S else { return nil }
      return target.mixed(from: from, progress).map { AnyShapeStyle($0) }
    }
    guard let target = style as? any MixableStyle else { return self }
    return mix(target) ?? self
  }

  static var mixer: ValueMixer<AnyShapeStyle> {
    ValueMixer(isSame: { $0 == $1 }, mix: { $1.mixed(from: $0, $2) })
  }
}

/// A style that goes over into another one of its kind.
protocol MixableStyle: ShapeStyle {
  /// The style between `start`, at 0, and this one, at 1; nil where there is none between.
  func mixed(from start: Self, _ progress: Double) -> Self?
}

extension Color: MixableStyle {
  func mixed(from start: Color, _ progress: Double) -> Color? {
    start.mix(with: self, by: progress, in: .device)
  }
}

extension Gradient: MixableStyle {
  /// Only gradients with equally many stops have others between them.
  func mixed(from start: Gradient, _ progress: Double) -> Gradient? {
    guard start.stops.count == stops.count else { return nil }
    return Gradient(
      stops: zip(start.stops, stops).map { from, to in
        Stop(
          color: from.color == to.color
            ? to.color : from.color.mix(with: to.color, by: progress, in: .device),
          location: from.location + (to.location - from.location) * progress)
      })
  }
}

extension LinearGradient: MixableStyle {
  func mixed(from start: LinearGradient, _ progress: Double) -> LinearGradient? {
    gradient.mixed(from: start.gradient, progress).map {
      LinearGradient(
        gradient: $0, startPoint: startPoint.mixed(from: start.startPoint, progress),
        endPoint: endPoint.mixed(from: start.endPoint, progress))
    }
  }
}

extension RadialGradient: MixableStyle {
  func mixed(from start: RadialGradient, _ progress: Double) -> RadialGradient? {
    gradient.mixed(from: start.gradient, progress).map {
      RadialGradient(
        gradient: $0, center: center.mixed(from: start.center, progress),
        startRadius: startRadius.mixed(from: start.startRadius, progress),
        endRadius: endRadius.mixed(from: start.endRadius, progress))
    }
  }
}

extension AngularGradient: MixableStyle {
  func mixed(from start: AngularGradient, _ progress: Double) -> AngularGradient? {
    gradient.mixed(from: start.gradient, progress).map {
      AngularGradient(
        gradient: $0, center: center.mixed(from: start.center, progress),
        startAngle: startAngle.mixed(from: start.startAngle, progress),
        endAngle: endAngle.mixed(from: start.endAngle, progress))
    }
  }
}

extension EllipticalGradient: MixableStyle {
  func mixed(from start: EllipticalGradient, _ progress: Double) -> EllipticalGradient? {
    gradient.mixed(from: start.gradient, progress).map {
      EllipticalGradient(
        gradient: $0, center: center.mixed(from: start.center, progress),
        startRadiusFraction: startRadiusFraction.mixed(from: start.startRadiusFraction, progress),
        endRadiusFraction: endRadiusFraction.mixed(from: start.endRadiusFraction, progress))
    }
  }
}
