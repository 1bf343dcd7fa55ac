import Foundation
import Testing
import UIKit
import XCUIAutomation

/// Pages that are turned with the finger.
@MainActor
struct PageStoryTests {
  @Test func swipingTurnsThePages() {
    let tour = Tour()
    let app = XCUIApplication(rootViewController: tour)
    #expect(app.staticTexts["Step 1"].isHittable)
    app.swipeLeft()
    #expect(app.staticTexts["Step 2"].isHittable)
    #expect(!app.staticTexts["Step 1"].exists)
    app.swipeRight()
    #expect(app.staticTexts["Step 1"].isHittable)
    #expect(tour.finished == [true, true])
  }

  @Test func theFirstAndTheLastPageHaveNothingBeyond() {
    let tour = Tour()
    let app = XCUIApplication(rootViewController: tour)
    app.swipeRight()
    #expect(app.staticTexts["Step 1"].isHittable)
    for _ in 0..<4 { app.swipeLeft() }
    #expect(app.staticTexts["Step 3"].isHittable)
  }

  @Test func theDotsTellThePage() {
    let tour = Tour()
    let app = XCUIApplication(rootViewController: tour)
    #expect(app.pageIndicators.firstMatch.value as? String == "page 1 of 3")
    app.swipeLeft()
    #expect(app.pageIndicators.firstMatch.value as? String == "page 2 of 3")
  }

  @Test func skippingGoesToTheLastPageAtOnce() {
    let tour = Tour()
    let window = onScreen(tour)
    defer { window.isHidden = true }
    var isDone: Bool?
    tour.setViewControllers([tour.pages[2]], direction: .forward, animated: false) { isDone = $0 }
    #expect(isDone == true)
    #expect(tour.viewControllers == [tour.pages[2]])
    #expect(tour.pages[2].parent === tour)
    #expect(tour.pages[0].viewIfLoaded?.window == nil)
    #expect(tour.finished.isEmpty)
  }

  @Test func unitTestsAskTheDataSource() {
    let tour = Tour()
    let source = tour.dataSource
    #expect(
      source?.pageViewController(tour, viewControllerAfter: tour.pages[0]) === tour.pages[1])
    #expect(source?.pageViewController(tour, viewControllerBefore: tour.pages[0]) == nil)
  }

  @Test func aPageControlIsTappedFromDotToDot() {
    let control = UIPageControl(frame: CGRect(x: 95, y: 300, width: 200, height: 30))
    control.numberOfPages = 3
    var changes: [Int] = []
    control.addAction(
      UIAction { changes.append(($0.sender as? UIPageControl)?.currentPage ?? -1) },
      for: .valueChanged)
    let screen = UIViewController()
    screen.view.addSubview(control)
    let app = XCUIApplication(rootViewController: screen)
    let dots = app.pageIndicators.firstMatch
    dots.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)).tap()
    #expect(control.currentPage == 1)
    dots.coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0.5)).tap()
    #expect(changes == [1, 0])
  }
}

private final class Tour: UIPageViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  let pages = (1...3).map { Page("Page \($0)", text: "Step \($0)") }
  private(set) var finished: [Bool] = []

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    dataSource = self
    delegate = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  private func page(beside page: UIViewController, _ offset: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }),
      pages.indices.contains(index + offset)
    else { return nil }
    return pages[index + offset]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pages.firstIndex { $0 === viewControllers?.first } ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { self.finished.append(completed) }
}
