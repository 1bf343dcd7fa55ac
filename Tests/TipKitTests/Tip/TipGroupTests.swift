import Testing
import TipKit

extension TipTests {
  /// Tips of which one is shown at a time.
  @MainActor
  @Suite struct TipGroupTests {
    private struct GatedTip: Tip {
      let isOpen: Tips.Parameter<Bool>
      var id: String { "gated" }
      var title: Text { Text("Tip gated") }
      var rules: [Rule] { Rule(isOpen) { $0 } }
    }

    private let isOpen = Tips.Parameter(TipGroupTests.self, "isOpen", false, options: .transient)

    @Test func theFirstThatIsAvailableIsTheCurrentOne() throws {
      try launch()
      let group = TipGroup {
        GatedTip(isOpen: isOpen)
        PlainTip(id: "b")
      }
      #expect(group.currentTip?.id == "b")
      isOpen.wrappedValue = true
      #expect(group.currentTip?.id == "gated")
    }

    @Test func inOrderEachWaitsForTheOneBefore() throws {
      try launch()
      let gated = GatedTip(isOpen: isOpen)
      let group = TipGroup(.ordered) {
        gated
        PlainTip(id: "b")
        PlainTip(id: "c")
      }
      #expect(group.currentTip == nil)
      isOpen.wrappedValue = true
      #expect(group.currentTip as? GatedTip != nil)
      gated.invalidate(reason: .actionPerformed)
      #expect(group.currentTip?.id == "b")
      PlainTip(id: "b").invalidate(reason: .tipClosed)
      #expect(group.currentTip?.id == "c")
    }

    @Test func viewsShowTheNextWhenOneIsClosed() throws {
      struct Screen: View {
        @State private var tips = TipGroup(.ordered) {
          PlainTip(id: "first")
          PlainTip(id: "second")
        }
        var body: some View { TipView(tips.currentTip) }
      }
      let screen = try TipScreen(Screen())
      #expect(try screen.shows("Tip first") && !screen.shows("Tip second"))
      try screen.tap("Close")
      #expect(try !screen.shows("Tip first") && screen.shows("Tip second"))
      try screen.tap("Close")
      #expect(try !screen.shows("Tip second"))
    }
  }
}
