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

  // Apple of `BackgroundStyle.automatic`: it adapts to the interaction state.

  @Test func aCapsuleComesWhileAFingerMovesAlongTheDots() {
    let (pages, window) = screen()
    defer { window.isHidden = true }
    func looks(_ style: UIPageControl.BackgroundStyle) -> String {
      pages.backgroundStyle = style
      defer { pages.backgroundStyle = .automatic }
      return pages.drawn
    }
    #expect(looks(.minimal) != looks(.prominent))
    #expect(looks(.automatic) == looks(.minimal))
    var areProminent: [Bool] = []
    pages.addAction(
      UIAction { _ in areProminent.append(looks(.automatic) == looks(.prominent)) },
      for: .valueChanged)
    tap(CGPoint(x: 270, y: 113))
    #expect(areProminent == [false])
    play(.drag(from: CGPoint(x: 174, y: 113), to: CGPoint(x: 222, y: 113)))
    #expect(areProminent.count > 1 && areProminent.dropFirst().allSatisfy(\.self))
    #expect(looks(.automatic) == looks(.minimal))
  }
}
