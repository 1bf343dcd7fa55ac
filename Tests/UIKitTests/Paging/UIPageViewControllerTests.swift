import Accessibility
import Foundation
import Testing

@testable import UIKit

@MainActor
struct UIPageViewControllerTests {
  private final class Page: UIViewController {
    var calls: [String] = []
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("appear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("disappear")
    }
  }

  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = [Page(), Page(), Page()]
    var finished: [Int] = []
    var index = 0

    private func page(beside page: UIViewController, _ offset: Int) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
      return pages.indices.contains(index + offset) ? pages[index + offset] : nil
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
      pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      self.finished.append(pages.firstIndex { $0 === previousViewControllers.first } ?? -1)
    }
  }

  private func make() -> (UIPageViewController, Book, UIWindow) {
    let book = Book()
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    return (controller, book, show(controller))
  }

  @Test func showsThePageThatWasSet() {
    let (controller, book, window) = make()
    defer { window.isHidden = true }
    #expect(controller.viewControllers == [book.pages[0]])
    #expect(book.pages[0].parent === controller)
    #expect(book.pages[0].view.window === window)
    #expect(book.pages[0].calls == ["appear"])
  }

  @Test func swipingTurnsThePage() {
    let (controller, book, window) = make()
    defer { window.isHidden = true }
    play(.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 40, y: 400)))
    #expect(controller.viewControllers == [book.pages[1]])
    #expect(book.finished == [0])
    #expect(book.pages[0].calls == ["appear", "disappear"])
    #expect(book.pages[0].parent == nil)
    #expect(book.pages[1].calls == ["appear"])
    play(.drag(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 350, y: 400)))
    play(.drag(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 350, y: 400)))
    #expect(controller.viewControllers == [book.pages[0]])
    #expect(book.finished == [0, 1])
  }

  @Test func settingCompletesAndTellsNoDelegate() {
    let (controller, book, window) = make()
    defer { window.isHidden = true }
    var isDone = false
    controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
      isDone = $0
    }
    #expect(controller.viewControllers == [book.pages[2]])
    settle()
    #expect(isDone)
    #expect(book.finished.isEmpty)
    #expect(element(.pageIndicator)?.value == "page 3 of 3")
  }

  @Test func aPageThatIsSetByCodeComesAndTheOtherGoes() {
    let diary = Diary()
    let (first, second) = (DiaryScreen("first", diary), DiaryScreen("second", diary))
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.setViewControllers([first], direction: .forward, animated: false)
    let window = show(pager)
    defer { window.isHidden = true }
    #expect(diary.take() == ["first will appear", "first did appear"])
    var isDone: Bool?
    pager.setViewControllers([second], direction: .forward, animated: false) { isDone = $0 }
    settle()
    #expect(isDone == true)
    #expect(
      Set(diary.take()) == [
        "first will disappear", "first did disappear", "second will appear", "second did appear",
      ])
    #expect(pager.viewControllers == [second])
    #expect(second.parent === pager)
    #expect(first.view.window == nil)
  }
}
