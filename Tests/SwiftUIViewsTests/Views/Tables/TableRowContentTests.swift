import CoreGraphics
import Testing

@testable import SwiftUI

private struct Folder: Identifiable {
  let name: String
  var folders: [Folder]?
  var id: String { name }
}

@MainActor
@Suite struct TableRowContentTests {
  private let folders = [
    Folder(name: "Work", folders: [Folder(name: "Plans"), Folder(name: "Bills")]),
    Folder(name: "Home"),
  ]

  @Test func rowsDiscloseTheirChildren() {
    let host = TestHost(
      Table(folders, children: \.folders) { TableColumn("Name", value: \.name) }
        .environment(\.horizontalSizeClass, .compact))
    #expect(host.text("Plans") == nil)
    host.tap("Work")
    let tops = ["Work", "Plans", "Bills", "Home"].map { host.frame(ofText: $0).minY }
    #expect(tops == tops.sorted() && Set(tops).count == 4)
  }

  @Test func disclosureRowsFollowTheirBinding() {
    struct Screen: View {
      @State var isOpen = true
      var body: some View {
        VStack {
          Button("Close") { isOpen = false }
          Table(of: Folder.self) {
            TableColumn("Name", value: \.name)
          } rows: {
            DisclosureTableRow(Folder(name: "Work"), isExpanded: $isOpen) {
              TableRow(Folder(name: "Plans"))
            }
          }
        }
        .environment(\.horizontalSizeClass, .compact)
      }
    }
    let host = TestHost(Screen())
    #expect(host.text("Plans") != nil)
    host.tap("Close")
    #expect(host.text("Plans") == nil)
  }

  @Test func sectionsHideTheirRowsWhileCollapsed() {
    struct Screen: View {
      @State var isExpanded = false
      var body: some View {
        VStack {
          Button("Expand") { isExpanded = true }
          Table(of: Folder.self) {
            TableColumn("Name", value: \.name)
          } rows: {
            Section("Open", isExpanded: $isExpanded) { TableRow(Folder(name: "Plans")) }
            Section(isExpanded: .constant(true)) {
              TableRow(Folder(name: "Bills"))
            } header: {
              Text("Done")
            }
          }
        }
        .environment(\.horizontalSizeClass, .compact)
      }
    }
    let host = TestHost(Screen())
    #expect(host.text("Plans") == nil)
    #expect(host.text("Bills") != nil)
    host.tap("Expand")
    #expect(host.text("Plans") != nil)
  }

  @Test func rowsHaveMenusOfTheirOwn() {
    struct Screen: View {
      @State var chosen = "none"
      var body: some View {
        VStack {
          Text("chosen \(chosen)")
          Table(of: Folder.self) {
            TableColumn("Name", value: \.name)
          } rows: {
            TableRow(Folder(name: "Work")).contextMenu { Button("Rename") { chosen = "Work" } }
            TableRow(Folder(name: "Home"))
          }
        }
        .environment(\.horizontalSizeClass, .compact)
      }
    }
    let host = TestHost(Screen())
    let row = host.frame(ofText: "Work")
    host.tap(at: CGPoint(x: row.midX, y: row.midY), duration: 0.8)
    #expect(host.tap("Rename"))
    #expect(host.text("chosen Work") != nil)
  }

  @Test func rowsOfARangeAndColumnsWithTextsAsTitles() {
    let host = TestHost(
      Table(of: Folder.self) {
        TableColumn(Text("Name"), value: \.name) { Text($0.name) }
      } rows: {
        ForEach(0..<2) { TableRow(Folder(name: "Folder \($0)")) }
      }
      .environment(\.horizontalSizeClass, .compact))
    #expect(host.text("Folder 0") != nil)
    #expect(host.text("Folder 1") != nil)
  }
}
