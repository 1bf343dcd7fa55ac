import SwiftUI
import ViewInspector
import XCTest

final class ControlTests: XCTestCase {
  func testToggle() throws {
    let isOn = Binding(wrappedValue: false)
    let sut = Toggle(isOn: isOn) { Text("Title") }
    XCTAssertFalse(try sut.inspect().toggle().isOn())
    try sut.inspect().toggle().tap()
    XCTAssertTrue(isOn.wrappedValue)
    XCTAssertEqual(try sut.inspect().toggle().labelView().text().string(), "Title")
  }

  func testTextFields() throws {
    let text = Binding(wrappedValue: "abc")
    var hasCommitted = false
    let sut = TextField("Title", text: text, onCommit: { hasCommitted = true })
    XCTAssertEqual(try sut.inspect().textField().input(), "abc")
    try sut.inspect().textField().setInput("xyz")
    XCTAssertEqual(text.wrappedValue, "xyz")
    try sut.inspect().textField().callOnCommit()
    XCTAssertTrue(hasCommitted)
    try SecureField("Title", text: text).inspect().secureField().setInput("secret")
    XCTAssertEqual(text.wrappedValue, "secret")
    XCTAssertThrowsError(try sut.disabled(true).inspect().textField().setInput("")) {
      XCTAssertEqual($0.localizedDescription, "TextField is unresponsive: it is disabled")
    }
  }

  func testOtherControls() throws {
    let value = Binding(wrappedValue: 0.5)
    let slider = try Slider(value: value).inspect().slider()
    try slider.setValue(0.75)
    XCTAssertEqual(value.wrappedValue, 0.75)
    XCTAssertEqual(try slider.value(), 0.75)

    let steps = Binding(wrappedValue: 3)
    try Stepper("Steps", value: steps).inspect().stepper().increment()
    XCTAssertEqual(steps.wrappedValue, 4)

    XCTAssertEqual(
      try ProgressView(value: 0.25).inspect().progressView().fractionCompleted(), 0.25)

    let sut = DisclosureGroup("More") { Text("inside") }
    XCTAssertEqual(
      try sut.inspect().find(text: "inside").pathToRoot, "disclosureGroup().text(0)")
    XCTAssertThrowsError(try sut.inspect().disclosureGroup().expand())
  }

  struct HiddenView: View {
    var body: some View {
      VStack {
        Text("a")
        HStack { Button("Tap", action: {}) }.hidden()
        Button("Through", action: {}).allowsHitTesting(false)
      }
    }
  }

  func testUnresponsiveControls() throws {
    let sut = HiddenView()
    XCTAssertThrowsError(try sut.inspect().find(button: "Tap").tap()) {
      XCTAssertEqual(
        $0.localizedDescription,
        "Button is unresponsive: view(HiddenView.self).vStack().hStack(1) is hidden")
    }
    XCTAssertThrowsError(try sut.inspect().find(button: "Through").tap()) {
      XCTAssertEqual(
        $0.localizedDescription,
        "Button is unresponsive: view(HiddenView.self).vStack().button(2) has allowsHitTesting "
          + "set to false")
    }
    XCTAssertThrowsError(
      try Button("", action: {}).disabled(false).disabled(true).inspect().button().tap()
    ) { XCTAssertEqual($0.localizedDescription, "Button is unresponsive: it is disabled") }
    XCTAssertTrue(try sut.inspect().find(text: "a").isResponsive())
    XCTAssertTrue(try sut.inspect().find(text: "Tap").isHidden())
  }
}

/// Text editors with selections and looks.
@MainActor
final class TextEditorTests: XCTestCase {
  func testSelections() throws {
    let string = Binding(wrappedValue: "abc")
    let selection = Binding<TextSelection?>(wrappedValue: nil)
    let sut = try TextEditor(text: string, selection: selection).inspect().textEditor()
    XCTAssertEqual(try sut.input(), "abc")
    XCTAssertNil(try sut.selection())
    let new = TextSelection(insertionPoint: "abc".endIndex)
    try sut.setSelection(new)
    XCTAssertEqual(selection.wrappedValue, new)
    XCTAssertThrowsError(try sut.attributedInput()) {
      XCTAssertEqual(
        $0.localizedDescription, "TextEditor does not have 'attributedText' attribute")
    }
    XCTAssertThrowsError(try TextEditor(text: string).inspect().textEditor().selection())
  }

  func testAttributedTexts() throws {
    let text = Binding(wrappedValue: AttributedString("abc"))
    let selection = Binding(wrappedValue: AttributedTextSelection())
    let sut = try TextEditor(text: text, selection: selection).inspect().textEditor()
    XCTAssertEqual(try sut.attributedInput(), AttributedString("abc"))
    try sut.setInput(AttributedString("d"))
    XCTAssertEqual(text.wrappedValue, AttributedString("d"))
    let new = AttributedTextSelection(insertionPoint: text.wrappedValue.startIndex)
    try sut.setSelection(new)
    XCTAssertEqual(try sut.attributedSelection(), new)
    let disabled = try TextEditor(text: text, selection: selection).disabled(true).inspect()
      .textEditor()
    XCTAssertThrowsError(try disabled.setSelection(new)) {
      XCTAssertEqual($0.localizedDescription, "TextEditor is unresponsive: it is disabled")
    }
  }
}
