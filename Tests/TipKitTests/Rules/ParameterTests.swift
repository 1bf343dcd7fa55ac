import Testing
import TipKit

extension TipTests {
  /// Values that rules look at.
  @MainActor
  @Suite struct ParameterTests {
    private struct LoginTip: Tip {
      static let isLoggedIn = Tips.Parameter(
        LoginTip.self, "isLoggedIn", false, options: .transient)
      static let name = Tips.Parameter<String?>(LoginTip.self, "name", nil)

      var title: Text { Text("Log in") }
      var rules: [Rule] {
        [
          Rule(Self.isLoggedIn) { $0 == true },
          Rule(Self.name) { $0 != nil },
        ]
      }
    }

    @Test func allRulesMustHold() throws {
      try launch()
      #expect(LoginTip().status == .pending)
      LoginTip.isLoggedIn.wrappedValue = true
      #expect(LoginTip().status == .pending)
      LoginTip.name.wrappedValue = "Ann"
      #expect(LoginTip().status == .available)
      LoginTip.name.wrappedValue = nil
      #expect(LoginTip().status == .pending)
    }

    @Test func aViewFollowsTheParameters() throws {
      let screen = try TipScreen(TipView(LoginTip()))
      #expect(try !screen.shows("Log in"))
      LoginTip.isLoggedIn.wrappedValue = true
      LoginTip.name.wrappedValue = "Ann"
      #expect(try screen.shows("Log in"))
      LoginTip.isLoggedIn.wrappedValue = false
      #expect(try !screen.shows("Log in"))
    }

    @Test func otherThreadsCanSetThem() async throws {
      try launch()
      var updates = LoginTip().shouldDisplayUpdates.makeAsyncIterator()
      #expect(await updates.next() == false)
      let (isLoggedIn, name) = (LoginTip.isLoggedIn, LoginTip.name)
      await Task.detached {
        isLoggedIn.wrappedValue = true
        name.wrappedValue = "Ann"
      }.value
      #expect(await updates.next() == true)
    }
  }
}
