import SwiftUI
import UniformTypeIdentifiers
import ViewInspector
import XCTest

final class StructureTests: XCTestCase {
  func testInsertingIsCalledByItsTypes() throws {
    var inserted: [String] = []
    let sut = List {
      ForEach(0..<2) { Text("\($0)") }
        .onInsert(of: [.plainText, .png]) { inserted.append("\($1.count) at \($0)") }
        .onDelete { _ in }
    }
    let rows = try sut.inspect().list().forEach(0)
    try rows.callOnInsert(of: [.plainText, .png], 1, [NSItemProvider(object: "a" as NSString)])
    XCTAssertEqual(inserted, ["1 at 1"])
    XCTAssertThrowsError(try rows.callOnInsert(of: [.png], 0, [])) {
      XCTAssertEqual(
        $0.localizedDescription,
        "ForEach<Range<Int>, Int, Text> does not have 'onInsert(of: [\"public.png\"], perform:)' "
          + "modifier")
    }
  }

  struct Optionals: View {
    let flag: Bool
    var body: some View {
      HStack {
        if flag { Text("on") }
        if flag { Text("A") } else { EmptyView() }
      }
    }
  }

  func testBranchesLeaveNoTrace() throws {
    XCTAssertEqual(try Optionals(flag: true).inspect().hStack().text(0).string(), "on")
    XCTAssertNoThrow(try Optionals(flag: false).inspect().hStack().emptyView(1))
    let stack = try Optionals(flag: false).inspect().hStack()
    XCTAssertEqual(stack.count, 2)
    XCTAssertTrue(stack[0].isAbsent)
    XCTAssertThrowsError(try stack.text(0)) {
      XCTAssertEqual($0.localizedDescription, "View for Optional<Text> is absent")
    }
  }

  struct TupleInTuple: View {
    var body: some View {
      HStack {
        Text("1")
        if true {
          Text("2")
          Text("3")
        }
      }
    }
  }

  func testTupleInsideTuple() throws {
    let sut = TupleInTuple()
    XCTAssertThrowsError(try sut.inspect().hStack().text(1)) {
      XCTAssertEqual(
        $0.localizedDescription,
        "Please insert .tupleView(1) after HStack for inspecting its children at index 1")
    }
    XCTAssertEqual(try sut.inspect().hStack().tupleView(1).text(0).string(), "2")
    XCTAssertEqual(
      try sut.inspect().find(text: "3").pathToRoot,
      "view(TupleInTuple.self).hStack().tupleView(1).text(1)")
  }

  struct TwoViews: View {
    var body: some View {
      Text("1")
      Text("2")
    }
  }

  func testSeveralViewsInABody() throws {
    XCTAssertEqual(try TwoViews().inspect().text(1).string(), "2")
    XCTAssertThrowsError(try TwoViews().inspect().text()) {
      XCTAssertEqual(
        $0.localizedDescription,
        "Unable to extract Text: please specify its index inside parent view")
    }
  }

  struct Box<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View { content.padding(7).lineLimit(2).disabled(true) }
  }

  func testModifiersAroundSeveralViewsAreNotThoseOfEach() throws {
    let several = Box {
      Text("a").opacity(0.5)
      Text("b")
    }
    let first = try several.inspect().text(0)
    XCTAssertThrowsError(try first.padding())
    XCTAssertEqual(try first.opacity(), 0.5)
    // What is written into the environment holds for all of them.
    XCTAssertEqual(try first.lineLimit(), 2)
    XCTAssertTrue(first.isDisabled())
    let one = try Box { Text("a") }.inspect().text()
    XCTAssertEqual(try one.padding().top, 7)
    XCTAssertTrue(one.isDisabled())
  }

  struct Generic<Content: View>: View {
    let content: Content
    var body: some View { content }
  }

  func testGenericViewsInPaths() throws {
    let sut = AnyView(Generic(content: Generic(content: EmptyView())))
    XCTAssertEqual(
      try sut.inspect().find(ViewType.EmptyView.self).pathToRoot,
      "anyView().view(Generic<EmptyView>.self).view(Generic<EmptyView>.self).emptyView()")
    XCTAssertNoThrow(try sut.inspect().find(Generic<EmptyView>.self))
  }

  func testForEachAndSections() throws {
    let sut = List {
      Section {
        ForEach(0..<2) { Text("row \($0)") }
      } header: {
        Text("head")
      }
    }
    let list = try sut.inspect().list()
    XCTAssertEqual(try list.section(0).forEach(0).text(1).string(), "row 1")
    XCTAssertEqual(try list.section(0).header().text().string(), "head")
    XCTAssertEqual(
      try sut.inspect().find(text: "head").pathToRoot, "list().section(0).header().text()")
  }

  func testBlockers() throws {
    struct Rep: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) {}
    }
    XCTAssertThrowsError(try HStack { Rep() }.inspect().find(text: "x")) {
      XCTAssertEqual(
        $0.localizedDescription, "Search did not find a match. Possible blockers: Rep")
    }
  }

  struct Screen: View {
    var body: some View { HStack { Text("a") } }
  }

  func testBodiesCountAsErasedOrNot() throws {
    XCTAssertEqual(try Screen().inspect().hStack().text(0).string(), "a")
    XCTAssertEqual(try Screen().inspect().implicitAnyView().hStack().text(0).string(), "a")
    XCTAssertEqual(try Screen().inspect().anyView().hStack().text(0).string(), "a")
    let view = try AnyView(Screen()).inspect().anyView().view(Screen.self)
    XCTAssertEqual(try view.anyView().hStack().text(0).string(), "a")
    XCTAssertThrowsError(try view.anyView().anyView())
    XCTAssertThrowsError(try Text("").inspect().anyView()) {
      XCTAssertEqual($0.localizedDescription, "anyView() found Text instead of AnyView")
    }
  }
}
