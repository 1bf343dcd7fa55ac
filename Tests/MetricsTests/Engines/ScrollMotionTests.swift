import CoreGraphics
import Device
import Metrics
import SwiftUI
import Testing
import UIKit

/// Scroll views of both frameworks under the same finger.
@MainActor
struct ScrollMotionTests {
  /// The way of a scroll view's content.
  private final class Log: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    var velocity: CGFloat = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { self.velocity = velocity.y * 1000 }
  }

  private func scroll(_ touches: TouchSequence, _ log: Log) throws {
    let scrollView = UIScrollView(frame: UIScreen.main.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 390, height: 20_000)
    scrollView.delegate = log
    let controller = UIViewController()
    controller.view.addSubview(scrollView)
    let screen = Screen(controller)
    defer { screen.close() }
    try screen.play(touches)
  }

  private func scrollHosted(_ touches: TouchSequence, _ log: Log) throws {
    let view = ScrollView { Color.red.frame(width: 390, height: 20_000) }
      .ignoresSafeArea()
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: {
        log.offsets.append($1)
      }
      .onScrollPhaseChange { _, new, context in
        if new == .decelerating { log.velocity = context.velocity?.dy ?? 0 }
      }
    let screen = Screen(UIHostingController(rootView: view))
    defer { screen.close() }
    try screen.play(touches)
  }

  private let finger = CGPoint(x: 195, y: 500)

  @Test func contentBeyondItsEdgeShowsTheSame() throws {
    let pull = TouchSequence.drag(
      from: finger, to: CGPoint(x: 195, y: 800), velocity: 600, hold: 1)
    let own = Log()
    try scroll(pull, own)
    let other = Log()
    try scrollHosted(pull, other)
    let lowest = try #require(own.offsets.min())
    #expect(lowest < -100)
    #expect(abs(lowest - (other.offsets.min() ?? 0)) < 0.01)
    #expect(own.offsets.last == 0 && other.offsets.last == 0)
  }

  @Test func contentRollsAsFarAsItsSpeedCarriesIt() throws {
    let fling = TouchSequence.drag(
      from: finger, to: CGPoint(x: 195, y: 300), velocity: 1200)
    for scroll in [scroll, scrollHosted] {
      let log = Log()
      try scroll(fling, log)
      let end = try #require(log.offsets.last)
      let left = try #require(log.offsets.dropLast().last)
      #expect(log.velocity > 900)
      #expect(abs(end - left - ScrollPhysics.rollingDistance(velocity: log.velocity)) < 0.5)
    }
  }
}
