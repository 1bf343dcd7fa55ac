import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct FocusStateTests {
  enum Field: Hashable { case name, mail }

  struct Form: View {
    @State var name = ""
    @State var mail = ""
    @FocusState var field: Field?
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .mail }
        TextField("Mail", text: $mail).focused($field, equals: .mail)
        Text(field == .name ? "at name" : field == .mail ? "at mail" : "nowhere")
        Button("Focus mail") { field = .mail }
        Button("Done") { field = nil }
      }
    }
  }

  private func inputs(_ host: TestHost) -> [TextInputNode] {
    host.nodes.compactMap { $0 as? TextInputNode }
  }

  @Test func tapMovesTheState() {
    let host = TestHost(Form())
    host.focusFirstField()
    #expect(host.text("at name") != nil)
  }

  @Test func stateMovesTheFocus() {
    let host = TestHost(Form())
    host.tap("Focus mail")
    #expect(host.graph.focus.focused === inputs(host)[1])
    #expect(host.text("at mail") != nil)
    host.tap("Done")
    #expect(host.graph.focus.focused == nil)
    #expect(host.text("nowhere") != nil)
  }

  @Test func submitMovesToTheNextField() {
    let host = TestHost(Form())
    host.focusFirstField()
    host.type("Ann\n")
    host.type("a@b.c")
    #expect(host.graph.focus.focused === inputs(host)[1])
    #expect(host.element(.textField, nil)?.value == "Ann")
    #expect(inputs(host)[1].string == "a@b.c")
  }

  @Test func booleanStateFollows() {
    struct One: View {
      @FocusState var isFocused: Bool
      var body: some View {
        VStack {
          TextField("A", text: .constant("")).focused($isFocused)
          Text(isFocused ? "focused" : "idle")
          Button("Go") { isFocused = true }
        }
      }
    }
    let host = TestHost(One())
    host.tap("Go")
    #expect(host.text("focused") != nil)
    host.graph.focus.focus(nil)
    host.settle()
    #expect(host.text("idle") != nil)
  }

  @Test func childrenGetTheBinding() {
    struct Child: View {
      @FocusState.Binding var focus: Bool
      var body: some View { TextField("A", text: .constant("")).focused($focus) }
    }
    struct Parent: View {
      @FocusState var focus: Bool
      var body: some View {
        VStack {
          Child(focus: $focus)
          Button("Go") { focus = true }
        }
      }
    }
    let host = TestHost(Parent())
    host.tap("Go")
    #expect(host.graph.focus.focused != nil)
  }

  @Test func stateOfAMissingFieldGoesBack() {
    struct Lost: View {
      @FocusState var field: Field?
      var body: some View {
        VStack {
          Text(field == nil ? "nil" : "set")
          Button("Go") { field = .mail }
        }
      }
    }
    let host = TestHost(Lost())
    host.tap("Go")
    #expect(host.text("nil") != nil)
  }

  @Test func focusedFieldThatGoesTakesTheFocusAlong() {
    struct Vanishing: View {
      @State var isShown = true
      @FocusState var isFocused: Bool
      var body: some View {
        VStack {
          if isShown { TextField("A", text: .constant("")).focused($isFocused) }
          Text(isFocused ? "focused" : "idle")
          Button("Hide") { isShown = false }
        }
      }
    }
    let host = TestHost(Vanishing())
    host.focusFirstField()
    #expect(host.text("focused") != nil)
    host.tap("Hide")
    #expect(host.graph.focus.focused == nil)
    #expect(host.text("idle") != nil)
  }
}
