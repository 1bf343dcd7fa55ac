import Accessibility
import Testing
import TipKit
import UIKit

extension TipTests {
  /// A tip in the midst of views.
  @MainActor
  @Suite struct TipViewTests {
    private struct FavoriteTip: Tip {
      var title: Text { Text("Save favorites") }
      var message: Text? { Text("They stand at the top.") }
      var image: Image? { Image(systemName: "star") }
      var actions: [Action] {
        Action(id: "learn", title: "Learn more")
        Action(title: "Later")
      }
    }

    @Test func aTipTellsItsTextsItsActionsAndHowToCloseIt() throws {
      let screen = try TipScreen(TipView(FavoriteTip()))
      #expect(
        try screen.labels() == [
          "Save favorites", "They stand at the top.", "Close", "Learn more", "Later",
        ])
      let close = try #require(try screen.element("Close"))
      #expect(close.elementType == .button && close.identifier == "xmark")
      #expect(try screen.element("Save favorites")?.elementType == .staticText)
      #expect(try screen.element("Learn more")?.elementType == .button)
    }

    @Test func closingATipTakesItsSpaceAway() throws {
      let screen = try TipScreen(
        VStack(spacing: 8) {
          Text("above")
          TipView(FavoriteTip())
          Text("below")
        })
      func distance() throws -> CGFloat {
        let above = try #require(try screen.element("above")).frame
        let below = try #require(try screen.element("below")).frame
        return below.minY - above.maxY
      }
      #expect(try distance() > 80)
      try screen.tap("Close")
      #expect(try !screen.shows("Save favorites"))
      #expect(try abs(distance() - 8) < 0.5)
      #expect(FavoriteTip().status == .invalidated(.tipClosed))
    }

    @Test func aTappedActionIsTold() throws {
      var told: [String] = []
      let screen = try TipScreen(
        TipView(FavoriteTip()) { told.append("\($0.index ?? -1) \($0.id)") })
      try screen.tap("Learn more")
      try screen.tap("Later")
      #expect(told == ["0 learn", "1 1"])
      // It is the app that knows whether the tip was followed.
      #expect(FavoriteTip().status == .available)
    }

    @Test func anActionRunsItsOwnHandler() throws {
      struct HandledTip: Tip {
        static let didTap = Tips.Event(id: "didTap")
        var title: Text { Text("Handled") }
        var actions: [Action] {
          Action(id: "go", perform: { Self.didTap.sendDonation() }) { Text("Go") }
        }
      }
      let screen = try TipScreen(TipView(HandledTip()))
      try screen.tap("Go")
      #expect(HandledTip.didTap.donations.count == 1)
    }

    @Test func imageAndCloseButtonStandAtTheSides() throws {
      let screen = try TipScreen(TipView(FavoriteTip()).frame(width: 300))
      let title = try #require(try screen.element("Save favorites")).frame
      let message = try #require(try screen.element("They stand at the top.")).frame
      let close = try #require(try screen.element("Close")).frame
      let action = try #require(try screen.element("Learn more")).frame
      #expect(title.minX - (screen.window.bounds.width - 300) / 2 > 40)
      #expect(title.maxY <= message.minY && message.maxY <= action.minY)
      #expect(close.minX >= title.maxX && abs(close.minY - title.minY) < 8)
    }

    @Test func anArrowTakesRoomAtItsEdge() throws {
      func height(_ edge: Edge?) throws -> CGFloat {
        let screen = try TipScreen(
          VStack(spacing: 0) {
            Text("above")
            TipView(PlainTip(), arrowEdge: edge)
            Text("below")
          })
        let above = try #require(try screen.element("above")).frame
        let below = try #require(try screen.element("below")).frame
        return below.minY - above.maxY
      }
      let plain = try height(nil)
      #expect(try abs(height(.top) - plain - 10) < 0.5)
      #expect(try abs(height(.bottom) - plain - 10) < 0.5)
      #expect(try abs(height(.leading) - plain) < 0.5)
    }
  }
}
