import Accessibility
import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI

@MainActor
struct TextFieldTests {
  struct Form: View {
    @State var name = ""
    @State var amount = 3
    let log: Box<[String]>
    var body: some View {
      VStack {
        TextField("Name", text: $name)
          .onSubmit { log.value.append("submit \(name)") }
        TextField("Amount", value: $amount, format: .number)
        Text("Hello \(name)")
        Text("amount \(amount)")
      }
    }
  }

  private let log = Box<[String]>([])

  @Test func typingUpdatesTheBinding() {
    let host = TestHost(Form(log: log))
    host.tap("Name")
    _ = host.focusFirstField()
    host.type("Ann")
    #expect(host.text("Hello Ann") != nil)
    host.graph.deleteBackward()
    host.settle()
    #expect(host.text("Hello An") != nil)
  }

  @Test func tapFocuses() throws {
    let host = TestHost(Form(log: log))
    #expect(host.graph.focus.focused == nil)
    let field = try #require(host.first(TextInputNode.self))
    host.tap(at: CGPoint(x: field.rootFrame.midX, y: field.rootFrame.midY))
    #expect(host.graph.focus.focused === field)
    #expect(host.element(.textField)?.hasKeyboardFocus == true)
  }

  @Test func textWithoutFocusGoesNowhere() {
    let host = TestHost(Form(log: log))
    host.type("Ann")
    #expect(host.text("Hello ") != nil)
  }

  @Test func returnSubmitsAndEndsEditing() {
    let host = TestHost(Form(log: log))
    host.focusFirstField()
    host.type("Ann\n")
    #expect(log.value == ["submit Ann"])
    #expect(host.graph.focus.focused == nil)
  }

  /// Documented since iOS 15, for formats and formatters; iOS 14 is remembered to have waited for the return key.
  @Test func aValueFollowsWhatIsTyped() throws {
    let host = TestHost(Form(log: log))
    let field = try #require(host.nodes.compactMap { $0 as? TextInputNode }.last)
    host.tap(at: CGPoint(x: field.rootFrame.midX, y: field.rootFrame.midY))
    #expect(field.string == "3")
    host.type("5")
    #expect(host.text("amount 35") != nil)
    host.type("00")
    #expect(field.string == "3500")
    host.type("\n")
    #expect(field.string == "3,500")
  }

  @Test func whatIsNoValueLeavesTheValueAndGoesAtTheEndOfEditing() throws {
    let host = TestHost(Form(log: log))
    let field = try #require(host.nodes.compactMap { $0 as? TextInputNode }.last)
    host.tap(at: CGPoint(x: field.rootFrame.midX, y: field.rootFrame.midY))
    host.graph.deleteBackward()
    host.settle()
    #expect(field.string.isEmpty)
    #expect(host.text("amount 3") != nil)
    host.type("\n")
    #expect(field.string == "3")
  }

  @Test func aValueIsTypedWhereTheInsertionPointStands() throws {
    let host = TestHost(Form(log: log))
    let field = try #require(host.nodes.compactMap { $0 as? TextInputNode }.last)
    host.tap(at: CGPoint(x: field.rootFrame.midX, y: field.rootFrame.midY))
    field.select(0..<0)
    host.type("1")
    host.settle()
    host.type("2")
    #expect(field.string == "123")
    #expect(host.text("amount 123") != nil)
  }

  @Test func theEndOfEditingWritesNothing() throws {
    let writes = Box<[Int]>([])
    let host = TestHost(
      TextField(
        "Amount",
        value: Binding(get: { writes.value.last ?? 1 }, set: { writes.value.append($0) }),
        format: .number))
    host.focusFirstField()
    host.type("2")
    host.type("\n")
    #expect(writes.value == [12])
  }

  @Test func anEmptyTextIsNoOptionalValue() {
    let value = Box<Int?>(7)
    let binding = Binding(get: { value.value }, set: { value.value = $0 })
    let fields: [TextField<Text>] = [
      TextField("Amount", value: binding, format: .number),
      TextField("Amount", value: binding, formatter: NumberFormatter()),
    ]
    for field in fields {
      value.value = 7
      let host = TestHost(field)
      host.focusFirstField()
      host.graph.deleteBackward()
      host.settle()
      #expect(value.value == nil)
      host.type("8")
      #expect(value.value == 8)
    }
  }

  @Test func aFormatterLeavesTheValueWhereItCannotRead() {
    let value = Box<Double?>(7)
    let host = TestHost(
      TextField(
        "Amount", value: Binding(get: { value.value }, set: { value.value = $0 }),
        formatter: NumberFormatter()))
    host.first(TextInputNode.self)?.setText("seven")
    #expect(value.value == 7)
  }

  @Test func plainFieldIs22PointsHighAndGreedy() throws {
    let host = TestHost(Form(log: log))
    let field = try #require(host.first(TextInputNode.self))
    #expect(field.size == CGSize(width: 390, height: 22))
  }

  @Test func borderedFieldIs34PointsHigh() throws {
    let host = TestHost(Form(log: log).textFieldStyle(.roundedBorder))
    let field = try #require(host.first(TextInputNode.self))
    #expect(field.size == CGSize(width: 390, height: 34))
    #expect(host.frame(ofText: "Name").minX == 7)
  }

  @Test func accessibilityTellsPlaceholderAndValue() throws {
    let host = TestHost(Form(log: log))
    let field = try #require(host.element(.textField))
    #expect(field.placeholderValue == "Name")
    #expect(field.value == "Name")
    host.focusFirstField()
    host.type("Ann")
    #expect(host.element(.textField)?.value == "Ann")
  }

  @Test func promptIsThePlaceholderAndTheTitleTheLabel() throws {
    let host = TestHost(TextField("Name", text: .constant(""), prompt: Text("Ann")))
    let field = try #require(host.element(.textField))
    #expect(field.placeholderValue == "Ann")
    #expect(field.label == "Name")
  }

  @Test func secureFieldShowsBullets() throws {
    let host = TestHost(SecureField("Password", text: .constant("abc")))
    #expect(host.text("•••") != nil)
    #expect(host.element(.secureTextField)?.value == "•••")
  }

  struct Login: View {
    @State var name = ""
    @State var password = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        Text("secret \(password)")
        Button("Fill") { password = "filled" }
      }
    }
  }

  @Test func theFirstCharacterTakesThePlaceOfASecret() {
    let host = TestHost(Login())
    host.tap("Password")
    host.type("a")
    host.type("b")
    #expect(host.text("secret ab") != nil)
    host.tap("Name")
    host.tap("••")
    #expect(host.text("secret ab") != nil)
    host.type("c")
    host.type("d")
    #expect(host.text("secret cd") != nil)
    host.tap("Name")
    host.tap("••")
    host.graph.deleteBackward()
    host.settle()
    #expect(host.text("secret ") != nil)
  }

  @Test func aSecretThatTheAppSetsIsTypedOn() {
    let host = TestHost(Login())
    host.tap("Password")
    host.type("a")
    host.tap("Name")
    host.tap("•")
    host.tap("Fill")
    host.type("!")
    #expect(host.text("secret filled!") != nil)
  }

  @Test func disabledFieldIsNotFocused() {
    let host = TestHost(Form(log: log).disabled(true))
    host.focusFirstField()
    #expect(host.graph.focus.focused == nil)
  }

  @Test func editorTakesNewLinesAndAllTheRoom() throws {
    let box = Box("")
    let host = TestHost(
      TextEditor(text: Binding(get: { box.value }, set: { box.value = $0 })))
    let editor = try #require(host.first(TextInputNode.self))
    #expect(editor.size == CGSize(width: 390, height: 844))
    host.focusFirstField()
    host.type("a\nb")
    #expect(box.value == "a\nb")
    #expect(host.element(.textView)?.value == "a\nb")
  }

  @Test func oldCallbacksAreCalled() {
    let host = TestHost(
      TextField("A", text: .constant("")) {
        log.value.append("editing \($0)")
      } onCommit: {
        log.value.append("commit")
      })
    host.focusFirstField()
    host.type("\n")
    #expect(log.value == ["editing true", "commit", "editing false"])
  }

  struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text(">")
        configuration
      }
    }
  }

  @Test func customStyleWrapsTheField() {
    let host = TestHost(Form(log: log).textFieldStyle(Boxed()))
    #expect(host.text(">") != nil)
    host.focusFirstField()
    host.type("Ann")
    #expect(host.text("Hello Ann") != nil)
  }

  @Test func textStandsAsItsAlignmentWants() {
    for (alignment, part) in [(TextAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1)] {
      let host = TestHost(
        TextField("", text: .constant("abc")).multilineTextAlignment(alignment)
          .frame(width: 200), size: CGSize(width: 200, height: 40))
      let frame = host.frame(ofText: "abc")
      #expect(abs(frame.minX - part * (200 - frame.width)) < 0.5)
    }
  }

  @Test func insertionPointFollowsTheText() {
    let host = TestHost(
      TextField("", text: .constant("abc")).frame(width: 200), size: CGSize(width: 200, height: 40))
    #expect(host.canvas.items.count == 1)
    _ = host.focusFirstField()
    host.settle()
    guard case .fill(let path, _, _) = host.canvas.items.last else {
      Issue.record("no insertion point drawn")
      return
    }
    #expect(abs(path.boundingBox.minX - host.frame(ofText: "abc").maxX) < 0.5)
  }
}
