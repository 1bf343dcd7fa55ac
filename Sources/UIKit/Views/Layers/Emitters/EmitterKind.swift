import CoreGraphics
import DisplayList
import Foundation

/// What a cell said when its layer was given it.
@MainActor
struct EmitterKind {
  /// A mean and how far values are from it at most.
  struct Spread {
    var mean: Double
    var range: Double
    func value(_ random: Double) -> Double { mean + range * (2 * random - 1) }
  }

  /// A part of a colour: the spread at birth, and what it gains each second.
  struct Channel {
    var spread: Spread
    var speed: Double
    func value(_ random: Double, at age: Double) -> Double {
      min(max(spread.value(random) + speed * age, 0), 1)
    }
  }

  var rate: Double
  var begin: Double
  var duration: Double
  var lifetime: Spread
  var direction: Spread
  var velocity: Spread
  var acceleration: CGVector
  var scale: Spread
  var scaleSpeed: Double
  var spin: Spread
  var red: Channel
  var green: Channel
  var blue: Channel
  var alpha: Channel
  var image: ImageContent?
  /// Of the image, in points.
  var size: CGSize
  var inner: [EmitterKind]

  init?(_ cell: CAEmitterCell, depth: Int = 0) {
    guard cell.isEnabled, depth < 4 else { return nil }
    (rate, begin, duration) = (Double(cell.birthRate), cell.beginTime, cell.duration)
    lifetime = Spread(mean: Double(cell.lifetime), range: Double(cell.lifetimeRange))
    direction = Spread(mean: cell.emissionLongitude, range: cell.emissionRange / 2)
    velocity = Spread(mean: cell.velocity, range: cell.velocityRange)
    acceleration = CGVector(dx: cell.xAcceleration, dy: cell.yAcceleration)
    scale = Spread(mean: cell.scale, range: cell.scaleRange)
    scaleSpeed = cell.scaleSpeed
    spin = Spread(mean: cell.spin, range: cell.spinRange)
    let color = cell.color.map { PaintColor($0) } ?? .white
    func channel(_ mean: Double, _ range: Float, _ speed: Float) -> Channel {
      Channel(spread: Spread(mean: mean, range: Double(range)), speed: Double(speed))
    }
    red = channel(color.red, cell.redRange, cell.redSpeed)
    green = channel(color.green, cell.greenRange, cell.greenSpeed)
    blue = channel(color.blue, cell.blueRange, cell.blueSpeed)
    alpha = channel(color.alpha, cell.alphaRange, cell.alphaSpeed)
    inner = (cell.emitterCells ?? []).compactMap { EmitterKind($0, depth: depth + 1) }
    guard let contents = cell.contents, type(of: contents) is CGImage.Type,
      let image = contents as? CGImage
    else {
      size = .zero
      return
    }
    self.image = ImageContent.of(image)
    let scale = max(cell.contentsScale, 0.01)
    size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }

  /// No particle of the kind is older, in seconds.
  var longestLife: Double { max(lifetime.mean + abs(lifetime.range), 0) }
}
