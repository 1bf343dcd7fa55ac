import SwiftUI
import ViewInspector
import XCTest

/// Alerts and action sheets of the older kind, as they are and behind modifiers of the app's own.
final class LegacyPopupTests: XCTestCase {
  struct InspectableAlert: ViewModifier {
    let isPresented: Binding<Bool>
    let popupBuilder: () -> Alert

    func body(content: Self.Content) -> some View {
      content.alert(isPresented: isPresented, content: popupBuilder)
    }
  }

  struct InspectableActionSheet<Item: Identifiable>: ViewModifier {
    let item: Binding<Item?>
    let popupBuilder: (Item) -> ActionSheet

    func body(content: Self.Content) -> some View {
      content.actionSheet(item: item, content: popupBuilder)
    }
  }

  func testAlert() throws {
    let isPresented = Binding(wrappedValue: true)
    var events: [String] = []
    let sut = EmptyView().modifier(
      InspectableAlert(isPresented: isPresented) {
        Alert(
          title: Text("Title"), message: Text("Message"),
          primaryButton: .destructive(Text("Delete")) {
            events.append("delete \(isPresented.wrappedValue)")
          },
          secondaryButton: .cancel(Text("Keep")))
      })
    let alert = try sut.inspect().emptyView().alert()
    XCTAssertEqual(try alert.title().string(), "Title")
    XCTAssertEqual(try alert.message().text().string(), "Message")
    XCTAssertEqual(try alert.primaryButton().style(), .destructive)
    XCTAssertEqual(try alert.primaryButton().labelView().string(), "Delete")
    XCTAssertEqual(try alert.secondaryButton().style(), .cancel)
    XCTAssertEqual(
      try alert.primaryButton().labelView().pathToRoot,
      "emptyView().alert().primaryButton().labelView()")
    XCTAssertEqual(
      try sut.inspect().find(text: "Keep").pathToRoot,
      "emptyView().alert().secondaryButton().labelView()")
    XCTAssertEqual(
      try sut.inspect().find(text: "Message").pathToRoot, "emptyView().alert().message().text()")
    try alert.primaryButton().tap()
    XCTAssertEqual(events, ["delete false"])
    XCTAssertFalse(isPresented.wrappedValue)
    XCTAssertThrowsError(try sut.inspect().emptyView().alert()) {
      XCTAssertEqual($0.localizedDescription, "View for Alert is absent")
    }
  }

  func testAlertWithOneButton() throws {
    let sut = EmptyView().alert(isPresented: Binding(wrappedValue: true)) {
      Alert(title: Text("Title"))
    }
    let alert = try sut.inspect().emptyView().alert()
    XCTAssertThrowsError(try alert.message()) {
      XCTAssertEqual($0.localizedDescription, "View for message is absent")
    }
    XCTAssertThrowsError(try alert.secondaryButton()) {
      XCTAssertEqual($0.localizedDescription, "View for secondaryButton is absent")
    }
    try alert.dismiss()
    XCTAssertThrowsError(try EmptyView().inspect().emptyView().alert()) {
      XCTAssertEqual($0.localizedDescription, "EmptyView does not have 'alert' modifier")
    }
  }

  struct Item: Identifiable { let id: Int }

  func testActionSheet() throws {
    let item = Binding<Item?>(wrappedValue: Item(id: 7))
    var taps = 0
    let sut = EmptyView().modifier(
      InspectableActionSheet(item: item) { item in
        ActionSheet(
          title: Text("Title \(item.id)"), message: Text("Message"),
          buttons: [.default(Text("First")) { taps += 1 }, .destructive(Text("Second")), .cancel()])
      })
    let sheet = try sut.inspect().emptyView().actionSheet()
    XCTAssertEqual(try sheet.title().string(), "Title 7")
    XCTAssertEqual(try sheet.message().string(), "Message")
    XCTAssertEqual(try sheet.button(1).style(), .destructive)
    XCTAssertEqual(try sheet.button(2).style(), .cancel)
    XCTAssertEqual(
      try sut.inspect().find(text: "Second").pathToRoot,
      "emptyView().actionSheet().button(1).labelView()")
    XCTAssertEqual(
      try sut.inspect().find(text: "Message").pathToRoot, "emptyView().actionSheet().message()")
    XCTAssertThrowsError(try sheet.button(3)) {
      XCTAssertEqual($0.localizedDescription, "View for button at index 3 is absent")
    }
    try sheet.button(0).tap()
    XCTAssertEqual(taps, 1)
    XCTAssertNil(item.wrappedValue)
    XCTAssertThrowsError(try sut.inspect().emptyView().actionSheet()) {
      XCTAssertEqual($0.localizedDescription, "View for ActionSheet is absent")
    }
  }

  func testDialog() throws {
    let isPresented = Binding(wrappedValue: true)
    let sut = Group {
      EmptyView()
      Text("x")
        .confirmationDialog("First", isPresented: isPresented) { Text("a") }
        .confirmationDialog("Second", isPresented: isPresented, titleVisibility: .hidden) {
          Text("b")
          Button("c") {}
        } message: {
          Text("m")
          Text("n")
        }
    }
    XCTAssertEqual(
      try sut.inspect().find(text: "n").pathToRoot,
      "group().text(1).confirmationDialog(1).message().text(1)")
    XCTAssertEqual(
      try sut.inspect().find(text: "First").pathToRoot,
      "group().text(1).confirmationDialog().title()")
    let dialog = try sut.inspect().group().text(1).confirmationDialog(1)
    XCTAssertEqual(try dialog.titleVisibility(), .hidden)
    XCTAssertEqual(try dialog.actions().button(1).labelView().text().string(), "c")
    try dialog.dismiss()
    XCTAssertThrowsError(try sut.inspect().group().text(1).confirmationDialog()) {
      XCTAssertEqual($0.localizedDescription, "View for ConfirmationDialog is absent")
    }
  }

  func testCoversAreSearchedAsSheets() throws {
    let isPresented = Binding(wrappedValue: true)
    let sut = EmptyView()
      .sheet(isPresented: isPresented) { Text("a") }
      .fullScreenCover(isPresented: isPresented) { Text("b") }
      .popover(isPresented: isPresented, arrowEdge: .leading) { Text("c") }
    XCTAssertEqual(try sut.inspect().find(text: "a").pathToRoot, "emptyView().sheet().text()")
    XCTAssertEqual(try sut.inspect().find(text: "b").pathToRoot, "emptyView().sheet(1).text()")
    XCTAssertEqual(
      try sut.inspect().emptyView().fullScreenCover().text().pathToRoot,
      "emptyView().fullScreenCover().text()")
    let popover = try sut.inspect().emptyView().popover()
    XCTAssertEqual(try popover.text().pathToRoot, "emptyView().popover().text()")
    XCTAssertEqual(try popover.arrowEdge(), .leading)
    XCTAssertEqual(try popover.attachmentAnchor(), .rect(.bounds))
    try popover.dismiss()
    XCTAssertFalse(isPresented.wrappedValue)
  }
}

extension LegacyPopupTests.InspectableAlert: PopupPresenter {}
extension LegacyPopupTests.InspectableActionSheet: ItemPopupPresenter {}
