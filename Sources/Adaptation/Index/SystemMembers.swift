/// Members of UIKit's classes that UIKit finds where an extension overrides them.
///
/// Objective-C finds all of them; here each of these asks for its overrides when it is called.
enum SystemMembers {
  static func isFound(_ member: MemberRecord) -> Bool { names.contains(member.fullName) }

  private static let names: Set<String> = [
    "awakeFromNib()", "loadViewIfNeeded()", "viewDidLoad()", "viewWillAppear(_:)",
    "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "layoutSubviews()",
    "preferredStatusBarStyle", "prefersStatusBarHidden", "childForStatusBarStyle",
    "childForStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations",
    "preferredInterfaceOrientationForPresentation", "canBecomeFirstResponder",
    "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
    "touchesCancelled(_:with:)", "motionBegan(_:with:)", "motionEnded(_:with:)",
  ]
}
