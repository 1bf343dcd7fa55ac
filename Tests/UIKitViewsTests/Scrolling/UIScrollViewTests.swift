import CoreGraphics
import Device
import Testing

@testable import UIKit

@MainActor
struct UIScrollViewTests {
  private func screen() -> (UIScrollView, UIWindow) {
    let controller = UIViewController()
    let view = UIScrollView(frame: controller.view.bounds)
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 2000, height: 3000)
    controller.view.addSubview(view)
    return (view, show(controller))
  }

  private let middle = CGPoint(x: 200, y: 400)

  @Test func aLockedDragKeepsToItsAxis() {
    let (view, window) = screen()
    defer { window.isHidden = true }
    let end = CGPoint(x: 180, y: 250)
    play(.drag(from: middle, to: end, hold: 0.5))
    #expect(view.contentOffset.x > 0)
    view.contentOffset = .zero
    view.isDirectionalLockEnabled = true
    play(.drag(from: middle, to: end, hold: 0.5))
    #expect(view.contentOffset.x == 0)
    #expect(view.contentOffset.y > 100)
  }

  @Test func bouncingCanBeTurnedOffForAnAxis() {
    final class Spy: NSObject, UIScrollViewDelegate {
      var least = CGPoint.zero
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        least.x = min(least.x, scrollView.contentOffset.x)
        least.y = min(least.y, scrollView.contentOffset.y)
      }
    }
    let (view, window) = screen()
    defer { window.isHidden = true }
    let spy = Spy()
    view.delegate = spy
    view.bouncesVertically = false
    play(.drag(from: middle, to: CGPoint(x: 300, y: 500), hold: 0.5))
    #expect(spy.least.x < 0)
    #expect(spy.least.y == 0)
  }

  @Test func aTapOnTheStatusBarScrollsToTheTop() {
    final class Spy: NSObject, UIScrollViewDelegate {
      var told = 0
      func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { told += 1 }
    }
    let (view, window) = screen()
    defer { window.isHidden = true }
    let spy = Spy()
    view.delegate = spy
    view.contentOffset.y = 500
    tap(CGPoint(x: 100, y: 10))
    #expect(view.contentOffset.y == 0)
    #expect(spy.told == 1)
    view.contentOffset.y = 500
    view.scrollsToTop = false
    tap(CGPoint(x: 100, y: 10))
    #expect(view.contentOffset.y == 500)
  }

  @Test func aControlThatOwnsItsTouchKeepsIt() {
    let (view, window) = screen()
    defer { window.isHidden = true }
    let control = UIControl(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
    view.addSubview(control)
    let end = CGPoint(x: 200, y: 250)
    play(.drag(from: middle, to: end, hold: 0.5))
    #expect(view.contentOffset.y > 0)
    view.contentOffset = .zero
    play(.drag(from: middle, to: end, press: 0.4, hold: 0.5))
    #expect(view.contentOffset.y == 0)
    view.delaysContentTouches = false
    play(.drag(from: middle, to: end, hold: 0.5))
    #expect(view.contentOffset.y == 0)
  }

  @Test func aViewThatCannotBeCancelledKeepsItsTouch() {
    let (view, window) = screen()
    defer { window.isHidden = true }
    let plain = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
    view.addSubview(plain)
    let end = CGPoint(x: 200, y: 250)
    play(.drag(from: middle, to: end, press: 0.4, hold: 0.5))
    #expect(view.contentOffset.y > 0)
    view.contentOffset = .zero
    view.canCancelContentTouches = false
    play(.drag(from: middle, to: end, press: 0.4, hold: 0.5))
    #expect(view.contentOffset.y == 0)
  }
}
