import FoundationAdditions
import Testing

@testable import UIKit

/// What an extension of another module overrides of UIKit's classes, as adapted code registers it.
@MainActor
@Suite struct ExtensionOverrideMembersTests {
  private static let isRegistered: Bool = {
    ClassTable.register {
      [
        ClassTable(
          ToldScreen.self,
          methods: [
            ObjectiveCMethod("_vitrine_override_loadView()") { (object: ToldScreen) in
              { object.log.append("load") }
            },
            ObjectiveCMethod("_vitrine_override_prepare(for:sender:)") { (object: ToldScreen) in
              { (segue: UIStoryboardSegue, sender: Any?) in
                object.log.append("prepare \(segue.identifier ?? "") \(sender ?? "")")
                object.prepare(for: segue, sender: sender)
              }
            },
            ObjectiveCMethod("_vitrine_override_present(_:animated:completion:)") {
              (object: ToldScreen) in
              { (other: UIViewController, animated: Bool, completion: (() -> Void)?) in
                object.log.append("present \(animated)")
                completion?()
              }
            },
            ObjectiveCMethod("_vitrine_override_keyCommands") { (_: ToldScreen) in
              { [UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("go"))] }
            },
          ]),
        ClassTable(
          ToldView.self,
          methods: [
            ObjectiveCMethod("_vitrine_override_intrinsicContentSize") { (_: ToldView) in
              { CGSize(width: 7, height: 8) }
            },
            ObjectiveCMethod("_vitrine_override_hitTest(_:with:)") { (object: ToldView) in
              { (point: CGPoint, event: UIEvent?) -> UIView? in
                point.x > 5 ? nil : object.hitTest(point, with: event)
              }
            },
            ObjectiveCMethod("_vitrine_override_didMoveToSuperview()") { (object: ToldView) in
              { object.moves += 1 }
            },
          ]),
      ]
    }
    return true
  }()

  init() { _ = Self.isRegistered }

  @Test func aControllerAsksForItsOwn() {
    let screen = ToldScreen()
    screen.loadView()
    #expect(screen.viewIfLoaded == nil)
    screen.prepare(
      for: UIStoryboardSegue(identifier: "next", source: screen, destination: UIViewController()),
      sender: 3)
    var isDone = false
    screen.present(UIViewController(), animated: true) { isDone = true }
    #expect(isDone && screen.presentedViewController == nil)
    #expect(screen.log == ["load", "prepare next Optional(3)", "present true"])
    #expect(screen.keyCommands?.map(\.input) == ["k"])
    #expect(UIViewController().keyCommands == nil)
  }

  @Test func aViewAsksForItsOwn() {
    let view = ToldView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.intrinsicContentSize == CGSize(width: 7, height: 8))
    #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
    #expect(view.hitTest(CGPoint(x: 6, y: 1), with: nil) == nil)
    let parent = UIView()
    parent.addSubview(view)
    view.removeFromSuperview()
    #expect(view.moves == 2)
  }
}

private final class ToldScreen: UIViewController {
  var log: [String] = []
}

private final class ToldView: UIView {
  var moves = 0
}
