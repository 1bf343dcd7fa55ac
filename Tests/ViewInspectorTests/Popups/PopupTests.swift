import SwiftUI
import ViewInspector
import XCTest

final class PopupTests: XCTestCase {
  func testSheet() throws {
    let isPresented = Binding(wrappedValue: false)
    var dismissals = 0
    func sut() -> some View {
      EmptyView().sheet(isPresented: isPresented, onDismiss: { dismissals += 1 }) { Text("in") }
    }
    XCTAssertThrowsError(try sut().inspect().emptyView().sheet()) {
      XCTAssertEqual($0.localizedDescription, "View for Sheet is absent")
    }
    isPresented.wrappedValue = true
    XCTAssertEqual(try sut().inspect().emptyView().sheet().text().string(), "in")
    XCTAssertEqual(
      try sut().inspect().find(text: "in").pathToRoot, "emptyView().sheet().text()")
    try sut().inspect().emptyView().sheet().dismiss()
    XCTAssertFalse(isPresented.wrappedValue)
    XCTAssertEqual(dismissals, 1)
    XCTAssertThrowsError(try EmptyView().inspect().emptyView().sheet()) {
      XCTAssertEqual($0.localizedDescription, "EmptyView does not have 'sheet' modifier")
    }
  }

  func testAlert() throws {
    let isPresented = Binding(wrappedValue: true)
    var taps = 0
    let sut = EmptyView().alert("Title", isPresented: isPresented) {
      Button("No") {}
      Button("Yes") { taps += 1 }
    } message: {
      HStack { Text("Message") }
    }
    let alert = try sut.inspect().emptyView().alert()
    XCTAssertEqual(try alert.title().string(), "Title")
    XCTAssertEqual(try alert.message().hStack().text(0).string(), "Message")
    try alert.actions().button(1).tap()
    XCTAssertEqual(taps, 1)
    XCTAssertEqual(
      try sut.inspect().find(text: "Title").pathToRoot, "emptyView().alert().title()")
    XCTAssertEqual(
      try sut.inspect().find(text: "Message").pathToRoot,
      "emptyView().alert().message().hStack().text(0)")
    XCTAssertEqual(
      try sut.inspect().find(text: "Yes").pathToRoot,
      "emptyView().alert().actions().button(1).labelView().text()")
    try alert.dismiss()
    XCTAssertFalse(isPresented.wrappedValue)
  }

  struct InspectableSheet<Sheet: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)?
    let popupBuilder: () -> Sheet

    func body(content: Self.Content) -> some View {
      content.sheet(isPresented: isPresented, onDismiss: onDismiss, content: popupBuilder)
    }
  }

  func testPresentersOfTheApp() throws {
    let isPresented = Binding(wrappedValue: true)
    let sut = EmptyView().modifier(
      InspectableSheet(isPresented: isPresented, onDismiss: nil) { Text("in") })
    XCTAssertEqual(try sut.inspect().emptyView().sheet().text().string(), "in")
    XCTAssertEqual(
      try sut.inspect().find(text: "in").pathToRoot, "emptyView().sheet().text()")
  }
}

extension PopupTests.InspectableSheet: PopupPresenter {}
