import CoreGraphics
import Device
import Testing

@testable import UIKit

@MainActor
struct UIPageControlTests {
  private func screen() -> (UIPageControl, UIWindow) {
    let controller = UIViewController()
    let pages = UIPageControl(frame: CGRect(x: 100, y: 100, width: 180, height: 26))
    pages.numberOfPages = 5
    controller.view.addSubview(pages)
    return (pages, show(controller))
  }

  @Test func aFingerAlongTheDotsTurnsThePages() {
    let (pages, window) = screen()
    defer { window.isHidden = true }
    var told: [Int] = []
    pages.addAction(UIAction { _ in told.append(pages.currentPage) }, for: .valueChanged)
    // The dots are 16 points apart around the middle at 190.
    play(.drag(from: CGPoint(x: 158, y: 113), to: CGPoint(x: 222, y: 113)))
    #expect(pages.currentPage == 4)
    #expect(told == [1, 2, 3, 4])
    #expect(pages.interactionState == .none)
  }

  @Test func withoutContinuousInteractionADragIsOneStep() {
    let (pages, window) = screen()
    defer { window.isHidden = true }
    pages.allowsContinuousInteraction = false
    play(.drag(from: CGPoint(x: 158, y: 113), to: CGPoint(x: 222, y: 113)))
    #expect(pages.currentPage == 1)
  }
}
