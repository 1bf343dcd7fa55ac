import Foundation
import Testing

@testable import SwiftUI

/// Lists over a binding to a collection.
@MainActor
@Suite struct EditActionsTests {
  struct Person: Identifiable, Hashable {
    var name: String
    var isOn = false
    var id: String { name }
  }

  struct Screen: View {
    enum Kind: CaseIterable, Sendable { case plain, single, several, forEach }
    let kind: Kind
    var actions: EditActions<[Person]> = .all
    @State var people = ["Ann", "Bob", "Cid"].map { Person(name: $0) }
    @State var chosen: Set<String> = []
    @State var one: String?

    var body: some View {
      VStack {
        Text(people.map { $0.isOn ? $0.name.uppercased() : $0.name }.joined(separator: ","))
        switch kind {
        case .plain: List($people, editActions: actions) { $person in row($person) }
        case .single:
          List($people, editActions: actions, selection: $one) { $person in row($person) }
        case .several:
          List($people, id: \.name, editActions: actions, selection: $chosen) { $person in
            row($person)
          }
        case .forEach:
          List { ForEach($people, editActions: actions) { $person in row($person) } }
        }
      }
    }

    private func row(_ person: Binding<Person>) -> some View {
      Toggle(person.wrappedValue.name, isOn: person.isOn)
    }
  }

  @Test(arguments: Screen.Kind.allCases) func swipingDeletesFromTheCollection(_ kind: Screen.Kind) {
    let host = TestHost(Screen(kind: kind))
    let row = host.frame(ofText: "Bob")
    host.drag(
      from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 180, y: row.midY), duration: 0.3)
    host.tap("Delete")
    #expect(host.text("Ann,Cid") != nil)
  }

  @Test(arguments: Screen.Kind.allCases) func rowsChangeTheirElement(_ kind: Screen.Kind) throws {
    let host = TestHost(Screen(kind: kind))
    let control = try #require(host.element(.switch, "Bob")?.frame)
    host.tap(at: CGPoint(x: control.maxX - 20, y: control.midY))
    #expect(host.text("Ann,BOB,Cid") != nil)
  }

  @Test func movingReordersTheCollection() throws {
    let host = TestHost(Screen(kind: .plain).environment(\.editMode, .constant(.active)))
    let from = try #require(host.element(.button, "Reorder Ann")?.frame)
    let to = try #require(host.element(.button, "Reorder Cid")?.frame)
    host.drag(
      from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: to.midX, y: to.midY + 15),
      steps: 30)
    #expect(host.text("Bob,Cid,Ann") != nil)
  }

  @Test func onlyWhatIsAllowedCanBeDone() {
    let mode = Binding<EditMode>.constant(.active)
    let moving = TestHost(Screen(kind: .plain, actions: .move).environment(\.editMode, mode))
    #expect(moving.element(.button, "Remove") == nil)
    #expect(moving.element(.button, "Reorder Ann") != nil)
    let deleting = TestHost(Screen(kind: .plain, actions: .delete).environment(\.editMode, mode))
    #expect(deleting.element(.button, "Remove") != nil)
    #expect(deleting.element(.button, "Reorder Ann") == nil)
  }

  @Test func listsOverABindingNeedNoActions() {
    struct Plain: View {
      @State var people = [Person(name: "Ann")]
      @State var chosen: Set<String> = []
      @State var one: String?
      var body: some View {
        VStack {
          List($people) { $person in TextField("Name", text: $person.name) }
          List($people, selection: $chosen) { $person in Text(person.name) }
          List($people, selection: $one) { $person in Text(person.name) }
          List($people, id: \.name, selection: $one) { $person in Text(person.name) }
        }
      }
    }
    let host = TestHost(Plain())
    #expect(host.nodes.compactMap { $0 as? ListNode }.count == 4)
    #expect(host.element(.textField)?.value == "Ann")
  }
}
