import CoreGraphics
import Foundation

/// Where an emitter's particles are born.
@MainActor
struct EmitterPlace {
  var shape: CAEmitterLayerEmitterShape
  var mode: CAEmitterLayerEmitterMode
  var position: CGPoint
  var size: CGSize

  /// A place for one particle, in the layer's space.
  func point(_ random: inout EmitterRandom) -> CGPoint {
    let offset: CGVector
    switch shape {
    case .line: offset = CGVector(dx: alongLine(&random) * size.width, dy: 0)
    case .rectangle, .cuboid: offset = inRectangle(&random)
    case .circle, .sphere: offset = inCircle(&random)
    default: offset = .zero
    }
    return CGPoint(x: position.x + offset.dx, y: position.y + offset.dy)
  }

  private func alongLine(_ random: inout EmitterRandom) -> Double {
    let value = random.next() - 0.5
    return mode == .points ? (value < 0 ? -0.5 : 0.5) : value
  }

  private func inRectangle(_ random: inout EmitterRandom) -> CGVector {
    var (x, y) = (random.next() - 0.5, random.next() - 0.5)
    if mode == .points { (x, y) = (x < 0 ? -0.5 : 0.5, y < 0 ? -0.5 : 0.5) }
    if mode == .outline {
      let around = random.next() * 2 * (size.width + size.height)
      if around < 2 * size.width {
        y = around < size.width ? -0.5 : 0.5
      } else {
        x = around < 2 * size.width + size.height ? -0.5 : 0.5
      }
    }
    return CGVector(dx: x * size.width, dy: y * size.height)
  }

  /// The circle's radius is the width.
  private func inCircle(_ random: inout EmitterRandom) -> CGVector {
    let angle = random.next() * 2 * .pi
    let part = random.next()
    let radius: Double
    switch mode {
    case .points: radius = 0
    case .outline: radius = size.width
    default: radius = size.width * part.squareRoot()
    }
    return CGVector(dx: cos(angle) * radius, dy: sin(angle) * radius)
  }
}
