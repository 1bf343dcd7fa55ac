import Accessibility
import Testing
import TipKit
import UIKit

extension TipTests {
  /// Tips that the app hides for a while.
  @MainActor
  @Suite struct TipPresenceTests {
    private struct Inline: View {
      @State private var isPresented = false
      var body: some View {
        VStack(spacing: 20) {
          Text(isPresented ? "on" : "off")
          Button("Toggle") { isPresented.toggle() }
          TipView(PlainTip(), isPresented: $isPresented)
        }
      }
    }

    private struct Popover: View {
      @State private var isPresented = false
      var body: some View {
        VStack(spacing: 20) {
          Text(isPresented ? "on" : "off")
          Text("Anchor").popoverTip(PlainTip(), isPresented: $isPresented)
        }
      }
    }

    @Test func theBindingBecomesTrueWithTheTip() throws {
      let screen = try TipScreen(Inline())
      #expect(try screen.shows("on"))
      #expect(try screen.shows("Tip plain"))
    }

    @Test func theAppHidesTheTipAndShowsItAgain() throws {
      let screen = try TipScreen(Inline())
      try screen.tap("Toggle")
      #expect(try !screen.shows("Tip plain"))
      #expect(PlainTip().status == .available)
      try screen.tap("Toggle")
      #expect(try screen.shows("Tip plain"))
    }

    @Test func aClosedTipIsToldAndStaysAway() throws {
      let screen = try TipScreen(Inline())
      try screen.tap("Close")
      #expect(try screen.shows("off"))
      try screen.tap("Toggle")
      #expect(try !screen.shows("Tip plain"))
    }

    @Test func aTipThatIsNotToBeShownStaysAway() throws {
      let screen = try TipScreen(Inline(), frequency: nil)
      #expect(try screen.shows("off"))
      #expect(try !screen.shows("Tip plain"))
    }

    @Test func popoversFollowTheirBinding() throws {
      let screen = try TipScreen(Popover())
      screen.pass(1)
      #expect(try screen.shows("Tip plain"))
      try screen.tap("Close")
      screen.pass(1)
      #expect(try !screen.shows("Tip plain"))
      #expect(try screen.shows("off"))
    }
  }
}
