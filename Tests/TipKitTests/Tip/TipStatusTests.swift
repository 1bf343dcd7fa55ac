import Testing
import TipKit

extension TipTests {
  /// Whether a tip may be shown.
  @MainActor
  @Suite struct TipStatusTests {
    private struct NamelessTip: Tip {
      var title: Text { Text("Nameless") }
    }

    @Test func aTipHasTheNameOfItsTypeAndNothingButATitle() {
      let tip = NamelessTip()
      #expect(tip.id == "NamelessTip")
      #expect(tip.message == nil && tip.image == nil)
      #expect(tip.actions.isEmpty && tip.rules.isEmpty && tip.options.isEmpty)
    }

    @Test func nothingIsShownBeforeTipsAreConfigured() throws {
      try launch(nil)
      #expect(PlainTip().status == .pending && !PlainTip().shouldDisplay)
      try Tips.configure()
      #expect(PlainTip().status == .available && PlainTip().shouldDisplay)
    }

    @Test func tipsAreConfiguredOnce() throws {
      try launch()
      #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.configure() }
      #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.resetDatastore() }
    }

    @Test func whatIsKnownIsForgottenBeforeTipsAreConfigured() throws {
      try launch(nil)
      PlainTip().invalidate(reason: .actionPerformed)
      try Tips.resetDatastore()
      try Tips.configure()
      #expect(PlainTip().status == .available)
    }

    @Test func anInvalidatedTipTellsTheFirstReason() throws {
      try launch()
      PlainTip().invalidate(reason: .actionPerformed)
      PlainTip().invalidate(reason: .tipClosed)
      #expect(PlainTip().status == .invalidated(.actionPerformed))
      #expect(!PlainTip().shouldDisplay)
      #expect(PlainTip(id: "other").status == .available)
    }

    @Test func aTipCanBecomeEligibleAgain() async throws {
      try launch()
      PlainTip().invalidate(reason: .tipClosed)
      await PlainTip().resetEligibility()
      #expect(PlainTip().status == .available)
    }

    @Test func updatesBeginWithTheStatusNow() async throws {
      try launch(nil)
      var statuses = PlainTip().statusUpdates.makeAsyncIterator()
      var wishes = PlainTip().shouldDisplayUpdates.makeAsyncIterator()
      #expect(await statuses.next() == .pending)
      #expect(await wishes.next() == false)
      try Tips.configure()
      #expect(await statuses.next() == .available)
      #expect(await wishes.next() == true)
      PlainTip().invalidate(reason: .actionPerformed)
      #expect(await statuses.next() == .invalidated(.actionPerformed))
      #expect(await wishes.next() == false)
    }
  }
}
