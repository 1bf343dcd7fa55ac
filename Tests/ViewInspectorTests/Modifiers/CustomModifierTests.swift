import SwiftUI
import ViewInspector
import XCTest

/// What custom modifiers apply to their content, wherever their bodies show it.
@MainActor
final class CustomModifierTests: XCTestCase {
  struct InGroup: ViewModifier {
    func body(content: Self.Content) -> some View {
      Group { content.padding(5) }.opacity(0.5).environment(\.lineLimit, 7)
    }
  }

  struct InBranch: ViewModifier {
    let isOn: Bool
    func body(content: Self.Content) -> some View {
      if isOn { content.blur(radius: 3) } else { AnyView(content.blur(radius: 9)) }
    }
  }

  struct InStack: ViewModifier {
    func body(content: Self.Content) -> some View {
      VStack {
        Text("above")
        content.padding(4).accessibilityIdentifier("inner")
      }
      .opacity(0.2).disabled(true)
    }
  }

  struct Nested: ViewModifier {
    func body(content: Self.Content) -> some View { content.modifier(InGroup()).zIndex(3) }
  }

  /// Shows its content in a view that shows the modifier again, without an end.
  struct Endless: ViewModifier {
    func body(content: Self.Content) -> some View { AnyView(Again()) }
  }

  struct Again: View {
    var body: some View { Text("x").modifier(Endless()) }
  }

  func testGroupsAreSeenThrough() throws {
    let view = try EmptyView().modifier(InGroup()).inspect().emptyView()
    XCTAssertEqual(try view.padding(), EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5))
    XCTAssertEqual(try view.opacity(), 0.5)
    XCTAssertEqual(try view.lineLimit(), 7)
  }

  func testBranchesAndErasedViewsAreSeenThrough() throws {
    XCTAssertEqual(
      try EmptyView().modifier(InBranch(isOn: true)).inspect().emptyView().blur().radius, 3)
    XCTAssertEqual(
      try EmptyView().modifier(InBranch(isOn: false)).inspect().emptyView().blur().radius, 9)
  }

  func testOfAStackOnlyWhatReachesInsideCounts() throws {
    let view = try EmptyView().modifier(InStack()).inspect().emptyView()
    XCTAssertEqual(try view.padding(.top), 4)
    XCTAssertEqual(try view.accessibilityIdentifier(), "inner")
    XCTAssertTrue(view.isDisabled())
    XCTAssertThrowsError(try view.opacity()) {
      XCTAssertEqual($0.localizedDescription, "EmptyView does not have 'opacity' modifier")
    }
    XCTAssertNoThrow(
      try VStack { EmptyView().modifier(InStack()) }.inspect()
        .find(viewWithAccessibilityIdentifier: "inner"))
  }

  func testModifiersInsideOfModifiersAreSeen() throws {
    let view = try EmptyView().modifier(Nested()).inspect().emptyView()
    XCTAssertEqual(try view.zIndex(), 3)
    XCTAssertEqual(try view.padding(.top), 5)
    XCTAssertEqual(try view.opacity(), 0.5)
  }

  func testContentThatIsNowhereHasNothing() throws {
    let view = try EmptyView().modifier(Endless()).inspect().emptyView()
    XCTAssertFalse(view.hasPadding())
  }
}
