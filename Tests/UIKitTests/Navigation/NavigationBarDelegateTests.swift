import CoreGraphics
import Testing

@testable import UIKit

/// Who decides about the items of a bar.
@MainActor
@Suite(.serialized) struct NavigationBarDelegateTests {
  /// Asks its top screen before the user leaves it.
  private final class Stack: UINavigationController, UINavigationBarDelegate {
    var mayLeave = true
    /// Goes back by itself, as code does that also has to work on old systems.
    var popsItself = false
    private(set) var log: [String] = []

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      log.append("should \(item.title ?? "")")
      guard mayLeave, popsItself else { return mayLeave }
      popViewController(animated: false)
      return false
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      log.append("did \(item.title ?? "")")
    }
  }

  private final class Judge: NSObject, UINavigationBarDelegate, UIToolbarDelegate {
    var allows = true
    var place = UIBarPosition.any
    private(set) var log: [String] = []

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    { allows }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      log.append("pushed \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      log.append("popped \(item.title ?? "")")
    }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
  }

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  private func shown(_ stack: Stack) -> UIWindow {
    stack.setViewControllers([page("List"), page("Form")], animated: false)
    return show(stack)
  }

  // MARK: Stacks

  @Test func theBackButtonAsksTheStack() {
    let stack = Stack()
    let window = shown(stack)
    defer { window.isHidden = true }
    stack.mayLeave = false
    tap(element(.button, "List"))
    settle()
    #expect(stack.viewControllers.count == 2)
    #expect(stack.log == ["should Form"])
    stack.mayLeave = true
    tap(element(.button, "List"))
    pass(1)
    #expect(stack.viewControllers.count == 1)
    #expect(stack.log == ["should Form", "should Form", "did Form"])
  }

  @Test func whoGoesBackByItselfGoesOnce() {
    let stack = Stack()
    stack.popsItself = true
    let window = shown(stack)
    defer { window.isHidden = true }
    stack.setViewControllers([page("One"), page("List"), page("Form")], animated: false)
    settle()
    tap(element(.button, "List"))
    pass(1)
    #expect(stack.viewControllers.map(\.title) == ["One", "List"])
  }

  @Test func codeGoesBackWithoutAsking() {
    let stack = Stack()
    stack.mayLeave = false
    let window = shown(stack)
    defer { window.isHidden = true }
    stack.popViewController(animated: false)
    #expect(stack.viewControllers.count == 1)
    #expect(stack.log.isEmpty)
  }

  // MARK: Bars by themselves

  @Test func aBarsOwnDelegateDecides() {
    let judge = Judge()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 50, width: 320, height: 44))
    bar.delegate = judge
    let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    bar.pushItem(first, animated: false)
    bar.pushItem(second, animated: false)
    judge.allows = false
    bar.pushItem(UINavigationItem(title: "Third"), animated: false)
    #expect(bar.popItem(animated: false) == nil)
    #expect(bar.items == [first, second])
    judge.allows = true
    #expect(bar.popItem(animated: false) === second)
    #expect(judge.log == ["pushed First", "pushed Second", "popped Second"])
  }

  @Test func aBarReachesUnderTheStatusBarIfItsDelegateSaysSo() {
    let judge = Judge()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 50, width: 320, height: 44))
    bar.barTintColor = .red
    bar.delegate = judge
    #expect(bar.barPosition == .top)
    #expect(bar.drawn.contains("rect(0 0 320 44)"))
    judge.place = .topAttached
    #expect(bar.barPosition == .topAttached)
    #expect(bar.drawn.contains("rect(0 -50 320 94)"))
    let navigation = UINavigationController()
    #expect(navigation.navigationBar.barPosition == .topAttached)
  }

  @Test func aToolbarMayStandAtTheTop() {
    let judge = Judge()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 50, width: 320, height: 44))
    bar.barTintColor = .red
    #expect(bar.barPosition == .bottom)
    bar.delegate = judge
    judge.place = .topAttached
    #expect(bar.barPosition == .topAttached)
    #expect(bar.drawn.contains("rect(0 -50 320 94)"))
  }
}
