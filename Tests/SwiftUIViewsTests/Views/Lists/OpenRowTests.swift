import CoreGraphics
import Testing

@testable import SwiftUI

/// A row that shows its swipe buttons, and touches elsewhere.
@MainActor
@Suite struct OpenRowTests {
  private let log = Box<[String]>([])

  private func host(rows: Int = 4) -> TestHost {
    let log = log
    return TestHost(
      List {
        Section("Letters") {
          ForEach(0..<rows, id: \.self) { row in
            HStack {
              Button("Open \(row)") { log.value.append("open \(row)") }
              if row == 2 {
                Button("Star") { log.value.append("star") }.buttonStyle(.bordered)
              }
            }
            .swipeActions { Button("Archive \(row)") { log.value.append("archive \(row)") } }
          }
        }
      })
  }

  private func swipe(_ row: Int, in host: TestHost) {
    let y = host.frame(ofText: "Open \(row)").midY
    host.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 180, y: y))
  }

  @Test func aTapOnAnotherRowOnlyClosesTheOpenOne() {
    let host = host()
    swipe(0, in: host)
    #expect(host.element(.button, "Archive 0") != nil)
    host.tap("Open 1")
    #expect(host.element(.button, "Archive 0") == nil)
    #expect(log.value.isEmpty)
    host.tap("Open 1")
    #expect(log.value == ["open 1"])
  }

  @Test func controlsInOtherRowsRestToo() {
    let host = host()
    swipe(0, in: host)
    host.tap("Star")
    #expect(host.element(.button, "Archive 0") == nil)
    #expect(log.value.isEmpty)
    host.tap("Star")
    #expect(log.value == ["star"])
  }

  @Test func aTapOnAHeaderOrBelowTheRowsClosesIt() {
    let host = host()
    swipe(1, in: host)
    host.tap(at: CGPoint(x: 195, y: 800))
    #expect(host.element(.button, "Archive 1") == nil)
    swipe(1, in: host)
    let header = host.frame(ofText: "Letters")
    #expect(!header.isNull)
    host.tap(at: CGPoint(x: header.midX, y: header.midY))
    #expect(host.element(.button, "Archive 1") == nil)
    #expect(log.value.isEmpty)
  }

  @Test func itsOwnButtonsAct() {
    let host = host()
    swipe(1, in: host)
    host.tap("Archive 1")
    #expect(log.value == ["archive 1"])
    #expect(host.element(.button, "Archive 1") == nil)
  }

  @Test func aTapOnTheOpenRowItselfClosesIt() {
    let host = host()
    swipe(1, in: host)
    host.tap(at: CGPoint(x: 60, y: host.frame(ofText: "Open 1").midY))
    #expect(host.element(.button, "Archive 1") == nil)
    #expect(log.value.isEmpty)
  }

  @Test func scrollingClosesIt() {
    let host = host(rows: 60)
    swipe(1, in: host)
    #expect(host.element(.button, "Archive 1") != nil)
    host.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 560))
    #expect(host.element(.button, "Archive 1") == nil)
    #expect(log.value.isEmpty)
  }

  @Test func aSwipeOnAnotherRowOpensThatOne() {
    let host = host()
    swipe(1, in: host)
    swipe(3, in: host)
    #expect(host.element(.button, "Archive 1") == nil)
    #expect(host.element(.button, "Archive 3") != nil)
  }

  @Test func fromRightToLeftASwipeToTheRightOpensTheTrailingSide() throws {
    let host = TestHost(
      List {
        Text("Mail")
          .swipeActions(edge: .leading) { Button("Read") {} }
          .swipeActions { Button("Archive") {} }
      }
      .listStyle(.plain)
      .environment(\.layoutDirection, .rightToLeft))
    let y = host.frame(ofText: "Mail").midY
    host.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 220, y: y))
    #expect(host.element(.button, "Read") == nil)
    #expect(host.element(.button, "Archive")?.frame.minX == 0)
    host.tap(at: CGPoint(x: 195, y: 800))
    host.drag(from: CGPoint(x: 220, y: y), to: CGPoint(x: 100, y: y))
    #expect(host.element(.button, "Archive") == nil)
    #expect(host.element(.button, "Read")?.frame.maxX == 390)
  }
}
