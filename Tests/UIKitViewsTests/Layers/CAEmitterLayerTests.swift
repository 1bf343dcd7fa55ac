import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import UIKit

/// Confetti, as apps set it up.
@MainActor
@Suite(.serialized)
struct CAEmitterLayerTests {
  private let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
    UIColor.white.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  private func cell(_ change: (CAEmitterCell) -> Void = { _ in }) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = dot.cgImage
    cell.birthRate = 10
    cell.lifetime = 2
    cell.velocity = 20
    cell.emissionLongitude = .pi / 2
    change(cell)
    return cell
  }

  private func emitter(_ cells: [CAEmitterCell]) -> CAEmitterLayer {
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: 50, y: 0)
    emitter.beginTime = CACurrentMediaTime()
    emitter.emitterCells = cells
    return emitter
  }

  @Test func particlesAreBornFlyAndDie() throws {
    let emitter = emitter([cell()])
    let screen = AnimationScreen()
    screen.view.layer.addSublayer(emitter)
    defer { screen.close() }
    #expect(emitter.particles.count <= 1)
    pass(1.05)
    #expect(emitter.particles.count == 11)
    let oldest = try #require(emitter.particles.max { $0.age < $1.age })
    #expect(abs(oldest.position.x - 50) < 0.001)
    #expect(abs(oldest.position.y - 21) < 0.01)
    pass(4)
    #expect(emitter.particles.count == 20)
    #expect(DrawingPass.own(of: emitter).description.contains("image"))
  }

  @Test func stoppingLetsTheParticlesOnTheirWayFly() {
    let emitter = emitter([cell()])
    let screen = AnimationScreen()
    screen.view.layer.addSublayer(emitter)
    defer { screen.close() }
    settle()
    pass(1.05)
    emitter.birthRate = 0
    let before = emitter.particles.count
    pass(0.5)
    #expect(emitter.particles.count == before)
    pass(2)
    #expect(emitter.particles.isEmpty)
  }

  @Test func colorsScalesAndSpinChangeWithAge() throws {
    let emitter = emitter([
      cell {
        $0.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
        $0.alphaSpeed = -0.5
        $0.greenSpeed = 0.25
        $0.scale = 0.5
        $0.scaleSpeed = 0.5
        $0.spin = 2
        $0.yAcceleration = 10
      }
    ])
    let screen = AnimationScreen()
    screen.view.layer.addSublayer(emitter)
    defer { screen.close() }
    pass(1)
    let particle = try #require(emitter.particles.max { $0.age < $1.age })
    let age = particle.age
    #expect(abs(particle.color.alpha - (1 - age / 2)) < 0.001)
    #expect(abs(particle.color.green - age / 4) < 0.001)
    #expect(particle.color.red == 1)
    #expect(abs(particle.scale - (0.5 + age / 2)) < 0.001)
    #expect(abs(particle.angle - 2 * age) < 0.001)
    #expect(abs(particle.position.y - (20 * age + 5 * age * age)) < 0.001)
  }

  @Test func rangesStayWithinTheirBoundsAndDiffer() {
    let emitter = emitter([
      cell {
        $0.birthRate = 200
        $0.emissionRange = .pi / 2
        $0.velocityRange = 5
      }
    ])
    emitter.emitterShape = .line
    emitter.emitterSize = CGSize(width: 40, height: 0)
    let screen = AnimationScreen()
    screen.view.layer.addSublayer(emitter)
    defer { screen.close() }
    pass(0.5)
    let particles = emitter.particles
    #expect(particles.count > 90)
    for particle in particles {
      #expect(particle.position.y <= 25 * particle.age + 0.001)
      #expect(particle.position.y >= 15 * particle.age * 0.7)
      #expect(abs(particle.position.x - 50) <= 20 + 25 * particle.age)
    }
    #expect(Set(particles.map { Int($0.position.x) }).count > 10)
    // The same moment gives the same picture.
    #expect(emitter.particles.map(\.position) == particles.map(\.position))
  }

  @Test func withoutABeginTimeItHasLongBeenAtWork() {
    let emitter = CAEmitterLayer()
    emitter.emitterCells = [cell()]
    let screen = AnimationScreen()
    screen.view.layer.addSublayer(emitter)
    defer { screen.close() }
    pass(3)
    emitter.removeFromSuperlayer()
    let late = CAEmitterLayer()
    late.emitterCells = [cell()]
    screen.view.layer.addSublayer(late)
    #expect((19...21).contains(late.particles.count))
  }

  @Test func particlesGiveOffParticles() {
    let emitter = emitter([
      cell {
        $0.birthRate = 1
        $0.lifetime = 1
        $0.contents = nil
        $0.emitterCells = [
          cell {
            $0.lifetime = 0.45
            $0.velocity = 0
          }
        ]
      }
    ])
    let screen = AnimationScreen()
    screen.view.layer.addSublayer(emitter)
    defer { screen.close() }
    pass(0.9)
    // The rocket, and the sparks of its last half second on its way.
    let sparks = emitter.particles.filter { $0.kind.image != nil }
    #expect(sparks.count >= 4 && sparks.count <= 5)
    #expect(Set(sparks.map(\.position.y)).count == sparks.count)
  }

  @Test func oddNumbersAreNoParticles() {
    for rate in [Float.nan, .infinity, -3, 0] {
      #expect(emitter([cell { $0.birthRate = rate }]).particles.isEmpty)
    }
    let many = emitter([cell { $0.birthRate = 1e9 }])
    #expect(many.particles.count <= 5_000)
  }
}
