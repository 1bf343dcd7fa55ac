import Testing

@testable import UIKit

/// The orientations that containers take from their delegates.
@MainActor
@Suite struct ContainerOrientationTests {
  private final class Silent: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIPageViewControllerDelegate
  {}

  private final class Chooser: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIPageViewControllerDelegate
  {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscapeLeft }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeLeft }
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
      -> UIInterfaceOrientationMask
    { .landscape }
    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .landscapeRight }
  }

  @Test func delegatesChoose() {
    let chooser = Chooser()
    let stack = UINavigationController()
    stack.delegate = chooser
    #expect(stack.supportedInterfaceOrientations == .landscapeLeft)
    #expect(stack.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    let tabs = UITabBarController()
    tabs.delegate = chooser
    #expect(tabs.supportedInterfaceOrientations == .landscape)
    #expect(tabs.preferredInterfaceOrientationForPresentation == .portrait)
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.delegate = chooser
    #expect(pages.supportedInterfaceOrientations == .landscapeRight)
  }

  @Test func silentDelegatesLeaveItToTheContainer() {
    let silent = Silent()
    let stack = UINavigationController()
    let usual = stack.supportedInterfaceOrientations
    stack.delegate = silent
    #expect(stack.supportedInterfaceOrientations == usual)
    let tabs = UITabBarController()
    tabs.delegate = silent
    #expect(tabs.supportedInterfaceOrientations == usual)
  }
}
