import Foundation
import Testing

@testable import TipKit

extension TipTests {
  /// What tests of an app say of its tips.
  @MainActor
  @Suite struct TestingTests {
    private struct NeverTip: Tip {
      var title: Text { Text("Never") }
      var rules: [Rule] {
        Rule(Tips.Event(id: "never")) { !$0.donations.isEmpty }
      }
    }

    @Test func allTipsAreShownWhateverTheirRulesSay() throws {
      try launch()
      PlainTip().invalidate(reason: .actionPerformed)
      Tips.showAllTipsForTesting()
      #expect(NeverTip().shouldDisplay && PlainTip().shouldDisplay)
      #expect(AnyTip(NeverTip()).status == .available)
    }

    @Test func aTipThatIsShownForATestCanBeClosed() throws {
      let screen = try TipScreen(TipView(NeverTip()))
      Tips.showTipsForTesting([NeverTip.self])
      #expect(try screen.shows("Never"))
      try screen.tap("Close")
      #expect(try !screen.shows("Never"))
      #expect(NeverTip().status == .invalidated(.tipClosed))
    }

    @Test func tipsAreHiddenForATest() throws {
      let screen = try TipScreen(TipView(PlainTip()))
      #expect(try screen.shows("Tip plain"))
      Tips.hideAllTipsForTesting()
      #expect(try !screen.shows("Tip plain"))
      Tips.showTipsForTesting([PlainTip.self])
      #expect(try screen.shows("Tip plain"))
      Tips.hideTipsForTesting([PlainTip.self, NeverTip.self])
      #expect(try !screen.shows("Tip plain"))
    }

    @Test func argumentsOfTheLaunchSayTheSame() throws {
      let suite = "tips-\(UUID().uuidString)"
      let defaults = try #require(UserDefaults(suiteName: suite))
      defer { defaults.removePersistentDomain(forName: suite) }
      defaults.set("1", forKey: "com.apple.TipKit.HideAllTips")
      defaults.set("NeverTip, OtherTip", forKey: "com.apple.TipKit.ShowTips")
      defaults.set("1", forKey: "com.apple.TipKit.ResetDatastore")
      let testing = TipTesting(defaults)
      #expect(testing.wish(for: NeverTip()) == .shown)
      #expect(testing.wish(for: PlainTip()) == .hidden)
      #expect(TipTesting.resets(defaults))
    }
  }
}
