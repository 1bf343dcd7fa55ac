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
