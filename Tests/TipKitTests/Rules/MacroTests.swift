#if Macros
  import Testing
  import TipKit

  extension TipTests {
    /// Tips as apps write them, with `@Parameter` and `#Rule`.
    @MainActor
    @Suite struct MacroTests {
      private struct FavoriteTip: Tip {
        @Parameter static var isLoggedIn: Bool = false
        @Parameter static var visits = 0
        @Parameter(.transient) static var mode: String?
        static let didOpen = Event(id: "macro.didOpen")

        var title: Text { Text("Favorite") }
        var rules: [Rule] {
          #Rule(Self.$isLoggedIn) { $0 == true }
          #Rule(Self.$visits) { visits in visits >= 2 && visits < 10 }
          #Rule(Self.didOpen) {
            $0.donations.donatedWithin(.week).count < 2
          }
        }
        var options: [Option] {
          MaxDisplayCount(5)
        }
      }

      private enum Tour {
        @Parameter static var step = 0
      }

      private struct StepTip: Tip {
        var title: Text { Text("Step") }
        var rules: [Rule] { [#Rule(Tour.$step) { $0 == 1 }] }
        var options: [any TipOption] { [Tips.IgnoresDisplayFrequency(true)] }
      }

      @Test func parametersHaveTheirValuesAndKeepNewOnes() throws {
        try launch()
        #expect(!FavoriteTip.isLoggedIn && FavoriteTip.visits == 0 && FavoriteTip.mode == nil)
        FavoriteTip.isLoggedIn.toggle()
        FavoriteTip.visits += 3
        FavoriteTip.mode = "day"
        #expect(FavoriteTip.isLoggedIn && FavoriteTip.visits == 3 && FavoriteTip.mode == "day")
        #expect(FavoriteTip.$visits.wrappedValue == 3)
      }

      @Test func rulesFollowParametersAndEvents() throws {
        let screen = try TipScreen(TipView(FavoriteTip()))
        #expect(try !screen.shows("Favorite"))
        FavoriteTip.isLoggedIn = true
        FavoriteTip.visits = 2
        #expect(try screen.shows("Favorite"))
        FavoriteTip.didOpen.sendDonation()
        #expect(try screen.shows("Favorite"))
        FavoriteTip.didOpen.sendDonation()
        #expect(try !screen.shows("Favorite"))
      }

      @Test func aTypeThatIsNoTipHasParametersToo() throws {
        try launch()
        #expect(StepTip().status == .pending)
        Tour.step = 1
        #expect(StepTip().status == .available)
      }
    }
  }
#endif
