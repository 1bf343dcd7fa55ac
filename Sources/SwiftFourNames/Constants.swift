import UIKit

@preconcurrency @MainActor public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval {
  UIApplication.backgroundFetchIntervalMinimum
}
@preconcurrency @MainActor public var UIApplicationBackgroundFetchIntervalNever: TimeInterval {
  UIApplication.backgroundFetchIntervalNever
}
@preconcurrency @MainActor public var UIApplicationOpenSettingsURLString: String {
  UIApplication.openSettingsURLString
}
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier {
  UIBackgroundTaskIdentifier.invalid
}
public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}
public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}
public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}
public var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }
public var UIKeyInputEscape: String { UIKeyCommand.inputEscape }
public var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }
public var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }
public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }
@preconcurrency @MainActor public var UIKeyboardAnimationCurveUserInfoKey: String {
  UIResponder.keyboardAnimationCurveUserInfoKey
}
@preconcurrency @MainActor public var UIKeyboardAnimationDurationUserInfoKey: String {
  UIResponder.keyboardAnimationDurationUserInfoKey
}
@preconcurrency @MainActor public var UIKeyboardFrameBeginUserInfoKey: String {
  UIResponder.keyboardFrameBeginUserInfoKey
}
@preconcurrency @MainActor public var UIKeyboardFrameEndUserInfoKey: String {
  UIResponder.keyboardFrameEndUserInfoKey
}
@preconcurrency @MainActor public var UIKeyboardIsLocalUserInfoKey: String {
  UIResponder.keyboardIsLocalUserInfoKey
}
@preconcurrency @MainActor public var UILayoutFittingCompressedSize: CGSize {
  UIView.layoutFittingCompressedSize
}
@preconcurrency @MainActor public var UILayoutFittingExpandedSize: CGSize {
  UIView.layoutFittingExpandedSize
}
@preconcurrency @MainActor public var UINavigationControllerHideShowBarDuration: CGFloat {
  UINavigationController.hideShowBarDuration
}
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.fast
}
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.normal
}
@preconcurrency @MainActor public var UISplitViewControllerAutomaticDimension: CGFloat {
  UISplitViewController.automaticDimension
}
@preconcurrency @MainActor public var UITableViewAutomaticDimension: CGFloat {
  UITableView.automaticDimension
}
@preconcurrency @MainActor public var UITableViewIndexSearch: String { UITableView.indexSearch }
@preconcurrency @MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }
public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }
public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }
