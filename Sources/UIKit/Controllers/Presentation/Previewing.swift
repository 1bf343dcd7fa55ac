import CoreGraphics
import Foundation

/// What a view that is pressed hard asks for a controller to show.
///
/// Differs from Apple's: none of its functions is called; nobody can press hard.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  /// In the space of `sourceView`.
  var sourceRect: CGRect { get set }
}

extension UIViewController {
  /// Offers previews of what lies in a view.
  ///
  /// As on each device without 3D Touch, of which this is one (`forceTouchCapability` says so), nobody can press hard:
  /// the delegate is never asked.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate: delegate, sourceView: sourceView)
    sourceView.addGestureRecognizer(context.previewingGestureRecognizerForFailureRelationship)
    return context
  }

  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    previewing.sourceView.removeGestureRecognizer(
      previewing.previewingGestureRecognizerForFailureRelationship)
  }
}

@MainActor
private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
  }
}
