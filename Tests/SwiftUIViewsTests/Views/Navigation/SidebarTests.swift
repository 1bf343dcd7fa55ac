import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI

/// The sidebar of a split view where there is room for several columns.
@MainActor
@Suite struct SidebarTests {
  private static let landscape = CGSize(width: 1194, height: 834)
  private static let portrait = CGSize(width: 834, height: 1194)

  private struct Screen: View {
    var removesToggle = false
    var isBalanced = false
    @State var folder: String? = "Inbox"

    @ViewBuilder var body: some View {
      if isBalanced { columns.navigationSplitViewStyle(.balanced) } else { columns }
    }

    private var columns: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }
          .navigationTitle("Folders")
      } detail: {
        Text("In \(folder ?? "nothing")").navigationTitle("Detail")
          .toolbar(removing: removesToggle ? .sidebarToggle : nil)
      }
      .environment(\.horizontalSizeClass, .regular)
      .environment(\.verticalSizeClass, .regular)
    }
  }

  private func toggle(_ host: TestHost) -> String? {
    ["Show Sidebar", "Hide Sidebar"].first { host.element(.button, $0) != nil }
  }

  @Test func anUprightScreenShowsTheDetailAlone() {
    let host = TestHost(Screen(), size: Self.portrait)
    #expect(host.element(.staticText, "Sent") == nil)
    #expect(host.element(.staticText, "In Inbox") != nil)
    #expect(host.element(.button, "Show Sidebar")?.identifier == "ToggleSidebar")
  }

  @Test func itsSidebarComesOverTheDetailAndGoesByATapBesideIt() {
    let host = TestHost(Screen(), size: Self.portrait)
    let alone = host.frame(ofText: "In Inbox")
    host.tap("Show Sidebar")
    #expect(toggle(host) == "Hide Sidebar")
    #expect(host.frame(ofText: "In Inbox") == alone)
    host.tap("Sent")
    #expect(host.element(.staticText, "In Sent") != nil)
    #expect(toggle(host) == "Hide Sidebar")
    host.tap(at: CGPoint(x: 700, y: 900))
    #expect(toggle(host) == "Show Sidebar")
    #expect(host.element(.staticText, "Inbox") == nil)
  }

  @Test func inLandscapeTheButtonGivesTheDetailAllOfTheRoom() {
    let host = TestHost(Screen(), size: Self.landscape)
    let beside = host.frame(ofText: "In Inbox").midX
    #expect(host.element(.staticText, "Sent") != nil)
    host.tap("Hide Sidebar")
    #expect(host.element(.staticText, "Sent") == nil)
    #expect(host.frame(ofText: "In Inbox").midX < beside)
    host.tap("Show Sidebar")
    #expect(host.frame(ofText: "In Inbox").midX == beside)
  }

  @Test func theBalancedStyleStandsColumnsBesideEachOther() {
    let host = TestHost(Screen(isBalanced: true), size: Self.portrait)
    #expect(host.element(.staticText, "Sent") != nil)
    #expect(host.frame(ofText: "In Inbox").minX > 320)
  }

  @Test func theButtonCanBeRemoved() {
    let host = TestHost(Screen(removesToggle: true), size: Self.portrait)
    #expect(toggle(host) == nil)
  }

  @Test func theButtonWritesWhichColumnsShow() {
    struct Bound: View {
      @State var shown = NavigationSplitViewVisibility.all
      var body: some View {
        NavigationSplitView(columnVisibility: $shown) {
          Text("First")
        } content: {
          Text("Second")
        } detail: {
          Button(shown == .detailOnly ? "All" : "Third") { shown = .all }
        }
        .environment(\.horizontalSizeClass, .regular)
      }
    }
    let host = TestHost(Bound(), size: Self.landscape)
    #expect(host.element(.staticText, "First") != nil)
    host.tap("Hide Sidebar")
    #expect(host.element(.staticText, "First") == nil)
    #expect(host.element(.staticText, "Second") != nil)
    host.tap("Show Sidebar")
    #expect(host.element(.staticText, "First") != nil)
  }

  @Test func onThreeColumnsTheSidebarIsHiddenAtFirst() {
    let view = NavigationSplitView {
      Text("First")
    } content: {
      Text("Second")
    } detail: {
      Text("Third")
    }
    .environment(\.horizontalSizeClass, .regular)
    let landscape = TestHost(view, size: Self.landscape)
    #expect(landscape.element(.staticText, "First") == nil)
    #expect(landscape.element(.staticText, "Second") != nil)
    let portrait = TestHost(view, size: Self.portrait)
    #expect(portrait.element(.staticText, "Second") == nil)
    #expect(portrait.element(.staticText, "Third") != nil)
  }

  // MARK: Lists

  private func list<V: View>(_ view: V) -> ListMetrics? {
    TestHost(view.environment(\.horizontalSizeClass, .regular), size: Self.landscape)
      .first(ListNode.self)?.metrics
  }

  @Test func listsInItStandOnNoCards() {
    func split<L: View>(_ list: L) -> some View {
      NavigationSplitView {
        list
      } detail: {
        Text("Detail")
      }
    }
    let plain = List { Text("Row") }
    #expect(list(split(plain))?.isSidebar == true)
    #expect(list(split(plain))?.cornerRadius == 0)
    #expect(list(split(plain.listStyle(.automatic)))?.isSidebar == true)
    #expect(list(split(plain.listStyle(.insetGrouped)))?.isSidebar == false)
    #expect(list(plain)?.isSidebar == false)
    #expect(list(plain.listStyle(.sidebar))?.isSidebar == true)
  }

  @Test func onAPhoneSidebarListsStandOnCards() {
    let host = TestHost(
      List { Text("Row") }.listStyle(.sidebar).environment(\.horizontalSizeClass, .compact))
    #expect(host.first(ListNode.self)?.metrics.isSidebar == false)
    #expect(host.first(ListNode.self)?.metrics.cornerRadius ?? 0 > 0)
  }

  @Test func listsOfASheetFromItStandOnCards() {
    struct Presenting: View {
      @State var isShown = true
      var body: some View {
        NavigationSplitView {
          Text("Side").sheet(isPresented: $isShown) { List { Text("Row") } }
        } detail: {
          Text("Detail")
        }
      }
    }
    #expect(list(Presenting())?.isSidebar == false)
  }
}
