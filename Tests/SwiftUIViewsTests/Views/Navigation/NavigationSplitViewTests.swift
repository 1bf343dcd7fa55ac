import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct NavigationSplitViewTests {
  struct Mail: View {
    @State var folder: String?
    var sizeClass = UserInterfaceSizeClass.compact
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $folder) { NavigationLink($0, value: $0) }
          .navigationTitle("Folders")
      } detail: {
        Text("In \(folder ?? "nothing")").navigationTitle("Detail")
      }
      .environment(\.horizontalSizeClass, sizeClass)
    }
  }

  @Test func compactColumnsAreScreensOfOneStack() {
    let host = TestHost(Mail())
    #expect(host.element(.navigationBar)?.identifier == "Folders")
    #expect(host.element(.staticText, "In nothing") == nil)
    host.tap("Sent")
    #expect(host.element(.staticText, "In Sent") != nil)
    #expect(host.element(.navigationBar)?.identifier == "Detail")
    host.tap("Folders")
    #expect(host.element(.button, "Inbox") != nil)
    host.tap("Inbox")
    #expect(host.element(.staticText, "In Inbox") != nil)
  }

  @Test func aTapOnTheLabelOfALinkSelectsItsValue() throws {
    struct Folder: Identifiable, Hashable { let id: Int }
    struct Screen: View {
      @State var chosen: Folder?
      var body: some View {
        NavigationSplitView {
          List(selection: $chosen) {
            ForEach([Folder(id: 1), Folder(id: 2)]) { folder in
              NavigationLink(value: folder) { Text("Folder \(folder.id)") }
            }
          }
        } detail: {
          Text(chosen.map { "In folder \($0.id)" } ?? "Nothing")
        }
        .environment(\.horizontalSizeClass, .compact)
      }
    }
    let host = TestHost(Screen())
    let label = host.frame(ofText: "Folder 2")
    host.tap(at: CGPoint(x: label.midX, y: label.midY))
    #expect(host.text("In folder 2") != nil)
  }

  @Test func whatIsSelectedFromTheStartShowsOnAPhone() {
    let host = TestHost(Mail(folder: "Sent"))
    #expect(host.element(.staticText, "In Sent") != nil)
    #expect(host.element(.navigationBar)?.identifier == "Detail")
    host.tap("Folders")
    #expect(host.element(.button, "Inbox") != nil)
    host.tap("Inbox")
    #expect(host.element(.staticText, "In Inbox") != nil)
  }

  @Test func whatTheAppSelectsShowsOnAPhone() {
    struct Screen: View {
      @State var chosen: Int?
      var body: some View {
        NavigationSplitView {
          List(selection: $chosen) {
            Button("choose") { chosen = 2 }
            ForEach(0..<3, id: \.self) { Text("Row \($0)").tag($0) }
          }
        } detail: {
          VStack {
            Text("Detail of \(chosen ?? -1)")
            Button("leave") { chosen = nil }
          }
        }
        .environment(\.horizontalSizeClass, .compact)
      }
    }
    let host = TestHost(Screen())
    #expect(host.element(.staticText, "Detail of -1") == nil)
    host.tap("choose")
    #expect(host.element(.staticText, "Detail of 2") != nil)
    host.tap("leave")
    #expect(host.element(.button, "choose") != nil)
  }

  @Test func regularColumnsStandSideBySide() {
    let host = TestHost(Mail(sizeClass: .regular), size: CGSize(width: 1024, height: 768))
    #expect(host.element(.staticText, "In nothing") != nil)
    host.tap("Sent")
    #expect(host.element(.staticText, "In Sent") != nil)
    #expect(host.element(.button, "Inbox") != nil)
    #expect((host.element(.staticText, "In Sent")?.frame.minX ?? 0) > 320)
  }

  @Test func aStackInTheDetailHasTheOnlyBar() {
    struct Screen: View {
      @State var chosen: Int?
      var body: some View {
        NavigationSplitView {
          List(0..<3, id: \.self, selection: $chosen) { Text("Row \($0)") }
            .navigationTitle("Root")
        } detail: {
          NavigationStack { Text("Detail of \(chosen ?? -1)").navigationTitle("Inner") }
        }
        .environment(\.horizontalSizeClass, .compact)
      }
    }
    let host = TestHost(Screen())
    host.tap("Row 1")
    #expect(host.element(.staticText, "Detail of 1") != nil)
    #expect(host.element(.navigationBar)?.identifier == "Inner")
    host.tap("Root")
    #expect(host.element(.staticText, "Row 2") != nil)
  }

  @Test func preferredCompactColumnOpensTheDetail() {
    struct Screen: View {
      @State var column = NavigationSplitViewColumn.detail
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Button("Open") { column = .detail }.navigationTitle("Side")
        } detail: {
          Text("Detail")
        }
        .environment(\.horizontalSizeClass, .compact)
      }
    }
    let host = TestHost(Screen())
    #expect(host.element(.staticText, "Detail") != nil)
    host.tap("Side")
    host.tap("Open")
    #expect(host.element(.staticText, "Detail") != nil)
  }
}
