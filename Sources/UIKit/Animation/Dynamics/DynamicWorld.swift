import Foundation

/// Bodies that fall, are pushed, hang on each other and collide, by impulses one after the other.
final class DynamicWorld {
  /// What bodies bounce off.
  enum Obstacle {
    /// All beyond a straight line; the direction leads to the free side and has the length 1.
    case line(DynamicVector, inside: DynamicVector)
    case segment(DynamicVector, DynamicVector)
  }

  /// Two things that may touch: numbers of bodies, or of a body and an obstacle.
  struct Pair: Hashable {
    var first: Int
    var second: Int
    var isObstacle: Bool
  }

  private struct Touch {
    var contact: DynamicContact
    let body: DynamicBody
    let other: DynamicBody?
    let bounce: Double
    let friction: Double
    var normalImpulse = 0.0
    var slideImpulse = 0.0
  }

  var bodies: [DynamicBody] = []
  var obstacles: [Obstacle] = []
  /// Which pairs collide.
  var pairs: [Pair] = []
  var joints: [DynamicJoint] = []
  var snaps: [DynamicSnap] = []
  /// In points per second squared, by body.
  var accelerations: [DynamicVector] = []
  /// Forces, and where they act, from the body's middle; by body.
  var forces: [(body: Int, force: DynamicVector, arm: DynamicVector)] = []

  /// How slow bodies touch that do not bounce, in points per second.
  private static let leastBounce = 60.0
  private static let rounds = 10

  /// Moves all on, and says which pairs touch, and where.
  func step(_ seconds: Double) -> [Pair: DynamicVector] {
    accelerate(seconds)
    var (touches, places) = findTouches()
    for joint in joints { joint.begin() }
    for _ in 0..<Self.rounds {
      for joint in joints { joint.solve(seconds) }
      for index in touches.indices { solve(&touches[index], seconds) }
    }
    for body in bodies where !body.qualities.isAnchored {
      body.position += body.velocity * seconds
      body.angle += body.spin * seconds
    }
    return places
  }

  /// Whether nothing moves that can be seen.
  var isAtRest: Bool {
    bodies.allSatisfy { $0.velocity.length < 3 && abs($0.spin) < 0.03 }
  }

  private func accelerate(_ seconds: Double) {
    for (index, body) in bodies.enumerated() where !body.qualities.isAnchored {
      if accelerations.indices.contains(index) {
        body.velocity += accelerations[index] * seconds
      }
    }
    for (index, force, arm) in forces where bodies.indices.contains(index) {
      let body = bodies[index]
      body.push(force * seconds, at: body.position + arm.rotated(by: body.angle))
    }
    for snap in snaps { snap.apply(seconds) }
    for body in bodies {
      body.velocity /= 1 + seconds * body.qualities.resistance
      body.spin /= 1 + seconds * body.qualities.angularResistance
      if body.qualities.isAnchored { (body.velocity, body.spin) = (.zero, 0) }
      if !body.qualities.allowsRotation { body.spin = 0 }
    }
  }

  // MARK: Contacts

  private func findTouches() -> ([Touch], [Pair: DynamicVector]) {
    var (touches, places): ([Touch], [Pair: DynamicVector]) = ([], [:])
    let outlines = bodies.map(\.outline)
    for pair in pairs {
      let body = bodies[pair.isObstacle ? pair.first : pair.second]
      let other = pair.isObstacle ? nil : bodies[pair.first]
      let contacts: [DynamicContact]
      if let other {
        guard body.inverseMass + other.inverseMass > 0 else { continue }
        contacts = DynamicContacts.between(outlines[pair.first], and: outlines[pair.second])
      } else {
        contacts = self.contacts(of: outlines[pair.first], with: obstacles[pair.second])
      }
      guard let deepest = contacts.max(by: { $0.depth < $1.depth }) else { continue }
      places[pair] = deepest.point
      let bounce = max(body.qualities.elasticity, other?.qualities.elasticity ?? 0)
      let friction =
        (body.qualities.friction * (other?.qualities.friction ?? body.qualities.friction))
        .squareRoot()
      for contact in contacts {
        let speed = closing(contact, body, other)
        touches.append(
          Touch(
            contact: contact, body: body, other: other,
            bounce: speed < -Self.leastBounce ? -bounce * speed : 0, friction: friction))
      }
    }
    return (touches, places)
  }

  private func contacts(
    of outline: [DynamicVector], with obstacle: Obstacle
  ) -> [DynamicContact] {
    switch obstacle {
    case .line(let point, let inside):
      DynamicContacts.between(line: point, inside: inside, and: outline)
    case .segment(let start, let end):
      DynamicContacts.between([start, end], and: outline)
    }
  }

  /// The speed with which two things part; negative where they come nearer.
  private func closing(
    _ contact: DynamicContact, _ body: DynamicBody, _ other: DynamicBody?
  ) -> Double {
    (body.velocity(at: contact.point) - (other?.velocity(at: contact.point) ?? .zero))
      .dot(contact.normal)
  }

  private func solve(_ touch: inout Touch, _ seconds: Double) {
    let (body, other, point) = (touch.body, touch.other, touch.contact.point)
    func yielding(_ way: DynamicVector) -> Double {
      body.yielding(at: point, along: way) + (other?.yielding(at: point, along: way) ?? 0)
    }
    func push(_ impulse: DynamicVector) {
      body.push(impulse, at: point)
      other?.push(-impulse, at: point)
    }
    let normal = touch.contact.normal
    // What lies in each other by more than half a point comes apart a fifth of the way in each step.
    let parting = min(max(touch.contact.depth - 0.5, 0) * 0.2 / seconds, 400)
    let wanted = max(touch.bounce, parting)
    let least = yielding(normal)
    guard least > 0 else { return }
    let old = touch.normalImpulse
    touch.normalImpulse = max(
      old + (wanted - closing(touch.contact, body, other)) / least, 0)
    push(normal * (touch.normalImpulse - old))

    let slide = normal.turned
    let sideways = (body.velocity(at: point) - (other?.velocity(at: point) ?? .zero)).dot(slide)
    let limit = touch.friction * touch.normalImpulse
    let oldSlide = touch.slideImpulse
    touch.slideImpulse = min(max(oldSlide - sideways / yielding(slide), -limit), limit)
    push(slide * (touch.slideImpulse - oldSlide))
  }
}
