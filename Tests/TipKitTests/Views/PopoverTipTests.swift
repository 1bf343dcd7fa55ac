import Accessibility
import Testing
import TipKit
import UIKit

extension TipTests {
  /// A tip in a popover.
  @MainActor
  @Suite struct PopoverTipTests {
    private struct Screen: View {
      var action: @MainActor (Tips.Action) -> Void = { _ in }
      var body: some View {
        Button("Favorite") {}
          .popoverTip(ButtonTip(), arrowEdge: .top, action: action)
      }
    }

    private struct ButtonTip: Tip {
      var title: Text { Text("Tap here") }
      var actions: [Action] { Action(id: "ok", title: "Show me") }
    }

    @Test func aTipStandsInAPopoverAtItsView() throws {
      let screen = try TipScreen(Screen())
      screen.pass(1)
      let popover = try #require(try screen.elements().first { $0.elementType == .popover })
      #expect(popover.firstDescendant { $0.label == "Tap here" } != nil)
      #expect(popover.frame.height < 300)
    }

    @Test func itsButtonClosesIt() throws {
      let screen = try TipScreen(Screen())
      screen.pass(1)
      try screen.tap("Close")
      #expect(try !screen.shows("Tap here"))
      #expect(ButtonTip().status == .invalidated(.tipClosed))
      #expect(try screen.shows("Favorite"))
    }

    @Test func aTapBesideItClosesItToo() throws {
      let screen = try TipScreen(Screen())
      screen.pass(1)
      try screen.tap(at: CGPoint(x: 20, y: screen.window.bounds.height - 40))
      #expect(try !screen.shows("Tap here"))
      #expect(ButtonTip().status == .invalidated(.tipClosed))
    }

    @Test func followingTheTipTakesItAway() throws {
      var told: [String] = []
      let screen = try TipScreen(
        Screen { action in
          told.append(action.id)
          ButtonTip().invalidate(reason: .actionPerformed)
        })
      screen.pass(1)
      try screen.tap("Show me")
      #expect(told == ["ok"])
      #expect(try !screen.shows("Tap here"))
      #expect(ButtonTip().status == .invalidated(.actionPerformed))
    }

    @Test func noTipIsNoPopover() throws {
      let screen = try TipScreen(Text("Plain").popoverTip(nil))
      screen.pass(1)
      #expect(try screen.labels() == ["Plain"])
    }
  }
}
