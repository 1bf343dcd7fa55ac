import SwiftUI
import UIKit
import ViewInspector
import XCTest

/// What is read of modifiers for texts, controls, lists and bars.
@MainActor
final class ControlModifierTests: XCTestCase {
  private func view(_ sut: some View) throws -> InspectableView<ViewType.EmptyView> {
    try sut.inspect().emptyView()
  }

  func testTexts() throws {
    XCTAssertEqual(try view(EmptyView().font(.title)).font(), .title)
    XCTAssertEqual(try view(EmptyView().lineLimit(5)).lineLimit(), 5)
    XCTAssertNil(try view(EmptyView().lineLimit(nil)).lineLimit())
    XCTAssertEqual(try view(EmptyView().lineSpacing(3)).lineSpacing(), 3)
    XCTAssertEqual(
      try view(EmptyView().multilineTextAlignment(.center)).multilineTextAlignment(), .center)
    XCTAssertEqual(try view(EmptyView().minimumScaleFactor(0.5)).minimumScaleFactor(), 0.5)
    XCTAssertEqual(try view(EmptyView().truncationMode(.head)).truncationMode(), .head)
    XCTAssertTrue(try view(EmptyView().allowsTightening(true)).allowsTightening())
    XCTAssertFalse(try view(EmptyView()).allowsTightening())
    let flipped = try AnyView(EmptyView()).flipsForRightToLeftLayoutDirection(true).inspect()
      .anyView()
    XCTAssertTrue(flipped.flipsForRightToLeftLayoutDirection())
    XCTAssertTrue(try flipped.emptyView().flipsForRightToLeftLayoutDirection())
    XCTAssertFalse(
      try view(EmptyView().flipsForRightToLeftLayoutDirection(false))
        .flipsForRightToLeftLayoutDirection())
  }

  func testTextEntry() throws {
    XCTAssertEqual(
      try view(EmptyView().textContentType(.emailAddress)).textContentType(), .emailAddress)
    XCTAssertEqual(try view(EmptyView().keyboardType(.namePhonePad)).keyboardType(), .namePhonePad)
    XCTAssertEqual(
      try view(EmptyView().autocapitalization(.words)).autocapitalization(), .words)
    XCTAssertTrue(try view(EmptyView().disableAutocorrection(true)).disableAutocorrection())
    XCTAssertFalse(try view(EmptyView().disableAutocorrection(false)).disableAutocorrection())
    XCTAssertFalse(try view(EmptyView()).disableAutocorrection())
    var events = 0
    try view(EmptyView().onSubmit { events += 1 }).callOnSubmit()
    try view(EmptyView().onSubmit(of: .search) { events += 10 }).callOnSubmit(of: .search)
    XCTAssertEqual(events, 11)
    XCTAssertThrowsError(try view(EmptyView().onSubmit(of: .search) {}).callOnSubmit(of: .text)) {
      XCTAssertEqual($0.localizedDescription, "EmptyView does not have 'onSubmit' modifier")
    }
  }

  func testStyles() throws {
    XCTAssertTrue(try view(EmptyView().buttonStyle(.plain)).buttonStyle() is PlainButtonStyle)
    XCTAssertTrue(
      try view(EmptyView().datePickerStyle(DefaultDatePickerStyle())).datePickerStyle()
        is DefaultDatePickerStyle)
    XCTAssertTrue(
      try view(EmptyView().groupBoxStyle(DefaultGroupBoxStyle())).groupBoxStyle()
        is DefaultGroupBoxStyle)
    XCTAssertTrue(
      try view(EmptyView().indexViewStyle(PageIndexViewStyle())).indexViewStyle()
        is PageIndexViewStyle)
    XCTAssertTrue(
      try view(EmptyView().labelStyle(IconOnlyLabelStyle())).labelStyle() is IconOnlyLabelStyle)
    XCTAssertTrue(
      try view(EmptyView().listStyle(DefaultListStyle())).listStyle() is DefaultListStyle)
    XCTAssertTrue(
      try view(EmptyView().menuStyle(DefaultMenuStyle())).menuStyle() is DefaultMenuStyle)
    XCTAssertTrue(
      try view(EmptyView().navigationViewStyle(DefaultNavigationViewStyle()))
        .navigationViewStyle() is DefaultNavigationViewStyle)
    XCTAssertTrue(
      try view(EmptyView().pickerStyle(DefaultPickerStyle())).pickerStyle() is DefaultPickerStyle)
    XCTAssertTrue(
      try view(EmptyView().progressViewStyle(CircularProgressViewStyle())).progressViewStyle()
        is CircularProgressViewStyle)
    XCTAssertTrue(
      try view(EmptyView().textFieldStyle(DefaultTextFieldStyle())).textFieldStyle()
        is DefaultTextFieldStyle)
    XCTAssertTrue(
      try view(EmptyView().toggleStyle(DefaultToggleStyle())).toggleStyle() is DefaultToggleStyle)
    let pages = PageTabViewStyle(indexDisplayMode: .never)
    XCTAssertEqual(
      try view(EmptyView().tabViewStyle(pages)).tabViewStyle() as? PageTabViewStyle, pages)
    XCTAssertEqual(try view(EmptyView().controlSize(.mini)).controlSize(), .mini)
  }

  func testLists() throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    XCTAssertEqual(try view(EmptyView().listRowInsets(insets)).listRowInsets(), insets)
    let row = try view(EmptyView().listRowBackground(Text("a"))).listRowBackground()
    XCTAssertEqual(try row.text().string(), "a")
    XCTAssertEqual(try row.text().pathToRoot, "emptyView().listRowBackground().text()")
    XCTAssertTrue(try view(EmptyView().listItemTint(.red)).listItemTint() == (.red, true))
    XCTAssertTrue(
      try view(EmptyView().listItemTint(.preferred(.red))).listItemTint() == (.red, false))
    XCTAssertEqual(try view(EmptyView().tag(5)).tag(), AnyHashable(5))
    XCTAssertEqual(try view(EmptyView().id("a")).id(), AnyHashable("a"))
  }

  func testRefreshing() async throws {
    var count = 0
    try await view(EmptyView().refreshable { await MainActor.run { count += 1 } })
      .callRefreshable()
    XCTAssertEqual(count, 1)
  }

  func testBars() throws {
    XCTAssertTrue(try view(EmptyView().navigationBarHidden(true)).navigationBarHidden())
    XCTAssertTrue(
      try view(EmptyView().navigationBarBackButtonHidden(true)).navigationBarBackButtonHidden())
    XCTAssertTrue(try view(EmptyView().statusBar(hidden: true)).statusBarHidden())
    let title = Binding(wrappedValue: "a")
    let sut = try view(EmptyView().navigationTitle(title))
    XCTAssertEqual(try sut.navigationTitle(), "a")
    try sut.setNavigationTitle("b")
    XCTAssertEqual(title.wrappedValue, "b")
  }

  func testPresses() throws {
    var events = 0
    try view(EmptyView().onLongPressGesture { events += 1 }).callOnLongPressGesture()
    try view(EmptyView().onTapGesture(count: 2) { events += 10 }).callOnTapGesture()
    XCTAssertEqual(events, 11)
  }

  func testHiddenLabels() throws {
    let sut = try VStack { Toggle("a", isOn: .constant(true)) }.labelsHidden().inspect().vStack()
    XCTAssertTrue(sut.labelsHidden())
    XCTAssertTrue(try sut.toggle(0).labelsHidden())
    XCTAssertFalse(try sut.toggle(0).isHidden())
    XCTAssertTrue(try sut.toggle(0).labelView().text().isHidden())
    XCTAssertFalse(try VStack { EmptyView() }.inspect().vStack().labelsHidden())
  }

  func testDisabling() throws {
    let sut = try VStack { Button("a") {}.disabled(false) }.disabled(true).inspect().vStack()
    XCTAssertTrue(sut.isDisabled())
    XCTAssertTrue(try sut.button(0).isDisabled())
    XCTAssertFalse(try sut.button(0).isResponsive())
    XCTAssertFalse(try EmptyView().disabled(false).inspect().emptyView().isDisabled())
  }
}
