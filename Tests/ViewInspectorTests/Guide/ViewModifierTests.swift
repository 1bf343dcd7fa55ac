import SwiftUI
import ViewInspector
import XCTest

final class ViewModifierTests: XCTestCase {
  struct MyViewModifier: ViewModifier {
    var didAppear: ((Self) -> Void)?
    let inspection = Inspection<Self>()
    func body(content: Self.Content) -> some View {
      content
        .environment(\.lineLimit, 15)
        .onAppear { self.didAppear?(self) }
        .onReceive(inspection.notice) { self.inspection.visit(self, $0) }
    }
  }

  func testAppliedToHierarchy() throws {
    let sut = EmptyView().modifier(MyViewModifier())
    let modifier = try sut.inspect().emptyView().modifier(MyViewModifier.self)
    let content = try modifier.viewModifierContent()
    XCTAssertEqual(try content.environment(\.lineLimit), 15)
    XCTAssertEqual(
      content.pathToRoot, "emptyView().modifier(MyViewModifier.self).viewModifierContent()")
    // What the modifier applies to its content is seen on the view itself, too.
    XCTAssertEqual(try sut.inspect().emptyView().environment(\.lineLimit), 15)
  }

  func testDidAppear() {
    var sut = MyViewModifier()
    let exp = sut.on(\.didAppear) { modifier in
      XCTAssertEqual(try modifier.viewModifierContent().environment(\.lineLimit), 15)
    }
    let view = EmptyView().modifier(sut)
    ViewHosting.host(view: view)
    wait(for: [exp], timeout: 0.1)
  }

  func testEmissary() {
    let sut = MyViewModifier()
    let exp = sut.inspection.inspect(after: 0.1) { modifier in
      XCTAssertEqual(try modifier.viewModifierContent().environment(\.lineLimit), 15)
    }
    let view = EmptyView().modifier(sut)
    ViewHosting.host(view: view)
    wait(for: [exp], timeout: 0.2)
  }
}

/// The way from a modifier's body back to what it modifies.
@MainActor
final class ModifiedViewTests: XCTestCase {
  private struct Titled: ViewModifier {
    let title: String

    func body(content: Self.Content) -> some View {
      VStack {
        Text(title)
        content
      }
    }
  }

  func testPlaceholdersStandForTheModifiedView() throws {
    let sut = Text("a").padding(3).modifier(Titled(title: "1")).opacity(0.5)
      .modifier(Titled(title: "2"))
    let view = try sut.inspect().text()
    let inner = try view.modifier(Titled.self).vStack().viewModifierContent(1).text()
    XCTAssertEqual(try inner.string(), "a")
    XCTAssertEqual(try inner.padding().top, 3)
    XCTAssertThrowsError(try inner.opacity())
    XCTAssertEqual(
      inner.pathToRoot, "text().modifier(Titled.self).vStack().viewModifierContent(1).text()")
    let outer = try view.modifier(Titled.self, 1).vStack().viewModifierContent(1).text()
    XCTAssertEqual(try outer.opacity(), 0.5)
    XCTAssertEqual(try outer.modifier(Titled.self).actualView().title, "1")
  }

  func testAModifierAloneModifiesNothing() throws {
    XCTAssertThrowsError(
      try Titled(title: "1").inspect().vStack().viewModifierContent(1).text()
    ) {
      XCTAssertEqual($0.localizedDescription, "View for ViewModifierContent is absent")
    }
  }
}
