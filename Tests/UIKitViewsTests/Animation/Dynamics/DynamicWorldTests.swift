import Foundation
import Testing

@testable import UIKit

/// Bodies without an animator, against what mechanics says.
@MainActor
@Suite struct DynamicWorldTests {
  private func run(_ world: DynamicWorld, _ seconds: Double, each: () -> Void = {}) {
    for _ in 0..<Int(seconds * 240) {
      _ = world.step(1 / 240)
      each()
    }
  }

  private func box(
    _ x: Double, _ y: Double, _ width: Double = 50, _ height: Double = 50, angle: Double = 0
  ) -> DynamicBody {
    .rectangle(
      at: DynamicVector(x, y), angle: angle, size: DynamicVector(width, height))
  }

  private func floor(at y: Double) -> DynamicWorld.Obstacle {
    .line(DynamicVector(0, y), inside: DynamicVector(0, -1))
  }

  @Test func fallingGetsFasterEvenly() {
    let world = DynamicWorld()
    let body = box(0, 0)
    body.qualities.resistance = 0
    world.bodies = [body]
    world.accelerations = [DynamicVector(0, 1000)]
    run(world, 1)
    #expect(abs(body.velocity.y - 1000) < 1)
    #expect(abs(body.position.y - 500) < 5)
  }

  @Test func aTiltedBoxComesToLieFlat() {
    let world = DynamicWorld()
    let body = box(200, 100, 100, 50, angle: 0.3)
    world.bodies = [body]
    world.accelerations = [DynamicVector(0, 1000)]
    world.obstacles = [floor(at: 600)]
    world.pairs = [DynamicWorld.Pair(first: 0, second: 0, isObstacle: true)]
    run(world, 6)
    #expect(world.isAtRest)
    #expect(abs(body.position.y - 575) < 1)
    #expect(abs(body.angle) < 0.01)
  }

  @Test func equalBoxesSwapTheirSpeeds() {
    let world = DynamicWorld()
    let (first, second) = (box(0, 0), box(200, 0))
    for body in [first, second] {
      body.qualities.elasticity = 1
      body.qualities.resistance = 0
    }
    first.velocity = DynamicVector(300, 0)
    world.bodies = [first, second]
    world.pairs = [DynamicWorld.Pair(first: 0, second: 1, isObstacle: false)]
    run(world, 2)
    #expect(abs(first.velocity.x) < 1)
    #expect(abs(second.velocity.x - 300) < 1)
  }

  @Test func aHitBesideTheMiddleTurnsAndKeepsTheEnergy() {
    let world = DynamicWorld()
    let (first, second) = (box(0, 0), box(200, 30))
    for body in [first, second] {
      body.qualities.elasticity = 1
      body.qualities.friction = 0
      body.qualities.resistance = 0
      body.qualities.angularResistance = 0
    }
    first.velocity = DynamicVector(300, 0)
    func energy() -> Double {
      world.bodies.reduce(0) {
        $0 + $1.mass * $1.velocity.dot($1.velocity) / 2 + $1.spin * $1.spin / $1.inverseInertia / 2
      }
    }
    world.bodies = [first, second]
    world.pairs = [DynamicWorld.Pair(first: 0, second: 1, isObstacle: false)]
    let before = energy()
    run(world, 2)
    #expect(abs(second.spin) > 1)
    #expect(abs(energy() - before) < before / 100)
  }

  @Test func aRodKeepsItsLength() {
    let world = DynamicWorld()
    let body = box(100, 0)
    world.bodies = [body]
    world.accelerations = [DynamicVector(0, 1000)]
    world.joints = [
      DynamicJoint(
        body, arm: .zero, to: nil, otherArm: .zero, anchor: .zero, length: 100)
    ]
    var worst = 0.0
    run(world, 3) { worst = max(worst, abs(body.position.length - 100)) }
    #expect(worst < 1)
  }

  @Test func boxesStandOnEachOther() {
    let world = DynamicWorld()
    let (lower, upper) = (box(200, 550, 100, 100), box(210, 300, 100, 50))
    world.bodies = [lower, upper]
    world.accelerations = [DynamicVector(0, 1000), DynamicVector(0, 1000)]
    world.obstacles = [floor(at: 600)]
    world.pairs = [
      DynamicWorld.Pair(first: 0, second: 0, isObstacle: true),
      DynamicWorld.Pair(first: 1, second: 0, isObstacle: true),
      DynamicWorld.Pair(first: 0, second: 1, isObstacle: false),
    ]
    run(world, 6)
    #expect(world.isAtRest)
    #expect(abs(upper.position.y - 475) < 1)
  }
}
