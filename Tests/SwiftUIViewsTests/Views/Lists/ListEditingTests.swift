import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ListEditingTests {
  struct Screen: View {
    @State var names = ["Ann", "Bob", "Cid", "Dan"]
    @State var chosen: Set<String> = []
    @State var mode = EditMode.active
    var selects = false

    var body: some View {
      VStack {
        Text(names.joined(separator: ","))
        Text("chosen \(chosen.sorted().joined())")
        if selects {
          List(selection: $chosen) { rows }.environment(\.editMode, $mode)
        } else {
          List { rows }.environment(\.editMode, $mode)
        }
      }
    }

    var rows: some View {
      ForEach(names, id: \.self) { Text($0) }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
    }
  }

  @Test func handlesCarryRowsToOtherPlaces() throws {
    let host = TestHost(Screen())
    let from = try #require(host.element(.button, "Reorder Ann")?.frame)
    let to = try #require(host.element(.button, "Reorder Cid")?.frame)
    host.drag(
      from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: to.midX, y: to.midY + 15),
      steps: 30)
    #expect(host.element(.staticText, "Bob,Cid,Ann,Dan") != nil)
    let last = try #require(host.element(.button, "Reorder Dan")?.frame)
    let first = try #require(host.element(.button, "Reorder Bob")?.frame)
    host.drag(
      from: CGPoint(x: last.midX, y: last.midY), to: CGPoint(x: first.midX, y: first.midY - 15),
      steps: 30)
    #expect(host.element(.staticText, "Dan,Bob,Cid,Ann") != nil)
  }

  @Test func aRowTakesThePlaceInWhichItsMiddleLies() throws {
    let host = TestHost(Screen())
    func carry(_ name: String, by way: CGFloat) throws {
      let grip = try #require(host.element(.button, "Reorder \(name)")?.frame)
      let place = CGPoint(x: grip.midX, y: grip.midY)
      host.drag(from: place, to: CGPoint(x: place.x, y: place.y + way), steps: 30)
    }
    try carry("Ann", by: 20)
    #expect(host.element(.staticText, "Ann,Bob,Cid,Dan") != nil)
    try carry("Ann", by: 44)
    #expect(host.element(.staticText, "Bob,Ann,Cid,Dan") != nil)
    try carry("Dan", by: -44)
    #expect(host.element(.staticText, "Bob,Ann,Dan,Cid") != nil)
    try carry("Cid", by: -200)
    #expect(host.element(.staticText, "Cid,Bob,Ann,Dan") != nil)
  }

  @Test func aRowCastsAShadowWhileItIsCarried() throws {
    let host = TestHost(Screen())
    func castsShadow() -> Bool { host.graph.displayList().description.contains("shadow") }
    let grip = try #require(host.element(.button, "Reorder Ann")?.frame)
    let start = CGPoint(x: grip.midX, y: grip.midY)
    #expect(!castsShadow())
    host.touch(.began, at: start)
    for step in 1...4 {
      host.pass(0.02)
      host.touch(.moved, at: CGPoint(x: start.x, y: start.y + CGFloat(step) * 8))
    }
    #expect(castsShadow())
    host.touch(.ended, at: CGPoint(x: start.x, y: start.y + 32))
    #expect(!castsShadow())
  }

  @Test func removeRevealsTheDeleteButton() throws {
    let host = TestHost(Screen())
    let remove = try #require(host.element(.button, "Remove")?.frame)
    host.tap(at: CGPoint(x: remove.midX, y: remove.midY))
    #expect(host.element(.staticText, "Ann,Bob,Cid,Dan") != nil)
    host.tap("Delete")
    #expect(host.element(.staticText, "Bob,Cid,Dan") != nil)
  }

  @Test func editedListsWithASetSelectSeveralRows() {
    let host = TestHost(Screen(selects: true))
    host.tap("Bob")
    host.tap("Dan")
    #expect(host.element(.staticText, "chosen BobDan") != nil)
    host.tap("Bob")
    #expect(host.element(.staticText, "chosen Dan") != nil)
  }
}
