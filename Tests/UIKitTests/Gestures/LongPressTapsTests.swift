import CoreGraphics
import Device
import Testing

@testable import UIKit

/// Long presses that begin with taps.
@MainActor
@Suite(.serialized) struct LongPressTapsTests {
  private let place = CGPoint(x: 100, y: 300)

  /// How many presses are seen, of those that want so many taps before.
  private func presses(wanting taps: Int, _ touches: TouchSequence) -> Int {
    let controller = UIViewController()
    let recognizer = UILongPressGestureRecognizer()
    recognizer.numberOfTapsRequired = taps
    var count = 0
    recognizer.onRecognized = { if $0.state == .began { count += 1 } }
    controller.view.addGestureRecognizer(recognizer)
    let window = show(controller)
    defer { window.isHidden = true }
    play(touches)
    return count
  }

  /// A tap, and a finger that goes down soon afterwards and stays for a second.
  private var tapAndPress: TouchSequence {
    func frame(_ time: Double, _ phase: Touch.Phase, _ tap: Int) -> TouchSequence.Frame {
      let touch = Touch(phase: phase, location: place, timestamp: 0, tapCount: tap)
      return TouchSequence.Frame(time: time, touches: [touch])
    }
    return TouchSequence(frames: [
      frame(0, .began, 1), frame(0.05, .ended, 1), frame(0.15, .began, 2), frame(1.15, .ended, 2),
    ])
  }

  @Test func aPressWithoutATapIsNone() {
    #expect(presses(wanting: 0, .press(at: place, duration: 1)) == 1)
    #expect(presses(wanting: 1, .press(at: place, duration: 1)) == 0)
  }

  @Test func aPressAfterATapIsOne() {
    #expect(presses(wanting: 1, tapAndPress) == 1)
    #expect(presses(wanting: 2, tapAndPress) == 0)
  }
}
