import CoreGraphics
import Testing

@testable import UIKit

/// What drawing apps ask touches for beside their place.
@MainActor
@Suite struct TouchValueTests {
  private final class Canvas: UIView {
    private(set) var angles: [CGFloat] = []
    private(set) var estimates = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches {
        angles.append(touch.altitudeAngle)
        if touch.estimationUpdateIndex != nil { estimates += 1 }
        #expect(touch.precisePreviousLocation(in: self) == touch.previousLocation(in: self))
      }
      #expect(event?.modifierFlags == [])
      #expect(event?.buttonMask == [])
    }
  }

  @Test func fingersStandUprightAndAreKnownAtOnce() {
    let controller = UIViewController()
    let canvas = Canvas(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    controller.view.addSubview(canvas)
    let window = show(controller)
    defer { window.isHidden = true }
    tap(CGPoint(x: 100, y: 200))
    #expect(canvas.angles == [.pi / 2])
    #expect(canvas.estimates == 0)
  }
}
