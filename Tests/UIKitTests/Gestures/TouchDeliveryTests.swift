import CoreGraphics
import Device
import Testing

@testable import UIKit

@MainActor
struct TouchDeliveryTests {
  private final class Board: UIView {
    var log: [String] = []
    var most = 0
    private var down = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      down += touches.count
      most = max(most, down)
      log.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      down -= touches.count
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      down -= touches.count
      log.append("cancelled")
    }
  }

  private func screen() -> (Board, UIWindow) {
    let controller = UIViewController()
    let board = Board(frame: CGRect(x: 50, y: 200, width: 250, height: 250))
    controller.view.addSubview(board)
    return (board, show(controller))
  }

  @Test func aViewGetsOneTouchUnlessItTakesSeveral() {
    let (board, window) = screen()
    defer { window.isHidden = true }
    let rect = CGRect(x: 60, y: 210, width: 200, height: 200)
    play(.pinch(in: rect, scale: 2, velocity: 1))
    #expect(board.most == 1)
    board.isMultipleTouchEnabled = true
    play(.pinch(in: rect, scale: 2, velocity: 1))
    #expect(board.most == 2)
  }

  @Test func anExclusiveViewSharesNoTouches() {
    let (board, window) = screen()
    defer { window.isHidden = true }
    let other = Board(frame: CGRect(x: 175, y: 200, width: 125, height: 250))
    board.frame.size.width = 125
    board.superview?.addSubview(other)
    let rect = CGRect(x: 60, y: 210, width: 230, height: 200)
    play(.pinch(in: rect, scale: 2, velocity: 1))
    #expect(board.most + other.most == 2)
    board.most = 0
    other.most = 0
    board.isExclusiveTouch = true
    play(.pinch(in: rect, scale: 2, velocity: 1))
    #expect(board.most + other.most == 1)
  }

  @Test func anAppThatIgnoresEventsGetsNoTouches() {
    let (board, window) = screen()
    defer { window.isHidden = true }
    let application = UIApplication.shared
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    tap(CGPoint(x: 100, y: 300))
    #expect(board.log.isEmpty)
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    tap(CGPoint(x: 100, y: 300))
    #expect(board.log == ["began", "ended"])
  }

  @Test func aDelayedTouchComesOnlyWhenTheGestureFails() {
    let (board, window) = screen()
    defer { window.isHidden = true }
    let recognizer = UITapGestureRecognizer()
    recognizer.delaysTouchesBegan = true
    board.addGestureRecognizer(recognizer)
    tap(CGPoint(x: 100, y: 300))
    #expect(board.log.isEmpty)
    play(.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300)))
    #expect(board.log == ["began", "ended"])
    board.log.removeAll()
    recognizer.delaysTouchesBegan = false
    tap(CGPoint(x: 100, y: 300))
    #expect(board.log == ["began", "cancelled"])
  }

  @Test func aRecognizerForPencilsSeesNoFinger() {
    let (board, window) = screen()
    defer { window.isHidden = true }
    var taps = 0
    let recognizer = UITapGestureRecognizer()
    recognizer.onRecognized = { _ in taps += 1 }
    recognizer.allowedTouchTypes = [2]
    board.addGestureRecognizer(recognizer)
    tap(CGPoint(x: 100, y: 300))
    #expect(taps == 0)
    recognizer.allowedTouchTypes = [0]
    tap(CGPoint(x: 100, y: 300))
    #expect(taps == 1)
  }

  @Test func aPanCountsInTheViewsOwnPoints() {
    let (board, window) = screen()
    defer { window.isHidden = true }
    board.transform = CGAffineTransform(scaleX: 2, y: 2)
    let pan = UIPanGestureRecognizer()
    var ratios: [CGFloat] = []
    pan.onRecognized = { _ in
      guard pan.state == .changed else { return }
      let inside = pan.velocity(in: board).x
      if inside != 0 { ratios.append(pan.velocity(in: nil).x / inside) }
    }
    board.addGestureRecognizer(pan)
    play(.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300)))
    #expect(!ratios.isEmpty)
    #expect(ratios.allSatisfy { abs($0 - 2) < 0.01 })
  }
}
