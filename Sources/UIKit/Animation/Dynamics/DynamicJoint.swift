import Foundation

/// Keeps a point of a body at a distance from another point.
final class DynamicJoint {
  let body: DynamicBody
  /// From the body's middle, as it lies unturned.
  let arm: DynamicVector
  /// The other body; nil for an anchor.
  let other: DynamicBody?
  let otherArm: DynamicVector
  var anchor: DynamicVector
  /// In points.
  var length: Double
  /// Of the spring, in hertz; 0 for a rod.
  var frequency = 0.0
  var damping = 0.0
  private var impulse = 0.0

  init(
    _ body: DynamicBody, arm: DynamicVector, to other: DynamicBody?, otherArm: DynamicVector,
    anchor: DynamicVector, length: Double
  ) {
    self.body = body
    self.arm = arm
    self.other = other
    self.otherArm = otherArm
    self.anchor = anchor
    self.length = length
  }

  var end: DynamicVector { body.position + arm.rotated(by: body.angle) }
  var otherEnd: DynamicVector {
    other.map { $0.position + otherArm.rotated(by: $0.angle) } ?? anchor
  }

  func begin() { impulse = 0 }

  /// Brings the speed with which the ends part to what the distance asks for.
  func solve(_ seconds: Double) {
    let (end, otherEnd) = (end, otherEnd)
    let between = end - otherEnd
    let distance = between.length
    guard distance > 1e-6 else { return }
    let way = between / distance
    let yielding =
      body.yielding(at: end, along: way) + (other?.yielding(at: otherEnd, along: way) ?? 0)
    guard yielding > 0 else { return }
    let error = distance - length
    var (softness, bias) = (0.0, error * 0.2 / seconds)
    if frequency > 0 {
      let pace = 2 * Double.pi * frequency
      let stiffness = pace * pace / yielding
      let drag = 2 * damping * pace / yielding
      softness = 1 / (seconds * (drag + seconds * stiffness))
      bias = error * seconds * stiffness * softness
    }
    let speed =
      (body.velocity(at: end) - (other?.velocity(at: otherEnd) ?? .zero)).dot(way)
    let change = -(speed + bias + softness * impulse) / (yielding + softness)
    impulse += change
    body.push(way * change, at: end)
    other?.push(way * -change, at: otherEnd)
  }
}

/// Pulls a body to a place, and turns it upright.
final class DynamicSnap {
  let body: DynamicBody
  var target: DynamicVector
  /// 0 for much swinging, 1 for none.
  var damping = 0.5
  /// Of the spring, in hertz; unsure.
  private static let frequency = 2.5

  init(_ body: DynamicBody, to target: DynamicVector) {
    self.body = body
    self.target = target
  }

  /// A step that stays stable however stiff the spring is.
  func apply(_ seconds: Double) {
    guard !body.qualities.isAnchored else { return }
    let pace = 2 * Double.pi * Self.frequency
    let drag = 2 * (0.2 + 0.8 * min(max(damping, 0), 1)) * pace
    let divisor = 1 + seconds * drag + seconds * seconds * pace * pace
    body.velocity =
      (body.velocity - (body.position - target) * (seconds * pace * pace)) / divisor
    guard body.qualities.allowsRotation else { return }
    body.spin = (body.spin - body.angle * seconds * pace * pace) / divisor
  }
}
