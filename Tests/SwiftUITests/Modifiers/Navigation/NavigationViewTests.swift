import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct NavigationViewTests {
  private func host(_ width: UserInterfaceSizeClass, isStack: Bool = false) -> TestHost {
    let view = NavigationView {
      Text("Sidebar")
      Text("Detail")
    }
    let size = CGSize(width: 1024, height: 768)
    return isStack
      ? TestHost(
        view.navigationViewStyle(.stack).environment(\.horizontalSizeClass, width), size: size)
      : TestHost(view.environment(\.horizontalSizeClass, width), size: size)
  }

  @Test func columnsStandSideBySideWhereThereIsRoom() {
    let host = host(.regular)
    #expect(host.element(.staticText, "Sidebar") != nil)
    #expect(host.element(.staticText, "Detail") != nil)
  }

  @Test func otherwiseOnlyTheFirstOneShows() {
    #expect(host(.compact).element(.staticText, "Detail") == nil)
    #expect(host(.regular, isStack: true).element(.staticText, "Detail") == nil)
    #expect(host(.regular, isStack: true).element(.staticText, "Sidebar") != nil)
  }
}
