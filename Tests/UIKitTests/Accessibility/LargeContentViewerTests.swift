import Accessibility
import Device
import Foundation
import Testing

@testable import UIKit

/// What is shown large under a resting finger, where texts have an accessibility size.
@MainActor
@Suite(.serialized)
struct LargeContentViewerTests {
  private final class Bar: UIViewController, UILargeContentViewerInteractionDelegate {
    let share = UIButton(type: .system)
    let plain = UIButton(type: .system)
    var ended: [String?] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      for (button, title, x) in [(share, "Share", CGFloat(0)), (plain, "Plain", 100)] {
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: x, y: 200, width: 80, height: 44)
        view.addSubview(button)
      }
      share.showsLargeContentViewer = true
      share.largeContentTitle = "Share this page"
      view.addInteraction(UILargeContentViewerInteraction(delegate: self))
    }

    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction,
      didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) { ended.append(item?.largeContentTitle) }
  }

  private func rest(_ controller: UIViewController, at point: CGPoint) -> [String] {
    var seen: [String] = []
    let large = { (view: UIView?) in
      (view?.subviews ?? []).compactMap { $0 as? LargeContentView }
    }
    let window = controller.view.window
    let clock = UIApplication.shared.device.clock
    clock.schedule(after: 1) {
      for view in large(window) {
        seen += view.subviews.compactMap { ($0 as? UILabel)?.text }
      }
    }
    play(.press(at: point, duration: 1.5))
    #expect(large(window).isEmpty)
    return seen
  }

  @Test func anItemIsShownWhileAFingerRestsOnIt() {
    let bar = Bar()
    show(bar, with: { $0.contentSizeCategory = .accessibilityLarge }) {
      #expect(UILargeContentViewerInteraction.isEnabled)
      #expect(rest(bar, at: CGPoint(x: 40, y: 222)) == ["Share this page"])
      #expect(bar.ended == ["Share this page"])
    }
  }

  @Test func otherViewsAreNot() {
    let bar = Bar()
    show(bar, with: { $0.contentSizeCategory = .accessibilityLarge }) {
      #expect(rest(bar, at: CGPoint(x: 140, y: 222)).isEmpty)
      #expect(bar.ended.isEmpty)
    }
  }

  @Test func atTheUsualSizesNothingIsShown() {
    let bar = Bar()
    let window = show(bar)
    defer { window.isHidden = true }
    #expect(!UILargeContentViewerInteraction.isEnabled)
    #expect(rest(bar, at: CGPoint(x: 40, y: 222)).isEmpty)
  }

  @Test func controlsBringTheirOwnWords() {
    let button = UIButton(type: .system)
    button.setTitle("Add", for: .normal)
    #expect(button.largeContentTitle == "Add")
    #expect(!button.showsLargeContentViewer)
    let picture = UIImageView(image: UIImage(systemName: "star"))
    #expect(picture.largeContentImage == picture.image)
  }
}
