import UIKit

extension NSNotification.Name {
  @preconcurrency @MainActor public static var UIApplicationDidBecomeActive: NSNotification.Name {
    UIApplication.didBecomeActiveNotification
  }
  @preconcurrency @MainActor public static var UIApplicationDidEnterBackground: NSNotification.Name
  {
    UIApplication.didEnterBackgroundNotification
  }
  @preconcurrency @MainActor public static var UIApplicationDidFinishLaunching: NSNotification.Name
  {
    UIApplication.didFinishLaunchingNotification
  }
  @preconcurrency @MainActor public static var UIApplicationDidReceiveMemoryWarning:
    NSNotification.Name
  {
    UIApplication.didReceiveMemoryWarningNotification
  }
  @preconcurrency @MainActor public static var UIApplicationSignificantTimeChange:
    NSNotification.Name
  {
    UIApplication.significantTimeChangeNotification
  }
  @preconcurrency @MainActor public static var UIApplicationUserDidTakeScreenshot:
    NSNotification.Name
  {
    UIApplication.userDidTakeScreenshotNotification
  }
  @preconcurrency @MainActor public static var UIApplicationWillEnterForeground: NSNotification.Name
  {
    UIApplication.willEnterForegroundNotification
  }
  @preconcurrency @MainActor public static var UIApplicationWillResignActive: NSNotification.Name {
    UIApplication.willResignActiveNotification
  }
  @preconcurrency @MainActor public static var UIApplicationWillTerminate: NSNotification.Name {
    UIApplication.willTerminateNotification
  }
  @preconcurrency @MainActor public static var UIContentSizeCategoryDidChange: NSNotification.Name {
    UIContentSizeCategory.didChangeNotification
  }
  @preconcurrency @MainActor public static var UIDeviceBatteryLevelDidChange: NSNotification.Name {
    UIDevice.batteryLevelDidChangeNotification
  }
  @preconcurrency @MainActor public static var UIDeviceBatteryStateDidChange: NSNotification.Name {
    UIDevice.batteryStateDidChangeNotification
  }
  @preconcurrency @MainActor public static var UIDeviceOrientationDidChange: NSNotification.Name {
    UIDevice.orientationDidChangeNotification
  }
  @preconcurrency @MainActor public static var UIKeyboardDidChangeFrame: NSNotification.Name {
    UIResponder.keyboardDidChangeFrameNotification
  }
  @preconcurrency @MainActor public static var UIKeyboardDidHide: NSNotification.Name {
    UIResponder.keyboardDidHideNotification
  }
  @preconcurrency @MainActor public static var UIKeyboardDidShow: NSNotification.Name {
    UIResponder.keyboardDidShowNotification
  }
  @preconcurrency @MainActor public static var UIKeyboardWillChangeFrame: NSNotification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }
  @preconcurrency @MainActor public static var UIKeyboardWillHide: NSNotification.Name {
    UIResponder.keyboardWillHideNotification
  }
  @preconcurrency @MainActor public static var UIKeyboardWillShow: NSNotification.Name {
    UIResponder.keyboardWillShowNotification
  }
  @preconcurrency @MainActor public static var UIMenuControllerDidHideMenu: NSNotification.Name {
    UIMenuController.didHideMenuNotification
  }
  @preconcurrency @MainActor public static var UIMenuControllerWillHideMenu: NSNotification.Name {
    UIMenuController.willHideMenuNotification
  }
  @preconcurrency @MainActor public static var UIPasteboardChanged: NSNotification.Name {
    UIPasteboard.changedNotification
  }
  @preconcurrency @MainActor public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
    UITextField.textDidBeginEditingNotification
  }
  @preconcurrency @MainActor public static var UITextFieldTextDidChange: NSNotification.Name {
    UITextField.textDidChangeNotification
  }
  @preconcurrency @MainActor public static var UITextFieldTextDidEndEditing: NSNotification.Name {
    UITextField.textDidEndEditingNotification
  }
  @preconcurrency @MainActor public static var UITextViewTextDidBeginEditing: NSNotification.Name {
    UITextView.textDidBeginEditingNotification
  }
  @preconcurrency @MainActor public static var UITextViewTextDidChange: NSNotification.Name {
    UITextView.textDidChangeNotification
  }
  @preconcurrency @MainActor public static var UITextViewTextDidEndEditing: NSNotification.Name {
    UITextView.textDidEndEditingNotification
  }
  @preconcurrency @MainActor public static var UIViewControllerShowDetailTargetDidChange:
    NSNotification.Name
  {
    UIViewController.showDetailTargetDidChangeNotification
  }
  @preconcurrency @MainActor public static var UIWindowDidBecomeHidden: NSNotification.Name {
    UIWindow.didBecomeHiddenNotification
  }
  @preconcurrency @MainActor public static var UIWindowDidBecomeKey: NSNotification.Name {
    UIWindow.didBecomeKeyNotification
  }
  @preconcurrency @MainActor public static var UIWindowDidBecomeVisible: NSNotification.Name {
    UIWindow.didBecomeVisibleNotification
  }
  @preconcurrency @MainActor public static var UIWindowDidResignKey: NSNotification.Name {
    UIWindow.didResignKeyNotification
  }
}
