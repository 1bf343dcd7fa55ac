import CoreGraphics
import Testing

@testable import SwiftUI

private struct Person: Identifiable {
  let name: String
  let age: Int
  var id: String { name }
}

@MainActor
@Suite struct TableTests {
  private let people = [Person(name: "Ada", age: 36), Person(name: "Bob", age: 20)]

  private struct Screen: View {
    let people: [Person]
    @State var order = [KeyPathComparator(\Person.name)]
    @State var selection: Person.ID?

    var body: some View {
      VStack {
        Text(
          "selected \(selection ?? "nobody"), first \(order.first?.order == .reverse ? "Z" : "A")")
        Table(people.sorted(using: order), selection: $selection, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(80)
          TableColumn("Note") { Text("note \($0.name)") }
        }
      }
    }
  }

  @Test func aPhoneShowsTheFirstColumn() {
    let host = TestHost(
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      }
      .environment(\.horizontalSizeClass, .compact))
    #expect(host.text("Ada") != nil && host.text("Bob") != nil)
    #expect(host.text("36") == nil)
    #expect(host.text("Name") == nil)
  }

  @Test func aWideTableShowsItsColumnsAndHeaders() {
    let host = TestHost(
      Screen(people: people).environment(\.horizontalSizeClass, .regular),
      size: CGSize(width: 800, height: 600))
    #expect(host.text("Note") != nil && host.text("note Ada") != nil)
    #expect(host.frame(ofText: "36").minX == host.frame(ofText: "20").minX)
    #expect(host.frame(ofText: "Ada").minY < host.frame(ofText: "Bob").minY)
    host.tap("Name")
    #expect(host.frame(ofText: "Ada").minY > host.frame(ofText: "Bob").minY)
  }

  @Test func rowsCanBeSelected() {
    let host = TestHost(Screen(people: people))
    host.tap("Bob")
    #expect(host.text("selected Bob, first A") != nil)
  }

  @Test func rowsMayBeWrittenOut() {
    let host = TestHost(
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(people[1])
        TableRow(Person(name: "Eve", age: 3))
      })
    #expect(host.text("Bob") != nil && host.text("Eve") != nil)
  }
}
