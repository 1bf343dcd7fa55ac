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

  @Test func rowsComeFromDataGroupsAndSections() {
    let people = people
    let host = TestHost(
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(Person(name: "Zoe", age: 1))
        ForEach(people)
        Group {
          TableRow(Person(name: "Yan", age: 2))
          TableRow(Person(name: "Xia", age: 3))
        }
        if people.isEmpty { TableRow(Person(name: "Nobody", age: 0)) }
        Section("Others") {
          ForEach(["Wim", "Vic"], id: \.self) { name in TableRow(Person(name: name, age: 4)) }
        }
      }
      .environment(\.horizontalSizeClass, .compact))
    let words = ["Zoe", "Ada", "Bob", "Yan", "Xia", "Others", "Wim", "Vic"]
    let tops = words.map { host.frame(ofText: $0).minY }
    #expect(tops == tops.sorted())
    #expect(Set(tops).count == words.count)
    #expect(host.first(ListNode.self)?.contentSize.height ?? 0 > 7 * 44)
    #expect(host.text("Nobody") == nil)
  }

  @Test func columnsComeFromGroupsAndData() {
    let host = TestHost(
      Table(of: Person.self) {
        Group {
          TableColumn("Name") { Text($0.name) }
          TableColumn("Age") { Text("\($0.age)") }
        }
        TableColumnForEach(["x", "y"], id: \.self) { key in
          TableColumn(key) { (person: Person) in Text("\(key) of \(person.name)") }
        }
      } rows: {
        ForEach(people)
      }
      .environment(\.horizontalSizeClass, .regular), size: CGSize(width: 800, height: 600))
    for word in ["Name", "Age", "x", "y", "36", "x of Ada", "y of Bob"] {
      #expect(host.text(word) != nil, "\(word)")
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
    for (title, cell) in [("Name", "Ada"), ("Age", "36"), ("Note", "note Ada")] {
      #expect(host.frame(ofText: title).minX == host.frame(ofText: cell).minX, "\(title)")
    }
    host.tap("Name")
    #expect(host.frame(ofText: "Ada").minY > host.frame(ofText: "Bob").minY)
  }

  /// The names of the signs in the titles of columns.
  private func signs(_ host: TestHost) -> [String] {
    host.nodes.compactMap { node in
      guard case .system(let name)? = (node as? ImageNode)?.image.storage else { return nil }
      return name
    }
  }

  @Test func theColumnThatSortsShowsItsOrderBehindItsTitle() {
    let host = TestHost(
      Screen(people: people).environment(\.horizontalSizeClass, .regular),
      size: CGSize(width: 800, height: 600))
    var place: CGRect { host.first(ImageNode.self)?.rootFrame ?? .null }
    #expect(signs(host) == ["chevron.up"])
    #expect(place.minX > host.frame(ofText: "Name").maxX)
    #expect(place.maxX < host.frame(ofText: "Age").minX)
    host.tap("Name")
    #expect(signs(host) == ["chevron.down"])
    host.tap("Age")
    #expect(signs(host) == ["chevron.up"])
    #expect(place.minX > host.frame(ofText: "Age").maxX)
    // The sign says nothing.
    #expect(host.element(.button, "Age") != nil)
    #expect(host.element(.image) == nil)
  }

  @Test func aTableInNoOrderShowsNoSign() {
    let host = TestHost(
      Table(people, sortOrder: .constant([KeyPathComparator<Person>]())) {
        TableColumn("Name", value: \.name)
      }
      .environment(\.horizontalSizeClass, .regular), size: CGSize(width: 800, height: 600))
    #expect(host.text("Name") != nil)
    #expect(signs(host).isEmpty)
  }

  @Test func rowsCanBeSelected() {
    let host = TestHost(Screen(people: people))
    host.tap("Bob")
    #expect(host.text("selected Bob, first A") != nil)
  }

  @Test func aTableOfWrittenRowsIsSortedByItsColumns() {
    struct Screen: View {
      @State var order = [KeyPathComparator(\Person.name)]
      @State var selection: String?
      let people: [Person]
      var body: some View {
        VStack {
          Text(order.first?.order == .reverse ? "Z first" : "A first")
          Table(of: Person.self, selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name)
          } rows: {
            ForEach(people.sorted(using: order)) { TableRow($0) }
          }
        }
        .environment(\.horizontalSizeClass, .regular)
      }
    }
    let host = TestHost(Screen(people: people))
    host.tap("Name")
    #expect(host.text("Z first") != nil)
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
