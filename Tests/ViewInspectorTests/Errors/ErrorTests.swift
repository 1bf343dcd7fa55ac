import SwiftUI
import ViewInspector
import XCTest

/// What inspection says when it cannot go on.
final class ErrorTests: XCTestCase {
  private func message(_ body: @autoclosure () throws -> Any) -> String {
    do {
      _ = try body()
      return ""
    } catch {
      return error.localizedDescription
    }
  }

  final class Store: ObservableObject {}

  struct NeedsStore: View {
    @EnvironmentObject var store: Store
    var body: some View { Text("\(ObjectIdentifier(store).hashValue)") }
  }

  func testMissingEnvironmentObject() throws {
    let text = #"NeedsStore is missing EnvironmentObjects: ["store: Store"]"#
    XCTAssertEqual(message(try NeedsStore().inspect().text()), text)
    XCTAssertEqual(
      message(try VStack { NeedsStore() }.inspect().vStack().view(NeedsStore.self, 0).actualView()),
      text)
    XCTAssertEqual(
      message(try VStack { NeedsStore() }.inspect().find(button: "x")),
      "Search did not find a match. Possible blockers: \(text)")
  }

  func testIndices() throws {
    let stack = try HStack {
      Text("a"); Text("b")
    }.inspect().hStack()
    XCTAssertEqual(
      message(try stack.text(2)), "Enclosed view index '2' is out of bounds: '0 ..< 2'")
    XCTAssertEqual(
      message(try stack.text(-1)), "Enclosed view index '-1' is out of bounds: '0 ..< 2'")
    XCTAssertEqual(
      message(try AnyView(Text("")).inspect().anyView().text(1)),
      "Enclosed view index '1' is out of bounds: '0 ..< 1'")
    XCTAssertEqual(
      message(try AnyView(TupleView((Text("a"), Text("b")))).inspect().anyView().text()),
      "Unable to extract Text: please specify its index inside parent view")
  }

  func testTypes() throws {
    XCTAssertEqual(
      message(try AnyView(Spacer()).inspect().anyView().text()),
      "anyView().text() found Spacer instead of Text")
    XCTAssertEqual(
      message(
        try HStack {
          Text(""); AnyView(VStack {})
        }.inspect().hStack().anyView(1).zStack()),
      "hStack().anyView(1).zStack() found VStack instead of ZStack")
    XCTAssertEqual(
      message(try Text("").inspect().view(NeedsStore.self)),
      "view(NeedsStore.self) found Text instead of NeedsStore")
    XCTAssertEqual(
      message(try HStack { Text("") }.inspect().hStack().view(EmptyView.self, 0)),
      "Please replace .view(EmptyView.self) inspection call with .emptyView(0)")
  }

  func testAbsence() throws {
    let flag = false
    let sut = HStack { if flag { Text("a") } }
    XCTAssertEqual(message(try sut.inspect().hStack().text(0)), "View for Optional<Text> is absent")
    XCTAssertTrue(try sut.inspect().hStack()[0].isAbsent)
  }

  func testUnresponsiveControls() throws {
    XCTAssertEqual(
      message(try Button("") {}.disabled(true).inspect().button().tap()),
      "Button is unresponsive: it is disabled")
    XCTAssertEqual(
      message(
        try VStack { HStack { Button("") {} }.hidden() }.inspect().vStack().hStack(0).button(0)
          .tap()),
      "Button is unresponsive: vStack().hStack(0) is hidden")
    XCTAssertEqual(
      message(
        try VStack { Toggle("", isOn: Binding(wrappedValue: true)) }.allowsHitTesting(false)
          .inspect().vStack().toggle(0).tap()),
      "Toggle is unresponsive: it has allowsHitTesting set to false")
    XCTAssertEqual(
      message(
        try TextField("", text: Binding(wrappedValue: "")).disabled(true).inspect().textField()
          .setInput("x")),
      "TextField is unresponsive: it is disabled")
  }

  func testSearches() throws {
    let sut = VStack {
      Text("a"); Text("b")
    }
    XCTAssertEqual(message(try sut.inspect().find(text: "c")), "Search did not find a match")
    XCTAssertEqual(
      message(try sut.inspect().find(ViewType.Text.self, skipFound: 2)),
      "Search did only find 2 matches")
    XCTAssertEqual(
      message(try sut.inspect().find(text: "a").find(ViewType.HStack.self, relation: .parent)),
      "Search did not find a match")
  }

  func testPickers() throws {
    let sut = try Picker("", selection: Binding<Int?>(wrappedValue: nil)) {}.inspect().picker()
    XCTAssertEqual(
      message(try sut.select(value: 3)),
      "select(value:) expected a value of type Optional<Int> but received Int")
    XCTAssertEqual(
      message(try sut.selectedValue(String.self)),
      "selectedValue(_:) expected a value of type Optional<Int> but received String")
  }

  func testNavigation() throws {
    let link = try NavigationLink(destination: Text("x")) { Text("go") }.inspect().navigationLink()
    XCTAssertEqual(
      message(try link.isActive()),
      "Please use `NavigationLink(destination:, tag:, selection:)` if you need to access the state "
        + "value for reading or writing.")
    XCTAssertEqual(
      message(try link.value(Int.self)),
      "Optional<NavigationLinkPresentedValue> does not have 'some' attribute")
    let inactive = NavigationLink(
      destination: Text("x"), isActive: Binding(wrappedValue: false)
    ) { Text("go") }
    XCTAssertEqual(
      message(try inactive.inspect().navigationLink().text()),
      "View for NavigationLink's destination is absent")
    XCTAssertEqual(
      message(try EmptyView().navigationTitle("x").inspect().emptyView().navigationTitle()),
      "navigationTitle() is only supported with a Binding<String> parameter.")
  }

  func testColorsAndTexts() throws {
    XCTAssertEqual(
      message(try Color.accentColor.inspect().color().rgba()), "RGBA values are not available")
    XCTAssertEqual(
      message(try Color.red.inspect().color().name()), "Color name is not available")
    XCTAssertEqual(
      message(try Text("").inspect().text().font() as Any),
      "Please use .attributes().font() for inspecting Font on a Text")
    XCTAssertEqual(
      message(try (Text("a").bold() + Text("b")).inspect().text().attributes().isBold()),
      "Modifier 'bold' is applied only to a subrange")
    XCTAssertEqual(
      message(try Text("a").inspect().text().attributes()[5..<9].isBold()), "Invalid text range")
    XCTAssertEqual(
      message(try Font.title.size()), "Font does not have 'size' attribute")
    XCTAssertEqual(
      message(
        try Text(Date(timeIntervalSinceReferenceDate: 0), style: .timer).inspect().text().string()),
      "Inspection of formatted Date is currently not supported")
    XCTAssertEqual(
      message(try Menu("") {}.inspect().menu().callPrimaryAction()),
      "Menu does not have 'primaryAction' attribute")
  }
}
