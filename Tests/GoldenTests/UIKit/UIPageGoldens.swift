import CoreGraphics
import Testing
import UIKit

@MainActor
struct UIPageGoldens {
  @Test func pages() throws {
    try expectGolden(
      "UIKit/page-controller", size: CGSize(width: 150, height: 130), controller: Tour.init)
  }
}

/// Pages that scroll sideways, above the dots that stand for them; the second one shows.
private final class Tour: UIPageViewController, UIPageViewControllerDataSource {
  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    dataSource = self
    setViewControllers([makePage()], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The dots are white.
    view.backgroundColor = .systemIndigo
  }

  private func makePage() -> UIViewController {
    let label = UILabel()
    label.text = "Step 2"
    label.font = .preferredFont(forTextStyle: .body)
    return GoldenColumn([label])
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { makePage() }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { makePage() }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { 4 }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
}
