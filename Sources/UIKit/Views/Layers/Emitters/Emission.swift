import CoreGraphics
import DisplayList
import Foundation

/// A stretch of time in which a layer gave off particles in the same way.
@MainActor
struct Emission {
  /// What a layer multiplies its cells' values by.
  struct Factors {
    var rate = 1.0
    var lifetime = 1.0
    var velocity = 1.0
    var scale = 1.0
    var spin = 1.0
  }

  /// In seconds of the layer's time.
  var start: Double
  var factors: Factors
  var place: EmitterPlace
  var kinds: [EmitterKind]
  var seed: UInt64
}

/// One particle, as it is seen at a moment.
@MainActor
struct Particle {
  var age: Double
  var kind: EmitterKind
  var position: CGPoint
  var scale: Double
  var angle: Double
  var color: PaintColor

  /// The image, if the particle has one that can be seen.
  func append(to list: inout DisplayList, blendMode: CGBlendMode) {
    guard let image = kind.image, color.alpha > 0, scale != 0 else { return }
    let rect = CGRect(
      x: -kind.size.width / 2, y: -kind.size.height / 2, width: kind.size.width,
      height: kind.size.height)
    let transform = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(rotationAngle: angle))
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    var attributes = GroupAttributes(opacity: color.alpha, transform: transform)
    attributes.blendMode = blendMode
    if color.red < 1 || color.green < 1 || color.blue < 1 {
      attributes.filters = [
        .colorMultiply(
          PaintColor(red: color.red, green: color.green, blue: color.blue, alpha: 1))
      ]
    }
    list.append(contentsOf: DisplayList([.image(image, in: rect)]).grouped(attributes))
  }
}

/// Finds the particles that are there at a moment, from the emissions before it.
///
/// Each is found by itself, by its number: no state is carried from picture to picture.
@MainActor
struct ParticleFinder {
  /// More are not drawn: the youngest of each emission.
  static let most = 5_000

  private(set) var particles: [Particle] = []

  mutating func add(_ emission: Emission, until end: Double, now: Double) {
    for (index, kind) in emission.kinds.enumerated() where kind.begin <= end {
      add(
        kind, emission.factors, in: max(emission.start, kind.begin)...end,
        zero: kind.begin, now: now, seed: emission.seed &+ UInt64(index) &* 7_919
      ) { _, random in emission.place.point(&random) }
    }
  }

  /// The particles of a kind that are born within a time, of those that are born from `zero` on.
  private mutating func add(
    _ kind: EmitterKind, _ factors: Emission.Factors, in time: ClosedRange<Double>, zero: Double,
    now: Double, seed: UInt64, from origin: (Double, inout EmitterRandom) -> CGPoint
  ) {
    let rate = kind.rate * factors.rate
    let longest = kind.longestLife * factors.lifetime
    guard rate > 0, rate.isFinite, longest > 0 else { return }
    // The particle `n` is born `n` times the time between two after the beginning.
    let first = max(time.lowerBound, now - longest)
    let last = min(time.upperBound, now, zero + kind.duration)
    guard first <= last else { return }
    let lastNumber = ((last - zero) * rate).rounded(.down)
    let firstNumber = max(
      ((first - zero) * rate).rounded(.up), lastNumber - Double(Self.most - particles.count) + 1, 0)
    guard firstNumber <= lastNumber, lastNumber < 1e15 else { return }
    for number in Int(firstNumber)...Int(lastNumber) where particles.count < Self.most {
      let birth = zero + Double(number) / rate
      var random = EmitterRandom(seed: seed &* 31 &+ UInt64(number))
      let start = origin(birth, &random)
      add(kind, factors, born: birth, at: start, now: now, &random)
    }
  }

  private mutating func add(
    _ kind: EmitterKind, _ factors: Emission.Factors, born birth: Double, at start: CGPoint,
    now: Double, _ random: inout EmitterRandom
  ) {
    let age = now - birth
    let life = kind.lifetime.value(random.next()) * factors.lifetime
    let direction = kind.direction.value(random.next())
    let velocity = kind.velocity.value(random.next()) * factors.velocity
    let scale = kind.scale.value(random.next()) * factors.scale
    let spin = kind.spin.value(random.next()) * factors.spin
    let (red, green, blue, alpha) = (random.next(), random.next(), random.next(), random.next())
    let innerSeed = random.state
    guard age >= 0, age < life else { return }
    func position(_ age: Double) -> CGPoint {
      CGPoint(
        x: start.x + cos(direction) * velocity * age + kind.acceleration.dx * age * age / 2,
        y: start.y + sin(direction) * velocity * age + kind.acceleration.dy * age * age / 2)
    }
    particles.append(
      Particle(
        age: age, kind: kind, position: position(age), scale: scale + kind.scaleSpeed * age,
        angle: spin * age,
        color: PaintColor(
          red: kind.red.value(red, at: age), green: kind.green.value(green, at: age),
          blue: kind.blue.value(blue, at: age), alpha: kind.alpha.value(alpha, at: age))))
    for (index, inner) in kind.inner.enumerated() {
      add(
        inner, Emission.Factors(), in: inner.begin...max(life, inner.begin), zero: inner.begin,
        now: age, seed: innerSeed &+ UInt64(index)
      ) { time, _ in position(time) }
    }
  }
}

/// Numbers from 0 to 1 that look random and are the same each time.
struct EmitterRandom {
  private(set) var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03
    _ = next()
  }

  mutating func next() -> Double {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((value ^ (value >> 31)) >> 11) / Double(UInt64(1) << 53)
  }
}
