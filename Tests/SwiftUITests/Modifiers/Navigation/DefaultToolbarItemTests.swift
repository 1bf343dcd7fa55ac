import CoreGraphics
import Testing

@testable import SwiftUI

/// Items of the system's own at places of the app's choice.
@MainActor
@Suite struct DefaultToolbarItemTests {
  private struct Screen: View {
    @State var query = ""
    var placement = ToolbarItemPlacement.bottomBar
    @State var isThere = true

    var body: some View {
      NavigationStack {
        List {
          Text("Searching \(query)")
          Button("Move") { isThere.toggle() }
        }
        .navigationTitle("Notes")
        .searchable(text: $query)
        .toolbar {
          if isThere {
            DefaultToolbarItem(kind: .search, placement: placement)
            ToolbarSpacer(.flexible, placement: .bottomBar)
          }
          ToolbarItem(placement: .bottomBar) { Button("New") {} }
        }
      }
    }
  }

  private func field(_ host: TestHost) -> CGRect { host.element(.searchField)?.frame ?? .null }

  private func button(_ host: TestHost, _ label: String) -> CGRect {
    host.element(.button, label)?.frame ?? .null
  }

  @Test func theSearchFieldStandsInTheBarAtTheBottom() {
    let host = TestHost(Screen())
    let bar = host.element(.toolbar)?.frame ?? .null
    #expect(bar.contains(field(host)))
    #expect(field(host).maxX <= button(host, "New").minX)
    #expect(abs(field(host).midY - button(host, "New").midY) < 1)
    #expect(field(host).width > 200)
  }

  @Test func theBarAtTheTopHasNoRoomForIt() {
    let lower = TestHost(Screen()).frame(ofText: "Searching ").minY
    let usual = TestHost(Screen(placement: .topBarTrailing)).frame(ofText: "Searching ").minY
    #expect(lower < usual - 40)
  }

  @Test func searchingWorksFromThere() {
    let host = TestHost(Screen())
    let frame = field(host)
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    host.type("ap")
    #expect(host.text("Searching ap") != nil)
    #expect(field(host).minY < 200)
    #expect(host.element(.button, "Cancel") != nil)
    host.tap("Cancel")
    #expect(field(host) == frame)
    #expect(host.text("Searching ") != nil)
  }

  @Test func theFieldGoesBackToTheTopWithoutItsItem() {
    let host = TestHost(Screen())
    let below = field(host).minY
    host.tap("Move")
    #expect(field(host).maxY < 250)
    host.tap("Move")
    #expect(field(host).minY == below)
  }

  @Test func withoutASearchTheItemIsNothing() {
    let host = TestHost(
      NavigationStack {
        Text("Plain").toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
      })
    #expect(host.element(.searchField) == nil)
    #expect(host.element(.toolbar) == nil)
  }

  @Test func theButtonForTheSidebarGoesToItsPlace() {
    func toggle(_ isMoved: Bool) -> CGRect {
      let host = TestHost(
        NavigationSplitView {
          Text("Side")
            .toolbar {
              if isMoved {
                DefaultToolbarItem(kind: .sidebarToggle, placement: .topBarTrailing)
              }
            }
        } detail: {
          Text("Detail")
        }
        .environment(\.horizontalSizeClass, .regular), size: CGSize(width: 1024, height: 768))
      return host.element(.button, "Hide Sidebar")?.frame ?? .null
    }
    #expect(toggle(false).maxX < toggle(true).minX)
  }
}
