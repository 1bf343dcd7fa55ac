import Testing
import TipKit

extension TipTests {
  /// How often and how long tips are shown.
  @MainActor
  @Suite struct TipOptionTests {
    @Observable @MainActor
    fileprivate final class Model {
      var isShown = true
    }

    private struct Screen: View {
      let model: Model
      let tip: PlainTip
      var body: some View {
        if model.isShown { TipView(tip) }
      }
    }

    @Test func aTipIsShownAsOftenAsItSays() throws {
      let model = Model()
      let tip = PlainTip(options: [Tips.MaxDisplayCount(2)])
      let screen = try TipScreen(Screen(model: model, tip: tip))
      #expect(try screen.shows("Tip plain"))
      model.isShown = false
      screen.settle()
      #expect(tip.status == .available)
      model.isShown = true
      #expect(try screen.shows("Tip plain"))
      model.isShown = false
      screen.settle()
      #expect(tip.status == .invalidated(.displayCountExceeded))
      model.isShown = true
      #expect(try !screen.shows("Tip plain"))
    }

    @Test func aTipIsShownForAsLongAsItSays() throws {
      let model = Model()
      let tip = PlainTip(options: [Tips.MaxDisplayDuration(10)])
      let screen = try TipScreen(Screen(model: model, tip: tip))
      screen.pass(6)
      model.isShown = false
      screen.settle()
      screen.pass(60)
      model.isShown = true
      screen.settle()
      screen.pass(3)
      #expect(try screen.shows("Tip plain"))
      screen.pass(2)
      #expect(try !screen.shows("Tip plain"))
      #expect(tip.status == .invalidated(.displayDurationExceeded))
    }

    @Test func oneNewTipIsShownADay() throws {
      let first = PlainTip(id: "first")
      let screen = try TipScreen(
        VStack {
          TipView(first)
          TipView(PlainTip(id: "second"))
        }, frequency: .daily)
      #expect(try screen.shows("Tip first") && !screen.shows("Tip second"))
      #expect(PlainTip(id: "second").status == .available)
      #expect(!PlainTip(id: "second").shouldDisplay)
      first.invalidate(reason: .actionPerformed)
      screen.pass(86_000)
      #expect(try !screen.shows("Tip first") && !screen.shows("Tip second"))
      screen.pass(500)
      #expect(try screen.shows("Tip second"))
    }

    @Test func aTipCanBeShownHoweverOftenOthersAre() throws {
      let ignoring = PlainTip(id: "urgent", options: [Tips.IgnoresDisplayFrequency(true)])
      let screen = try TipScreen(
        VStack {
          TipView(PlainTip(id: "first"))
          TipView(ignoring)
        }, frequency: .weekly)
      #expect(try screen.shows("Tip first") && screen.shows("Tip urgent"))
    }
  }
}
