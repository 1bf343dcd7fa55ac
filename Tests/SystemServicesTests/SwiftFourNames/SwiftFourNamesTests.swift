import SwiftFourNames
import Testing
import UIKit

/// Code as apps wrote it before Swift 4.2.
@MainActor
@Suite struct SwiftFourNamesTests {
  private final class Screen: UIViewController, UIApplicationDelegate {
    var motions: [UIEventSubtype] = []

    override func motionEnded(_ motion: UIEventSubtype, with event: UIEvent?) {
      motions.append(motion)
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplicationLaunchOptionsKey: Any]?
    ) -> Bool { options?.isEmpty ?? true }
  }

  @Test func typesAreThoseOfToday() {
    let state: UIControlState = [.normal, .selected]
    #expect(state == UIControl.State.selected)
    let attributes: [NSAttributedStringKey: Any] = [.kern: 2]
    #expect(attributes[NSAttributedString.Key.kern] as? Int == 2)
    #expect(NSUnderlineStyle.styleSingle.rawValue == 1 && NSUnderlineStyle.styleThick == .thick)
    #expect(NSUnderlineStyle.styleNone.rawValue == 0 && NSUnderlineStyle.styleDouble == .double)
    let screen = Screen()
    screen.motionEnded(.motionShake, with: nil)
    #expect(screen.motions == [.motionShake])
  }

  @Test func notificationsAndTheirKeysAreThoseOfToday() {
    #expect(Notification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
    #expect(
      NSNotification.Name.UIApplicationDidEnterBackground
        == UIApplication.didEnterBackgroundNotification)
    #expect(
      NSNotification.Name.UIViewControllerShowDetailTargetDidChange
        == UIViewController.showDetailTargetDidChangeNotification)
    #expect(UIKeyboardFrameEndUserInfoKey == UIResponder.keyboardFrameEndUserInfoKey)
    #expect(UITableViewAutomaticDimension == UITableView.automaticDimension)
    #expect(kCAFillModeForwards == .forwards)
    #expect(UIAccessibilityTraitAdjustable == .adjustable)
  }

  @Test func functionsAndMethodsDoWhatThoseOfTodayDo() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    #expect(UIImagePNGRepresentation(image) == image.pngData())
    #expect(UIImageJPEGRepresentation(image, 0.5) != nil)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), insets)
        == CGRect(x: 2, y: 1, width: 4, height: 6))
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChildViewController(child)
    parent.view.addSubview(child.view)
    child.didMove(toParentViewController: parent)
    #expect(parent.childViewControllers == [child])
    parent.view.insertSubview(UIView(), at: 1)
    parent.view.bringSubview(toFront: child.view)
    #expect(parent.view.subviews.last === child.view)
    child.removeFromParentViewController()
    #expect(parent.children.isEmpty)
  }
}
