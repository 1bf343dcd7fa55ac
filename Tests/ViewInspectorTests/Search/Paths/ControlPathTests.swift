import SwiftUI
import ViewInspector
import XCTest

/// Where a search finds controls and their labels.
@MainActor
final class ControlPathTests: XCTestCase {
  private let flag = Binding(wrappedValue: false)
  private let number = Binding(wrappedValue: 0.0)
  private let count = Binding(wrappedValue: 0)
  private let string = Binding(wrappedValue: "")
  private let date = Binding(wrappedValue: Date(timeIntervalSince1970: 0))

  func testButtons() {
    let sut = Group {
      Button {
      } label: {
        AnyView(Text("a"))
      }
    }
    assertPath("group().button(0)", to: ViewType.Button.self, in: sut)
    assertPath("group().button(0).labelView().anyView().text()", toText: "a", in: sut)
    assertPath("anyView().editButton()", to: ViewType.EditButton.self, in: AnyView(EditButton()))
    let link = AnyView(Link(destination: URL(fileURLWithPath: "/")) { Text("a") })
    assertPath("anyView().link()", to: ViewType.Link.self, in: link)
    assertPath("anyView().link().labelView().text()", toText: "a", in: link)
  }

  func testMenus() {
    let sut = AnyView(
      Menu {
        HStack { Text("a") }
        Text("b")
      } label: {
        VStack { Text("c") }
      })
    assertPath("anyView().menu()", to: ViewType.Menu.self, in: sut)
    assertPath("anyView().menu().hStack(0).text(0)", toText: "a", in: sut)
    assertPath("anyView().menu().labelView().vStack().text(0)", toText: "c", in: sut)
    let group = AnyView(
      ControlGroup {
        Spacer()
        Divider()
      })
    assertPath("anyView().controlGroup().spacer(0)", to: ViewType.Spacer.self, in: group)
    assertPath("anyView().controlGroup().divider(1)", to: ViewType.Divider.self, in: group)
  }

  func testSwitchesAndRanges() {
    let toggle = AnyView(Toggle(isOn: flag) { AnyView(Text("a")) })
    assertPath("anyView().toggle()", to: ViewType.Toggle.self, in: toggle)
    assertPath("anyView().toggle().labelView().anyView().text()", toText: "a", in: toggle)
    let slider = AnyView(Slider(value: number) { AnyView(Text("a")) })
    assertPath("anyView().slider()", to: ViewType.Slider.self, in: slider)
    assertPath("anyView().slider().labelView().anyView().text()", toText: "a", in: slider)
    let stepper = AnyView(Stepper(value: count) { Text("a") })
    assertPath("anyView().stepper()", to: ViewType.Stepper.self, in: stepper)
    assertPath("anyView().stepper().labelView().text()", toText: "a", in: stepper)
    let progress = AnyView(
      ProgressView(value: 0.5) {
        AnyView(Text("a"))
      } currentValueLabel: {
        Text("b")
      })
    assertPath("anyView().progressView()", to: ViewType.ProgressView.self, in: progress)
    assertPath("anyView().progressView().labelView().anyView().text()", toText: "a", in: progress)
    assertPath(
      "anyView().progressView().currentValueLabelView().text()", toText: "b", in: progress)
  }

  func testPickers() {
    let picker = AnyView(
      Picker(selection: count) {
        Text("a")
        Text("b")
      } label: {
        Text("c")
      })
    assertPath("anyView().picker()", to: ViewType.Picker.self, in: picker)
    assertPath("anyView().picker().text(0)", toText: "a", in: picker)
    assertPath("anyView().picker().text(1)", toText: "b", in: picker)
    assertPath("anyView().picker().labelView().text()", toText: "c", in: picker)
    let dates = AnyView(DatePicker("a", selection: date))
    assertPath("anyView().datePicker()", to: ViewType.DatePicker.self, in: dates)
    assertPath("anyView().datePicker().labelView().text()", toText: "a", in: dates)
    let colors = Group {
      ColorPicker(selection: Binding(wrappedValue: Color.red)) { HStack { Text("a") } }
    }
    assertPath("group().colorPicker(0)", to: ViewType.ColorPicker.self, in: colors)
    assertPath("group().colorPicker(0).labelView().hStack().text(0)", toText: "a", in: colors)
  }

  func testFields() {
    let field = AnyView(TextField("a", text: string, prompt: Text("b")))
    assertPath("anyView().textField()", to: ViewType.TextField.self, in: field)
    assertPath("anyView().textField().labelView().text()", toText: "a", in: field)
    assertPath("anyView().textField().prompt().text()", toText: "b", in: field)
    let secret = AnyView(SecureField("a", text: string))
    assertPath("anyView().secureField()", to: ViewType.SecureField.self, in: secret)
    assertPath("anyView().secureField().labelView().text()", toText: "a", in: secret)
    assertPath(
      "anyView().textEditor()", to: ViewType.TextEditor.self, in: AnyView(TextEditor(text: string)))
  }

  func testLabels() {
    let label = HStack {
      Label {
        Text("a")
      } icon: {
        Image("i", label: Text("b"))
      }
    }
    assertPath("hStack().label(0)", to: ViewType.Label.self, in: label)
    assertPath("hStack().label(0).title().text()", toText: "a", in: label)
    assertPath("hStack().label(0).icon().image().labelView().text()", toText: "b", in: label)
    let second = Group {
      EmptyView()
      Label("a", image: "i")
    }
    assertPath("group().label(1)", to: ViewType.Label.self, in: second)
    let labeled = AnyView(
      LabeledContent {
        Text("a")
        AnyView(Text("b"))
      } label: {
        Label("c", image: "i")
      })
    assertPath("anyView().labeledContent().anyView(1).text()", toText: "b", in: labeled)
    assertPath(
      "anyView().labeledContent().labelView().label().title().text()", toText: "c", in: labeled)
    let image = AnyView(Image("i", label: Text("a")))
    assertPath("anyView().image()", to: ViewType.Image.self, in: image)
    assertPath("anyView().image().labelView().text()", toText: "a", in: image)
  }

  func testBoxes() {
    let box = AnyView(GroupBox { Text("a") })
    assertPath("anyView().groupBox()", to: ViewType.GroupBox.self, in: box)
    assertPath("anyView().groupBox().text(0)", toText: "a", in: box)
    let disclosure = DisclosureGroup {
      Text("a")
      Text("b")
    } label: {
      Spacer()
    }
    assertPath("disclosureGroup().labelView().spacer()", to: ViewType.Spacer.self, in: disclosure)
    assertPath("disclosureGroup().text(1)", toText: "b", in: disclosure)
  }

  func testShareLinks() throws {
    let url = try XCTUnwrap(URL(string: "https://example.org"))
    assertPath(
      "anyView().shareLink().labelView().text()", toText: "a",
      in: AnyView(ShareLink("a", item: url))
    )
    let sut = AnyView(
      ShareLink(item: url, subject: Text("b"), message: Text("c")) { HStack { Text("d") } })
    assertPath("anyView().shareLink().labelView().hStack().text(0)", toText: "d", in: sut)
    assertPath("anyView().shareLink().subjectView()", toText: "b", in: sut)
    assertPath("anyView().shareLink().messageView()", toText: "c", in: sut)
  }
}
