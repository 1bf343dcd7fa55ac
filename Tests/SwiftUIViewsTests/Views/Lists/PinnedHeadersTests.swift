import Accessibility
import CoreGraphics
import Testing

@testable import SwiftUI

/// Headers of plain lists stay at the top while rows of their section show.
@MainActor
@Suite struct PinnedHeadersTests {
  private func host(_ style: some ListStyle) -> TestHost {
    TestHost(
      List {
        ForEach(0..<5, id: \.self) { section in
          Section("Header \(section)") {
            ForEach(0..<10, id: \.self) { Text("Row \(section) \($0)") }
          }
        }
      }
      .listStyle(style), size: CGSize(width: 390, height: 400))
  }

  private func scroll(_ host: TestHost, to y: CGFloat) {
    host.first(ListNode.self)?.scroll(to: CGPoint(x: 0, y: y))
    host.settle()
  }

  private func header(_ host: TestHost, _ index: Int) -> CGRect {
    host.frame(ofText: "Header \(index)")
  }

  @Test func aPlainHeaderStaysWhileItsSectionShows() {
    let host = host(.plain)
    let atRest = header(host, 0).minY
    scroll(host, to: 200)
    #expect(header(host, 0).minY == atRest)
    #expect(host.element(.staticText, "Header 0") != nil)
  }

  @Test func theNextSectionPushesItAway() {
    let host = host(.plain)
    let first = header(host, 0).minY
    let list = host.first(ListNode.self)
    let next = (list?.placedRows ?? []).filter { $0.role == .header }
    #expect(next.count == 1)
    let end = (list?.placedRows.first?.size.height ?? 0) + 440
    scroll(host, to: end - 10)
    #expect(header(host, 0).minY < first)
    scroll(host, to: end + 10)
    #expect(header(host, 1).minY == first)
    #expect(list?.placedRows.filter(\.isPinned).count == 1)
  }

  @Test func headersOfCardsScrollAway() {
    let host = host(.insetGrouped)
    let before = header(host, 0).minY
    scroll(host, to: 30)
    #expect(header(host, 0).minY == before - 30)
  }

  // MARK: Touches

  @Test func theHeaderOfAListTakesTheTouchesOnIt() throws {
    let log = Box<[String]>([])
    let host = TestHost(
      List {
        ForEach(0..<5, id: \.self) { section in
          Section {
            ForEach(0..<10, id: \.self) { row in
              Button("Row \(section) \(row)") { log.value.append("row \(row)") }
            }
          } header: {
            Button("Header \(section)") { log.value.append("header \(section)") }
          }
        }
      }
      .listStyle(.plain), size: CGSize(width: 390, height: 400))
    scroll(host, to: 200)
    let header = try #require(host.element(.button, "Header 0"))
    host.tap(at: CGPoint(x: header.frame.midX, y: header.frame.midY))
    #expect(log.value == ["header 0"])
    // Beside the words of the header there is still the header.
    host.tap(at: CGPoint(x: 380, y: header.frame.midY))
    #expect(log.value == ["header 0"])
  }

  @Test func aRowBehindAHeaderCannotBeSeenThere() throws {
    let host = host(.plain)
    scroll(host, to: 200)
    let pinned = host.first(ListNode.self)?.placedRows.first { $0.isPinned }
    let header = try #require(pinned)
    var rows: [AccessibilityElement] = []
    func visit(_ element: AccessibilityElement) {
      if element.elementType == .cell { rows.append(element) }
      element.children.forEach(visit)
    }
    host.elements.forEach(visit)
    let bottom = header.rootFrame.maxY
    #expect(rows.contains { $0.frame.minY < bottom && $0.frame.maxY > bottom })
    for row in rows {
      let seen = row.visibleFrame ?? row.frame
      #expect(seen.isEmpty || seen.minY >= bottom - 0.01, "\(row.label) \(seen)")
    }
  }

  @Test func theHeaderOfAStackTakesTheTouchesOnIt() throws {
    let log = Box<[String]>([])
    for usesZIndex in [false, true] {
      let host = TestHost(
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(0..<3, id: \.self) { section in
              Section {
                ForEach(0..<10, id: \.self) { row in
                  Button("Row \(section) \(row)") { log.value.append("row \(row)") }
                    .frame(height: 50).zIndex(usesZIndex && row == 30 ? 1 : 0)
                }
              } header: {
                Text("Header \(section)").frame(maxWidth: .infinity, minHeight: 50)
                  .contentShape(.rect)
                  .onTapGesture { log.value.append("header \(section)") }
              }
            }
          }
        }, size: CGSize(width: 390, height: 400))
      host.first(ScrollViewNode.self)?.scroll(to: CGPoint(x: 0, y: 200))
      host.settle()
      log.value = []
      host.tap(at: CGPoint(x: 195, y: 25))
      host.tap(at: CGPoint(x: 20, y: 25))
      #expect(log.value == ["header 0", "header 0"])
    }
  }
}
