import CoreGraphics
import Foundation
import Testing
import UIKit

/// Recognisers of apps, with and without an initialiser for storyboards.
@MainActor
@Suite struct RecognizerSubclassTests {
  /// On iOS no recogniser has to have `init(coder:)`.
  private class Immediate: UIGestureRecognizer {
    let limit: Int
    override init(target: Any?, action: Selector?) {
      limit = 3
      super.init(target: target, action: action)
    }
  }

  private class Named: UIPanGestureRecognizer {
    let title: String
    init(title: String) {
      self.title = title
      super.init(target: nil, action: nil)
    }
  }

  @Test func aRecogniserNeedsNoInitialiserForStoryboards() {
    let view = UIView()
    let recognizer = Immediate(target: nil, action: nil)
    view.addGestureRecognizer(recognizer)
    view.addGestureRecognizer(Named(title: "pan"))
    #expect(recognizer.limit == 3 && recognizer.view === view)
    #expect((view.gestureRecognizers?.last as? Named)?.title == "pan")
  }

  private func nib(_ name: String) throws -> InterfaceFolder {
    try InterfaceFolder([
      "Things.xib": xibFile(
        """
        <tapGestureRecognizer numberOfTapsRequired="2" id="tap-00-001" customClass="\(name)" \
        customModule="UIKitTests"/>
        """)
    ])
  }

  @Test func aRecogniserOfAXibIsMadeByItsOwnInitialiser() throws {
    let folder = try nib("MarkedTap")
    let made = folder.nib("Things").instantiate(withOwner: nil)
    let tap = try #require(made.first as? MarkedTap)
    #expect(tap.numberOfTapsRequired == 2)
    #expect(tap.mark == "read")
    let other = try nib("PlainTap")
    let plain = other.nib("Things").instantiate(withOwner: nil)
    let second = try #require(plain.first as? PlainTap)
    #expect(second.mark == "made" && second.numberOfTapsRequired == 2)
  }
}
