import CoreGraphics
import Testing

@testable import SwiftUI

/// The tab bar at the top of an iPad.
@MainActor
@Suite struct PadTabTests {
  private func host(role: TabRole?, isPad: Bool = true) -> TestHost {
    TestHost(
      TabView {
        Tab("Home", systemImage: "house") { Text("At home") }
        Tab("Mail", systemImage: "envelope") { Text("At mail") }
        Tab("Search", systemImage: "magnifyingglass", role: role) { Text("At search") }
      }
      .environment(\.horizontalSizeClass, isPad ? .regular : .compact)
      .environment(\.verticalSizeClass, .regular), size: CGSize(width: 834, height: 1194))
  }

  private func foreground(_ title: String, _ host: TestHost) -> ControlForeground? {
    host.text(title)?.environment.values.controlForeground
  }

  @Test func titlesAreAsOtherTextAndTheSelectedOneIsTinted() {
    let host = host(role: nil)
    #expect(foreground("Home", host) == .tint)
    #expect(foreground("Mail", host) == nil)
    host.tap("Mail")
    #expect(foreground("Home", host) == nil)
    #expect(foreground("Mail", host) == .tint)
    let phone = self.host(role: nil, isPad: false)
    #expect(foreground("Mail", phone) == .unselected)
  }

  @Test func aTabThatSearchesShowsItsSymbolAlone() throws {
    let named = host(role: nil)
    let search = host(role: .search)
    func width(_ host: TestHost) throws -> CGFloat {
      try #require(host.element(.button, "Search")).frame.width
    }
    #expect(try width(search) < width(named) - 10)
    search.tap("Search")
    #expect(search.element(.staticText, "At search") != nil)
  }
}
