import Testing
import UIKit

/// Thousands of views inside of each other cost each of them the same.
@MainActor @Suite(.serialized) struct NestedViewsTests {
  private final class Counting: UIView {
    static var count = 0

    override var safeAreaInsets: UIEdgeInsets {
      Self.count += 1
      return super.safeAreaInsets
    }

    override var traitCollection: UITraitCollection {
      Self.count += 1
      return super.traitCollection
    }
  }

  /// How often views ask for what comes from those around them while `work` runs on a chain of views.
  private func questions(of count: Int, _ work: (UIWindow, UIView) -> Void) -> Int {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    window.rootViewController = UIViewController()
    window.isHidden = false
    defer { window.isHidden = true }
    let root = Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var last: UIView = root
    for _ in 1..<count {
      let view = Counting(frame: last.bounds)
      last.addSubview(view)
      last = view
    }
    Counting.count = 0
    work(window, root)
    return Counting.count
  }

  private func add(_ window: UIWindow, _ root: UIView) {
    window.rootViewController?.view.addSubview(root)
    window.layoutIfNeeded()
  }

  @Test func addingAChainAsksEachViewAFewTimes() {
    let few = questions(of: 100, add)
    let many = questions(of: 400, add)
    #expect(few > 0)
    #expect(many <= few * 5)
  }

  @Test func theDeepestViewKnowsWhatIsAroundIt() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
    window.rootViewController = controller
    window.isHidden = false
    defer { window.isHidden = true }
    var last: UIView = controller.view
    for _ in 0..<50 {
      let view = UIView(frame: last.bounds)
      last.addSubview(view)
      last = view
    }
    #expect(last.safeAreaInsets.top == window.safeAreaInsets.top + 7)
    window.overrideUserInterfaceStyle = .dark
    #expect(last.traitCollection.userInterfaceStyle == .dark)
    controller.additionalSafeAreaInsets = .zero
    #expect(last.safeAreaInsets.top == window.safeAreaInsets.top)
  }
}
