import Combine
import SwiftUI
import ViewInspector
import XCTest

/// State of views that nobody hosts, which lives as long as what `inspect()` gave.
@MainActor
final class UnhostedStateTests: XCTestCase {
  struct Switch: View {
    @State private var isOn = false
    var body: some View {
      Button(isOn ? "True" : "False") { isOn.toggle() }
    }
  }

  final class Model: ObservableObject {
    @Published var count = 0
  }

  struct Counter: View {
    @StateObject private var model = Model()
    var body: some View { Button("\(model.count)") { model.count += 1 } }
  }

  struct Screen: View {
    @State var name = ""
    var body: some View {
      VStack {
        Switch()
        Switch()
        Child(name: $name)
        Text("Name: \(name)")
      }
    }
  }

  struct Child: View {
    @Binding var name: String
    var body: some View { TextField("", text: $name) }
  }

  func testATapIsSeenByLaterReads() throws {
    let view = try Switch().inspect()
    try view.find(button: "False").tap()
    XCTAssertNoThrow(try view.find(text: "True"))
    XCTAssertNoThrow(try view.button().labelView().text())
    XCTAssertEqual(try view.button().labelView().text().string(), "True")
    XCTAssertEqual(try view.view(Switch.self).find(ViewType.Text.self).string(), "True")
    try view.button().tap()
    XCTAssertNoThrow(try view.find(text: "False"))
  }

  func testANewInspectionBeginsAnew() throws {
    let sut = Switch()
    try sut.inspect().button().tap()
    XCTAssertNoThrow(try sut.inspect().find(text: "False"))
  }

  func testViewsInsideKeepTheirOwnState() throws {
    let view = try Screen().inspect()
    try view.vStack().view(Switch.self, 1).button().tap()
    XCTAssertEqual(
      view.findAll(Switch.self).compactMap { try? $0.find(ViewType.Text.self).string() },
      ["False", "True"])
    try view.find(ViewType.TextField.self).setInput("Ann")
    XCTAssertNoThrow(try view.find(text: "Name: Ann"))
    XCTAssertEqual(try view.view(Screen.self).actualView().name, "Ann")
  }

  func testObjectsOfViewsAreKept() throws {
    let view = try Counter().inspect()
    try view.button().tap()
    try view.button().tap()
    XCTAssertNoThrow(try view.find(button: "2"))
  }
}
