import Testing
import UIKit

@MainActor
struct PreviewingTests {
  private final class Peeker: UIViewController, UIViewControllerPreviewingDelegate {
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) {}
  }

  @Test func aContextBelongsToItsViewUntilItIsUnregistered() {
    let peeker = Peeker()
    let context = peeker.registerForPreviewing(with: peeker, sourceView: peeker.view)
    #expect(context.delegate === peeker)
    #expect(context.sourceRect == peeker.view.bounds)
    #expect(
      peeker.view.gestureRecognizers?.contains(
        context.previewingGestureRecognizerForFailureRelationship) == true)
    peeker.unregisterForPreviewing(withContext: context)
    #expect(peeker.view.gestureRecognizers?.isEmpty != false)
  }
}
