import SwiftUI
import ViewInspector
import XCTest

/// References to types, whose generic arguments do not matter.
@MainActor
final class TypeNameTests: XCTestCase {
  struct Box<Content: View>: View {
    let content: Content
    var body: some View { content }
  }

  struct Tinted<S: ShapeStyle>: ViewModifier {
    let style: S
    func body(content: Self.Content) -> some View { content.opacity(0.5) }
  }

  private let sut = HStack {
    Box(content: Text("a"))
    Spacer()
  }

  func testViewsOfAnySpecialisationAreFound() throws {
    let box = try sut.inspect().hStack().view(Box<EmptyView>.self, 0)
    XCTAssertEqual(try box.text().string(), "a")
    XCTAssertEqual(box.pathToRoot, "hStack().view(Box<EmptyView>.self, 0)")
    XCTAssertNoThrow(try sut.inspect().find(Box<EmptyView>.self))
    XCTAssertEqual(sut.inspectedBoxes, 1)
  }

  func testTheValueHasItsOwnType() throws {
    XCTAssertNoThrow(try sut.inspect().find(Box<Text>.self).actualView())
    XCTAssertThrowsError(try sut.inspect().find(Box<EmptyView>.self).actualView()) {
      XCTAssertEqual(
        $0.localizedDescription, "Type mismatch: Box<Text> is not Box<EmptyView>")
    }
  }

  func testErrorsNameTheTypeWithoutArguments() throws {
    XCTAssertThrowsError(try sut.inspect().hStack().view(Box<EmptyView>.self, 1)) {
      XCTAssertEqual(
        $0.localizedDescription, "hStack().view(Box.self, 1) found Spacer instead of Box")
    }
    XCTAssertThrowsError(try Text("").inspect().view(Box<EmptyView>.self)) {
      XCTAssertEqual($0.localizedDescription, "view(Box.self) found Text instead of Box")
    }
  }

  func testModifiersOfAnySpecialisationAreFound() throws {
    let view = try EmptyView().modifier(Tinted(style: Color.red)).inspect().emptyView()
    XCTAssertEqual(try view.modifier(Tinted<Color>.self).actualView().style, .red)
    XCTAssertNoThrow(try view.modifier(Tinted<Material>.self))
    XCTAssertThrowsError(try view.modifier(Tinted<Color>.self, 1)) {
      XCTAssertEqual(
        $0.localizedDescription, "EmptyView does not have 'Tinted<Color>' modifier at index 1")
    }
  }

  func testMissingModifiersAreToldWithTheWholeType() throws {
    XCTAssertThrowsError(try AnyView(HStack { Text("") }).inspect().anyView().hStack().id()) {
      XCTAssertEqual($0.localizedDescription, "HStack<Text> does not have 'id' modifier")
    }
    let item = EmptyView().toolbar { ToolbarItem(id: "a") { Text("") } }
    XCTAssertThrowsError(try item.inspect().emptyView().toolbar().item(0).id()) {
      XCTAssertEqual(
        $0.localizedDescription, "ToolbarItem<String, Text> does not have 'id' modifier")
    }
  }
}

extension View {
  fileprivate var inspectedBoxes: Int {
    ((try? inspect().findAll(TypeNameTests.Box<Color>.self)) ?? []).count
  }
}
