import AxtReleased
import Foundation
import SwiftUI
import Testing

/// The modifiers as builds for release have them: app code compiles, and its views stay as they are.
@MainActor
@Suite struct ReleaseTests {
  private struct Content: View {
    @State private var isOn = false
    @State private var name = ""

    var body: some View {
      VStack {
        Toggle("Show", isOn: $isOn).testId("toggle", type: .toggle)
        TextField("Name", text: $name).testId("field", type: .textField, label: "Name")
        Button("Tap") {}.testData(type: .button, value: 1)
        NavigationLink("More", destination: Text("More")).testId("link", type: .navigationLink)
      }
      .testId("content")
    }
  }

  @Test func eachModifierGivesTheViewItself() {
    let text = Text("x")
    #expect(type(of: text.testId("a")) == Text.self)
    #expect(type(of: text.testId("a", label: "l", value: 1) {}) == Text.self)
    #expect(type(of: text.testId("a", type: .text)) == Text.self)
    #expect(type(of: text.testId(insert: "a", when: false, value: 1)) == Text.self)
    #expect(type(of: text.testData()) == Text.self)
    #expect(type(of: text.testData(value: 1, setValue: { _ in })) == Text.self)
    #expect(type(of: text.testData(type: .text)) == Text.self)
    #expect(type(of: text.hostAxtSheet()) == Text.self)
  }

  @Test func theTreeOfAScreenIsUnchanged() {
    typealias Row = TupleView<
      (Toggle<Text>, TextField<Text>, Button<Text>, NavigationLink<Text, Text>)
    >
    #expect(type(of: Content().body) == VStack<Row>.self)
  }

  @Test func valuesAndActionsAreNotTouched() {
    var reads = 0
    var value: Int {
      reads += 1
      return reads
    }
    _ = Text("x").testId("a", value: value, action: { reads += 10 }, setValue: { _ in reads += 10 })
    #expect(reads == 1, "arguments are evaluated, closures never run")
  }

  /// It is the compiler that finds one missing.
  @Test func theKindsOfControlsAreThere() {
    func kinds<V: View>(_: V.Type) -> [Any] {
      [
        NativeView<V, ButtonModifier<V>>.button,
        NativeView<V, ToggleModifier<V>>.toggle,
        NativeView<V, NavigationLinkModifier<V>>.navigationLink,
        NativeView<V, TextFieldModifier<V>>.textField,
        NativeView<V, TextModifier<V>>.text,
        NativeView<V, SliderModifier<V>>.slider,
        NativeView<V, StepperModifier<V>>.stepper,
        NativeView<V, PickerModifier<V>>.picker,
        NativeView<V, DatePickerModifier<V>>.datePicker,
        NativeView<V, ColorPickerModifier<V>>.colorPicker,
        NativeView<V, SecureFieldModifier<V>>.secureField,
        NativeView<V, TextEditorModifier<V>>.textEditor,
        NativeView<V, MenuModifier<V>>.menu,
        NativeView<V, DisclosureGroupModifier<V>>.disclosureGroup,
        NativeView<V, LinkModifier<V>>.link,
      ]
    }
    #expect(Set(kinds(Text.self).map { "\(type(of: $0))" }).count == 15, "each is one of its own")
  }

  /// A modifier of the app's own needs nothing but its content.
  private struct OwnModifier<Content: View>: Modifier {}

  @Test func theDataTypesAreThere() {
    _ = NativeView<Text, OwnModifier<Text>>(base: OwnModifier())
    let node = Axt(id: "a", nodeId: UUID())
    var nodes = [node]
    AxtPreferenceKey.reduce(value: &nodes) { [node] }
    #expect(nodes == [node])
    #expect(AxtPreferenceKey.defaultValue.isEmpty)
  }

  @Test func nothingForTestsIsThere() {
    for name in ["AxtTest", "AxtNode", "Exposure", "ExposureTree", "WaitClock"] {
      #expect(NSClassFromString("AxtReleased.\(name)") == nil)
    }
  }
}
