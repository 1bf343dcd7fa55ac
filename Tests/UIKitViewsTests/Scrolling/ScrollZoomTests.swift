import CoreGraphics
import Device
import Testing

@testable import UIKit

/// Zooming of scroll views.
@MainActor
struct ScrollZoomTests {
  private final class Zoomed: NSObject, UIScrollViewDelegate {
    let content: UIView
    var log: [String] = []
    var wasZooming = false

    init(_ content: UIView) { self.content = content }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.append(view === content ? "begins" : "begins elsewhere")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      wasZooming = scrollView.isZooming
      if log.last != "zooms" { log.append("zooms") }
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      log.append("ends \((scale * 10).rounded() / 10)")
    }
  }

  /// A view of 320 by 460 points with content of 1,000 by 1,000.
  private func screen() -> (UIScrollView, Zoomed, UIWindow) {
    let controller = UIViewController()
    let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 460))
    view.contentInsetAdjustmentBehavior = .never
    view.maximumZoomScale = 4
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    view.contentSize = content.bounds.size
    view.addSubview(content)
    controller.view.addSubview(view)
    let delegate = Zoomed(content)
    view.delegate = delegate
    return (view, delegate, show(controller))
  }

  private let fingers = CGRect(x: 60, y: 230, width: 200, height: 200)

  @Test func aPinchZoomsAroundTheFingers() {
    let (view, delegate, window) = screen()
    defer { window.isHidden = true }
    let middle = CGPoint(x: fingers.midX, y: fingers.midY)
    let point = delegate.content.convert(middle, from: nil as UIView?)
    play(.pinch(in: fingers, scale: 2, velocity: 1))
    #expect(abs(view.zoomScale - 2) < 0.01)
    #expect(delegate.log == ["begins", "zooms", "ends 2.0"])
    #expect(delegate.wasZooming)
    #expect(!view.isZooming)
    let place = delegate.content.convert(point, to: nil as UIView?)
    #expect(abs(place.x - middle.x) < 1)
    #expect(abs(place.y - middle.y) < 1)
    #expect(abs(view.contentSize.width - 2000) < 10)
  }

  @Test func aScaleStaysWithinItsLimits() {
    let (view, delegate, window) = screen()
    defer { window.isHidden = true }
    view.maximumZoomScale = 1.5
    play(.pinch(in: fingers, scale: 3, velocity: 1))
    #expect(view.zoomScale == 1.5)
    play(.pinch(in: fingers, scale: 0.2, velocity: 1))
    #expect(view.zoomScale == 1)
    #expect(delegate.log.last == "ends 1.0")
    #expect(view.contentOffset.x >= 0)
  }

  @Test func withoutLimitsOrContentThereIsNothingToZoom() {
    let (view, delegate, window) = screen()
    defer { window.isHidden = true }
    #expect(view.pinchGestureRecognizer != nil)
    view.maximumZoomScale = 1
    #expect(view.pinchGestureRecognizer == nil)
    play(.pinch(in: fingers, scale: 2, velocity: 1))
    #expect(view.zoomScale == 1)
    view.maximumZoomScale = 4
    view.delegate = nil
    play(.pinch(in: fingers, scale: 2, velocity: 1))
    #expect(view.zoomScale == 1)
    #expect(delegate.log == [])
  }

  // The numbers are those of a view of the first iPhones, which users have told.
  @Test func codeZoomsAroundTheMiddleOfWhatIsSeen() {
    let (view, delegate, window) = screen()
    defer { window.isHidden = true }
    view.setZoomScale(2, animated: false)
    #expect(view.contentSize == CGSize(width: 2000, height: 2000))
    #expect(view.contentOffset == CGPoint(x: 160, y: 230))
    #expect(delegate.content.frame == CGRect(x: 0, y: 0, width: 2000, height: 2000))
    view.setZoomScale(1, animated: false)
    #expect(view.contentOffset == .zero)
    #expect(delegate.log == ["zooms"])
  }

  @Test func theDelegateHearsOfTheEndOfAnAnimatedChange() {
    let (view, delegate, window) = screen()
    defer { window.isHidden = true }
    view.setZoomScale(3, animated: true)
    settle()
    #expect(delegate.log == ["zooms", "ends 3.0"])
  }

  @Test func aRectangleOfTheContentFillsTheView() {
    let (view, delegate, window) = screen()
    defer { window.isHidden = true }
    view.zoom(to: CGRect(x: 400, y: 300, width: 160, height: 100), animated: false)
    #expect(view.zoomScale == 2)
    let seen = delegate.content.convert(view.bounds, from: view)
    #expect(seen == CGRect(x: 400, y: 235, width: 160, height: 230))
  }

  @Test func zoomedContentThatIsLaidOutByConstraintsStaysZoomed() {
    let controller = UIViewController()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.contentInsetAdjustmentBehavior = .never
    view.maximumZoomScale = 3
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 300),
      content.heightAnchor.constraint(equalToConstant: 400),
    ])
    controller.view.addSubview(view)
    let delegate = Zoomed(content)
    view.delegate = delegate
    let window = show(controller)
    defer { window.isHidden = true }
    view.zoomScale = 2
    view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 600, height: 800))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
  }

  @Test func aFingerThatLeavesDoesNotMoveTheContent() {
    let (view, _, window) = screen()
    defer { window.isHidden = true }
    func touch(_ id: Int, _ phase: Touch.Phase, _ x: CGFloat, _ y: CGFloat) -> Touch {
      Touch(id: id, phase: phase, location: CGPoint(x: x, y: y), timestamp: 0)
    }
    func frame(_ time: Double, _ touches: Touch...) -> TouchSequence.Frame {
      TouchSequence.Frame(time: time, touches: touches)
    }
    play(
      TouchSequence(frames: [
        frame(0, touch(0, .began, 150, 400)), frame(0.1, touch(0, .moved, 150, 370)),
        frame(0.2, touch(0, .moved, 150, 350)), frame(0.3, touch(1, .began, 250, 250)),
        frame(0.4, touch(1, .moved, 250, 250)), frame(0.5, touch(1, .ended, 250, 250)),
        frame(0.6, touch(0, .moved, 150, 350)), frame(1.6, touch(0, .ended, 150, 350)),
      ]))
    #expect(view.contentOffset == CGPoint(x: 0, y: 20))
  }
}
