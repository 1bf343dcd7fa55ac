import Testing

@testable import UIKit

@MainActor
@Suite struct ViewTreeTests {
  @Test func listsViewsWithTheirTexts() throws {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 10, y: 100, width: 50, height: 20))
    label.text = "Hello"
    label.accessibilityIdentifier = "greeting"
    controller.view.addSubview(label)
    let window = show(controller)
    defer { window.isHidden = true }
    let tree = try UIApplication.shared.viewTree()
    #expect(
      tree.contains(
        """
        <UIWindow: frame = (0 0; 390 844)>
          <UIView: frame = (0 0; 390 844)> (UIViewController)
            <UILabel: frame = (10 100; 50 20); userInteractionEnabled = NO> text: 'Hello' \
        identifier: 'greeting'
        """))
  }

  @Test func scrollsHiddenElementsIntoView() throws {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    let button = UIButton(frame: CGRect(x: 0, y: 2000, width: 100, height: 44))
    button.setTitle("Far", for: .normal)
    scrollView.addSubview(button)
    controller.view.addSubview(scrollView)
    let window = show(controller)
    defer { window.isHidden = true }
    let far = try #require(element(.button, "Far"))
    try UIApplication.shared.send(.scrollToVisible(far.id))
    let frame = try #require(element(.button, "Far")?.frame)
    #expect(frame.maxY <= 844)
    #expect(frame.minY > 0)
  }

  @Test func launchesAnAppWithAWindowOfItsOwn() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var log: [String] = []
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        log.append("finish")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
      func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
    }
    // Other tests may have had scenes.
    UIApplication.shared.forgetApp()
    defer { UIApplication.shared.forgetApp() }
    let delegate = Delegate()
    ApplicationLaunch.start(delegate)
    #expect(delegate.log == ["finish", "active"])
    #expect(UIApplication.shared.keyWindow === delegate.window)
    delegate.window?.isHidden = true
  }
}
