import Device
import Foundation
import Testing

@MainActor
struct TouchSequenceTests {
  private let point = CGPoint(x: 50, y: 60)
  private let area = CGRect(x: 0, y: 0, width: 200, height: 400)

  private func isWellFormed(_ sequence: TouchSequence) -> Bool {
    let times = sequence.frames.map(\.time)
    guard times == times.sorted() else { return false }
    var down = Set<Int>()
    for touch in sequence.frames.flatMap(\.touches) {
      switch touch.phase {
      case .began: guard down.insert(touch.id).inserted else { return false }
      case .moved, .stationary: guard down.contains(touch.id) else { return false }
      case .ended, .cancelled: guard down.remove(touch.id) != nil else { return false }
      }
    }
    return down.isEmpty
  }

  @Test func everyFingerThatGoesDownComesUp() {
    let sequences: [TouchSequence] = [
      .tap(at: point), .tap(at: point, count: 3, fingers: 2), .press(at: point, duration: 1),
      .drag(from: point, to: .zero), .drag(from: point, to: point),
      .swipe(.left, in: area), .pinch(in: area, scale: 2, velocity: 1),
      .pinch(in: area, scale: 0.1, velocity: -5), .rotation(in: area, radians: -3, velocity: -1),
      .tap(at: point, count: 0, fingers: 0), .press(at: point, duration: .infinity),
      .drag(from: point, to: .zero, press: -1, velocity: 0, hold: -1),
    ]
    for sequence in sequences { #expect(isWellFormed(sequence), "\(sequence)") }
  }

  @Test func tapsOfADoubleTapLieWithinTheDoubleTapWindow() {
    let sequence = TouchSequence.tap(at: point, count: 2)
    #expect(sequence.frames.map { $0.touches[0].tapCount } == [1, 1, 2, 2])
    #expect(sequence.frames[2].time - sequence.frames[1].time < 0.35)
  }

  @Test func aDragMovesAtItsVelocity() {
    let sequence = TouchSequence.drag(
      from: .zero, to: CGPoint(x: 0, y: 300), press: 0.5, velocity: 600, hold: 1)
    #expect(abs(sequence.duration - 2) < 0.001)
    #expect(sequence.frames.last?.touches[0].location == CGPoint(x: 0, y: 300))
  }

  @Test func aSwipeLiftsAtFullSpeed() {
    let frames = TouchSequence.swipe(.up, in: area, velocity: 1200).frames
    #expect(frames[0].touches[0].location.y > frames[frames.count - 1].touches[0].location.y)
    #expect(frames[frames.count - 1].time == frames[frames.count - 2].time)
    #expect(frames.allSatisfy { area.contains($0.touches[0].location) })
  }

  @Test func aSwipeOverLittleIsAsFast() {
    let bar = CGRect(x: 0, y: 60, width: 390, height: 44)
    let frames = TouchSequence.swipe(.down, in: bar, velocity: 2000).frames
    let way = frames[frames.count - 1].touches[0].location.y - frames[0].touches[0].location.y
    #expect(way == 33)
    #expect(abs(frames[frames.count - 1].time - 33 / 2000) < 0.0001)
    #expect(frames.count == 4)
  }

  @Test func aPinchChangesTheDistanceByItsScale() {
    let frames = TouchSequence.pinch(in: area, scale: 3, velocity: 2).frames
    func distance(_ frame: TouchSequence.Frame) -> CGFloat {
      frame.touches[1].location.x - frame.touches[0].location.x
    }
    #expect(abs(distance(frames[frames.count - 1]) / distance(frames[0]) - 3) < 0.001)
  }

  @Test func playingMovesTheClock() {
    let clock = DeviceClock()
    clock.advance(by: 10)
    var turns = 0
    var stamps: [TimeInterval] = []
    clock.schedule(after: 0.7) {}
    TouchSequence.press(at: point, duration: 1).play(on: clock, turn: { turns += 1 }) { touches in
      stamps += touches.map(\.timestamp)
    }
    #expect(stamps == [10, 11])
    #expect(turns == 1)
    #expect(clock.now == 11)
  }
}
