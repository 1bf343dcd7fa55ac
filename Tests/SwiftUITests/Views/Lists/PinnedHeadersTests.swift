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
}
