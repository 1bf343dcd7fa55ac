import SwiftUI
import ViewInspector
import XCTest

/// Where a search finds what stands in popups.
@MainActor
final class PopupPathTests: XCTestCase {
  private static let on = Binding(wrappedValue: true)

  func testAlerts() {
    let sut = EmptyView().alert(Text("title"), isPresented: Self.on) {
      Button("a") {}
      Button("b") {}
    } message: {
      HStack { Text("message") }
    }
    assertPath("emptyView().alert().title()", toText: "title", in: sut)
    assertPath("emptyView().alert().message().hStack().text(0)", toText: "message", in: sut)
    assertPath(
      "emptyView().alert().actions().button(1)", to: ViewType.Button.self, skipping: 1, in: sut)
    assertPath(
      "emptyView().alert().actions().button(1).labelView().text()", toText: "b", in: sut)
  }

  func testDeprecatedAlerts() throws {
    let sut = AlertFindTestView()
    let start = "view(AlertFindTestView.self).hStack().emptyView(0)"
    assertPath("\(start).alert().title()", toText: "title_1", in: sut)
    assertPath("\(start).alert().message().text()", toText: "message_1", in: sut)
    assertPath("\(start).alert().primaryButton().labelView()", toText: "primary_1", in: sut)
    assertPath("\(start).alert().secondaryButton().labelView()", toText: "secondary_1", in: sut)
    assertPath("\(start).alert(1).title()", toText: "title_3", in: sut)
    assertPath("\(start).alert(1).primaryButton().labelView()", toText: "primary_3", in: sut)
    XCTAssertThrowsError(try sut.inspect().find(text: "title_2"))
    let alert = try sut.inspect().hStack().emptyView(0).alert()
    XCTAssertEqual(try alert.title().pathToRoot, "\(start).alert().title()")
    XCTAssertEqual(
      try EmptyView().alert(isPresented: Self.on) { Alert(title: Text("a"), message: Text("b")) }
        .inspect().emptyView().alert().message().pathToRoot,
      "emptyView().alert().message()")
  }

  func testActionSheets() throws {
    let sut = ActionSheetFindTestView()
    let start = "view(ActionSheetFindTestView.self).hStack().emptyView(0)"
    assertPath("\(start).actionSheet().title()", toText: "title_1", in: sut)
    assertPath("\(start).actionSheet().message()", toText: "message_1", in: sut)
    assertPath("\(start).actionSheet().button(0).labelView()", toText: "cancel_1", in: sut)
    assertPath("\(start).actionSheet().button(1).labelView()", toText: "destroy_1", in: sut)
    assertPath("\(start).actionSheet(1).title()", toText: "title_3", in: sut)
    assertPath("\(start).actionSheet(1).button(0).labelView()", toText: "cancel_3", in: sut)
    let sheet = try EmptyView().actionSheet(isPresented: Self.on) {
      ActionSheet(
        title: Text("a"), message: Text("b"),
        buttons: [.default(Text("c")), .destructive(Text("d")), .cancel(Text("e"))])
    }.inspect().emptyView().actionSheet()
    XCTAssertEqual(try sheet.title().pathToRoot, "emptyView().actionSheet().title()")
    XCTAssertEqual(try sheet.message().pathToRoot, "emptyView().actionSheet().message()")
    XCTAssertEqual(
      try (0..<3).map { try sheet.button($0).labelView().pathToRoot },
      [
        "emptyView().actionSheet().button(0).labelView()",
        "emptyView().actionSheet().button(1).labelView()",
        "emptyView().actionSheet().button(2).labelView()",
      ])
  }

  func testSheets() {
    let sut = SheetFindTestView()
    let start = "view(SheetFindTestView.self).hStack().emptyView(0)"
    assertPath("\(start).sheet().text(0)", toText: "title_1", in: sut)
    assertPath("\(start).sheet().button(1).labelView().text()", toText: "button_1", in: sut)
    assertPath("\(start).sheet(1).text(0)", toText: "title_3", in: sut)
    assertPath("\(start).sheet(1).button(1).labelView().text()", toText: "button_3", in: sut)
    XCTAssertThrowsError(try sut.inspect().find(text: "title_2"))
    let simple = EmptyView().sheet(isPresented: Self.on) {
      Text("a")
      Button("b") {}
    }
    assertPath("emptyView().sheet().button(1)", to: ViewType.Button.self, in: simple)
    assertPath(
      "emptyView().sheet().text()", toText: "a",
      in: EmptyView().sheet(isPresented: Self.on) { Text("a") })
  }

  func testFullScreenCovers() throws {
    let sut = FullScreenCoverFindTestView()
    let start = "view(FullScreenCoverFindTestView.self).hStack().emptyView(0)"
    assertPath("\(start).sheet().text(0)", toText: "title_1", in: sut)
    assertPath("\(start).sheet().button(1).labelView().text()", toText: "button_1", in: sut)
    assertPath("\(start).sheet(1).text(0)", toText: "title_3", in: sut)
    assertPath("\(start).sheet(1).button(1).labelView().text()", toText: "button_3", in: sut)
    let place = try sut.inspect().hStack().emptyView(0)
    XCTAssertEqual(
      try place.fullScreenCover().text(0).pathToRoot, "\(start).fullScreenCover().text(0)")
    XCTAssertEqual(
      try place.fullScreenCover(1).text(0).pathToRoot, "\(start).fullScreenCover(1).text(0)")
    let simple = try EmptyView().fullScreenCover(isPresented: Self.on) {
      Text("a")
      Button("b") {}
    }.inspect().emptyView().fullScreenCover()
    XCTAssertEqual(try simple.button(1).pathToRoot, "emptyView().fullScreenCover().button(1)")
  }

  func testPopovers() {
    let sut = PopoverFindTestView()
    let start = "view(PopoverFindTestView.self).hStack().emptyView(0)"
    assertPath("\(start).popover().text(0)", toText: "title_1", in: sut)
    assertPath("\(start).popover().button(1).labelView().text()", toText: "button_1", in: sut)
    assertPath("\(start).popover(1).text(0)", toText: "title_3", in: sut)
    assertPath("\(start).popover(1).button(1).labelView().text()", toText: "button_3", in: sut)
    let simple = EmptyView().popover(isPresented: Self.on) {
      Text("a")
      Button("b") {}
    }
    assertPath("emptyView().popover().button(1)", to: ViewType.Button.self, in: simple)
    assertPath(
      "emptyView().popover().text()", toText: "a",
      in: EmptyView().popover(isPresented: Self.on) { Text("a") })
  }

  func testConfirmationDialogs() throws {
    let sut = EmptyView().confirmationDialog(Text("title"), isPresented: Self.on) {
      AnyView(Text("a"))
    } message: {
      AnyView(Text("b"))
    }
    XCTAssertEqual(
      try sut.inspect().emptyView().confirmationDialog().pathToRoot,
      "emptyView().confirmationDialog()")
    assertPath("emptyView().confirmationDialog().title()", toText: "title", in: sut)
    assertPath(
      "emptyView().confirmationDialog().actions().anyView().text()", toText: "a", in: sut)
    assertPath(
      "emptyView().confirmationDialog().message().anyView().text()", toText: "b", in: sut)
    let two = Group {
      Text("x")
      Text("y")
        .confirmationDialog(Text("1"), isPresented: Self.on) {
          Text("a1")
          Text("b1")
        } message: {
          Text("c1")
          Text("d1")
        }
        .confirmationDialog(Text("2"), isPresented: Self.on) {
          Text("a2")
          Text("b2")
        }
    }
    assertPath("group().text(1).confirmationDialog().title()", toText: "1", in: two)
    assertPath("group().text(1).confirmationDialog().message().text(1)", toText: "d1", in: two)
    assertPath("group().text(1).confirmationDialog(1).title()", toText: "2", in: two)
    assertPath("group().text(1).confirmationDialog(1).actions().text(1)", toText: "b2", in: two)
  }

  /// Without a way of the app's own, all popups count, and those that do not show are skipped.
  func testIndicesOfPlainPopups() throws {
    let sut = EmptyView()
      .sheet(isPresented: Self.on) { Text("a") }
      .sheet(isPresented: Binding(wrappedValue: false)) { Text("b") }
      .sheet(isPresented: Self.on) { Text("c") }
    assertPath("emptyView().sheet(2).text()", toText: "c", in: sut)
    XCTAssertEqual(try sut.inspect().emptyView().sheet(2).text().string(), "c")
    XCTAssertThrowsError(try sut.inspect().find(text: "b"))
  }
}

// MARK: - Views with three popups, the second of which is not shown in the app's own way

private struct AlertFindTestView: View {
  private func alert(_ number: Int) -> Alert {
    Alert(
      title: Text("title_\(number)"), message: Text("message_\(number)"),
      primaryButton: .default(Text("primary_\(number)")),
      secondaryButton: .cancel(Text("secondary_\(number)")))
  }

  var body: some View {
    HStack {
      EmptyView()
        .modifier(InspectableAlert { alert(1) })
        .alert(isPresented: .constant(true)) { alert(2) }
        .modifier(InspectableAlert { alert(3) })
    }
  }
}

private struct InspectableAlert: ViewModifier, PopupPresenter {
  let isPresented = Binding(wrappedValue: true)
  let popupBuilder: () -> Alert

  func body(content: Self.Content) -> some View {
    content.alert(isPresented: isPresented, content: popupBuilder)
  }
}

private struct ActionSheetFindTestView: View {
  private func sheet(_ number: Int) -> ActionSheet {
    ActionSheet(
      title: Text("title_\(number)"), message: Text("message_\(number)"),
      buttons: [.cancel(Text("cancel_\(number)")), .destructive(Text("destroy_\(number)"))])
  }

  var body: some View {
    HStack {
      EmptyView()
        .modifier(InspectableActionSheet { sheet(1) })
        .actionSheet(isPresented: .constant(true)) { sheet(2) }
        .modifier(InspectableActionSheet { sheet(3) })
    }
  }
}

private struct InspectableActionSheet: ViewModifier, PopupPresenter {
  let isPresented = Binding(wrappedValue: true)
  let popupBuilder: () -> ActionSheet

  func body(content: Self.Content) -> some View {
    content.actionSheet(isPresented: isPresented, content: popupBuilder)
  }
}

@ViewBuilder @MainActor
private func popupContent(_ number: Int) -> TupleView<(Text, Button<Text>)> {
  Text("title_\(number)")
  Button("button_\(number)") {}
}

private typealias PopupContent = TupleView<(Text, Button<Text>)>

private struct SheetFindTestView: View {
  var body: some View {
    HStack {
      EmptyView()
        .modifier(InspectableSheet { popupContent(1) })
        .sheet(isPresented: .constant(true)) { popupContent(2) }
        .modifier(InspectableSheet { popupContent(3) })
    }
  }
}

private struct InspectableSheet: ViewModifier, PopupPresenter {
  let isPresented = Binding(wrappedValue: true)
  let popupBuilder: () -> PopupContent

  func body(content: Self.Content) -> some View {
    content.sheet(isPresented: isPresented, content: popupBuilder)
  }
}

private struct FullScreenCoverFindTestView: View {
  var body: some View {
    HStack {
      EmptyView()
        .modifier(InspectableFullScreenCover { popupContent(1) })
        .fullScreenCover(isPresented: .constant(true)) { popupContent(2) }
        .modifier(InspectableFullScreenCover { popupContent(3) })
    }
  }
}

private struct InspectableFullScreenCover: ViewModifier, PopupPresenter {
  let isPresented = Binding(wrappedValue: true)
  let popupBuilder: () -> PopupContent

  func body(content: Self.Content) -> some View {
    content.fullScreenCover(isPresented: isPresented, content: popupBuilder)
  }
}

private struct PopoverFindTestView: View {
  var body: some View {
    HStack {
      EmptyView()
        .modifier(InspectablePopover { popupContent(1) })
        .popover(isPresented: .constant(true)) { popupContent(2) }
        .modifier(InspectablePopover { popupContent(3) })
    }
  }
}

private struct InspectablePopover: ViewModifier, PopupPresenter {
  let isPresented = Binding(wrappedValue: true)
  let popupBuilder: () -> PopupContent

  func body(content: Self.Content) -> some View {
    content.popover(isPresented: isPresented, content: popupBuilder)
  }
}
