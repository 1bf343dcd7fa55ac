import SwiftUI
import UIKit
import UniformTypeIdentifiers
import ViewInspector
import XCTest

/// The words of errors, which suites compare.
@MainActor
final class MessageTests: XCTestCase {
  private func message(_ body: @autoclosure () throws -> Any) -> String {
    do {
      _ = try body()
      return "no error"
    } catch {
      return error.localizedDescription
    }
  }

  func testDescriptions() {
    let errors: [(InspectionError, String)] = [
      (.typeMismatch(factual: "A", expected: "B"), "Type mismatch: A is not B"),
      (.attributeNotFound(label: "a", type: "T"), "T does not have 'a' attribute"),
      (
        .viewIndexOutOfBounds(index: 5, count: 2),
        "Enclosed view index '5' is out of bounds: '0 ..< 2'"
      ),
      (.viewNotFound(parent: "P"), "View for P is absent"),
      (.parentViewNotFound(view: "V"), "V does not have parent"),
      (.modifierNotFound(parent: "P", modifier: "m", index: 0), "P does not have 'm' modifier"),
      (
        .modifierNotFound(parent: "P", modifier: "m", index: 2),
        "P does not have 'm' modifier at index 2"
      ),
      (.callbackNotFound(parent: "P", callback: "c"), "P does not have 'c' callback"),
      (.unresponsiveControl(name: "N", reason: "r"), "N is unresponsive: r"),
      (.searchFailure(skipped: 3, blockers: []), "Search did only find 3 matches"),
      (
        .searchFailure(skipped: 0, blockers: ["A", "B"]),
        "Search did not find a match. Possible blockers: A, B"
      ),
    ]
    for (error, text) in errors {
      XCTAssertEqual(error.localizedDescription, text)
      XCTAssertEqual(error.description, text)
      XCTAssertEqual(error.errorDescription, text)
    }
  }

  func testParents() throws {
    XCTAssertEqual(message(try Text("").inspect().parent()), "Text does not have parent")
    XCTAssertEqual(message(try Text("").inspect().text().parent()), "Text does not have parent")
  }

  func testPaddings() throws {
    func view(_ sut: some View) throws -> InspectableView<ViewType.EmptyView> {
      try sut.inspect().find(ViewType.EmptyView.self)
    }
    XCTAssertEqual(
      message(try view(EmptyView().padding()).padding()),
      "Please use `hasPadding(_:)` for inspecting padding without explicit value.")
    XCTAssertEqual(
      message(try view(EmptyView().padding(.leading)).padding(.leading)),
      "Undefined inset for 'leading' edge. Consider calling `hasPadding(_:)` instead to assure a "
        + "default padding is applied.")
    XCTAssertEqual(
      message(try view(EmptyView().padding(.top, 1).padding(.bottom, 2)).padding(.vertical)),
      "Insets for edges '[SwiftUI.Edge.top, SwiftUI.Edge.bottom]' have different values, consider "
        + "calling `padding` individually per edge.")
    XCTAssertEqual(
      message(try view(EmptyView().padding(5)).padding([])), "No edge is specified")
    XCTAssertEqual(
      message(try view(EmptyView()).padding()), "EmptyView does not have 'padding' modifier")
  }

  func testDisclosureGroups() throws {
    let sut = try DisclosureGroup("") { EmptyView() }.inspect().disclosureGroup()
    XCTAssertEqual(
      message(try sut.expand()),
      "You need to enable programmatic expansion by using `DisclosureGroup(isExpanded:, content:, "
        + "label:`")
  }

  func testGestures() throws {
    let sut = try EmptyView().gesture(DragGesture()).inspect().emptyView()
    XCTAssertEqual(
      message(try sut.gesture(LongPressGesture.self)),
      "Type mismatch: DragGesture is not LongPressGesture")
    XCTAssertEqual(
      message(try sut.gesture(DragGesture.self).first(TapGesture.self)),
      "Type mismatch: DragGesture is not ExclusiveGesture, SequenceGesture, or "
        + "SimultaneousGesture")
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: 0), location: .zero, startLocation: .zero,
      velocity: CGVector(dx: 0, dy: 0))
    XCTAssertEqual(
      message(try sut.gesture(DragGesture.self).callOnChanged(value: value)),
      "AddGestureModifier<DragGesture, DefaultGestureCombiner> does not have 'onChanged' callback")
    XCTAssertEqual(
      message(try sut.gesture(DragGesture.self).callOnEnded(value: value)),
      "AddGestureModifier<DragGesture, DefaultGestureCombiner> does not have 'onEnded' callback")
    XCTAssertEqual(
      message(try EmptyView().inspect().emptyView().gesture(DragGesture.self)),
      "EmptyView does not have 'gesture(DragGesture.self)' modifier")
    XCTAssertEqual(
      message(try sut.gesture(DragGesture.self, 1)),
      "EmptyView does not have 'gesture(DragGesture.self)' modifier at index 1")
  }

  private struct Wrapped: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private struct WrappedController: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  func testRepresentables() throws {
    XCTAssertEqual(
      message(try Wrapped().inspect().view(Wrapped.self).emptyView()),
      "Please use `.actualView().uiView()` for inspecting the contents of UIViewRepresentable")
    XCTAssertEqual(
      message(try WrappedController().inspect().view(WrappedController.self).emptyView()),
      "Please use `.actualView().viewController()` for inspecting the contents of "
        + "UIViewControllerRepresentable")
    XCTAssertEqual(message(try Wrapped().uiView()), "View for Wrapped is absent")
    XCTAssertEqual(
      message(try WrappedController().viewController()), "View for WrappedController is absent")
  }

  func testSystemViewsAsCustomOnes() throws {
    XCTAssertEqual(
      message(try EmptyView().inspect().view(EmptyView.self)),
      "Please replace .view(EmptyView.self) inspection call with .emptyView() or "
        + ".find(ViewType.EmptyView.self)")
    XCTAssertEqual(
      message(try EmptyView().inspect().find(EmptyView.self)),
      "Please use .find(ViewType.EmptyView.self) instead of .find(EmptyView.self) inspection call.")
  }

  func testAbsentPopups() throws {
    let off = Binding(wrappedValue: false)
    XCTAssertEqual(
      message(
        try EmptyView().alert(isPresented: off) { Alert(title: Text("")) }.inspect().emptyView()
          .alert()), "View for Alert is absent")
    let alert = EmptyView().alert(isPresented: Binding(wrappedValue: true)) {
      Alert(title: Text(""))
    }
    XCTAssertEqual(
      message(try alert.inspect().emptyView().alert().message()), "View for message is absent")
    XCTAssertEqual(
      message(try alert.inspect().emptyView().alert().secondaryButton()),
      "View for secondaryButton is absent")
    let sheet = EmptyView().actionSheet(isPresented: Binding(wrappedValue: true)) {
      ActionSheet(title: Text(""), buttons: [.cancel()])
    }
    XCTAssertEqual(
      message(try sheet.inspect().emptyView().actionSheet().button(3)),
      "View for button at index 3 is absent")
    XCTAssertEqual(
      message(
        try EmptyView().navigationDestination(isPresented: off) { Text("") }.inspect().emptyView()
          .navigationDestination()), "View for NavigationDestination is absent")
    for name in ["alert", "actionSheet", "sheet", "fullScreenCover", "popover"] {
      let view = try EmptyView().inspect().emptyView()
      let call: () throws -> Any = {
        switch name {
        case "alert": try view.alert()
        case "actionSheet": try view.actionSheet()
        case "sheet": try view.sheet()
        case "fullScreenCover": try view.fullScreenCover()
        default: try view.popover()
        }
      }
      XCTAssertEqual(message(try call()), "EmptyView does not have '\(name)' modifier")
    }
  }

  func testTabsAndToolbars() throws {
    let tabs = TabView(selection: Binding(wrappedValue: 1)) {
      Text("1").tag(1)
      Text("3").tag(3)
    }
    XCTAssertEqual(
      message(try tabs.inspect().tabView().text(1)), "View for tab with tag 3 is absent")
    let bar = EmptyView().toolbar { ToolbarItem { Text("") } }
    XCTAssertEqual(
      message(try bar.inspect().emptyView().toolbar().item(2)),
      "View for toolbar item at index 2 is absent")
  }

  func testBarItems() throws {
    let sut = NavigationView {
      VStack { Text("a") }.navigationBarItems(trailing: Text("b"))
    }
    XCTAssertEqual(try sut.inspect().navigationView().vStack().text(0).string(), "a")
    XCTAssertEqual(
      try sut.inspect().navigationView().navigationBarItems().vStack().text(0).string(), "a")
    XCTAssertEqual(
      try sut.inspect().navigationView().navigationBarItems(VStack<Text>.self).vStack().text(0)
        .string(), "a")
    XCTAssertEqual(
      message(try sut.inspect().navigationView().navigationBarItems(HStack<Text>.self)),
      "Please substitute 'VStack<Text>.self' as the parameter for 'navigationBarItems()' "
        + "inspection call")
    XCTAssertEqual(
      try sut.inspect().find(text: "a").pathToRoot, "navigationView().vStack().text(0)")
    XCTAssertNoThrow(try sut.inspect().find(text: "b"))
    XCTAssertEqual(
      message(try EmptyView().inspect().navigationBarItems()),
      "EmptyView does not have 'navigationBarItems' modifier")
  }

  func testShareLinks() throws {
    let url = try XCTUnwrap(URL(string: "https://example.org"))
    let one = try ShareLink(item: url).inspect().shareLink()
    XCTAssertEqual(try one.item(type: URL.self), url)
    XCTAssertEqual(message(try one.item(type: String.self)), "Type mismatch: URL is not String")
    let many = try ShareLink(items: [url, url]).inspect().shareLink()
    XCTAssertEqual(
      message(try many.item(type: URL.self)),
      "ShareLink has multiple items. Please use items() instead of item(type:)")
    XCTAssertEqual(try many.items() as? [URL], [url, url])
  }

  func testModifierNames() throws {
    let view = try EmptyView().inspect().emptyView()
    let text = "EmptyView does not have"
    XCTAssertEqual(message(try view.id()), "\(text) 'id' modifier")
    XCTAssertEqual(message(try view.tag()), "\(text) 'tag' modifier")
    XCTAssertEqual(message(try view.contentShape(Circle.self)), "\(text) 'contentShape' modifier")
    XCTAssertEqual(message(try view.fixedWidth()), "\(text) 'frame(width:)' modifier")
    XCTAssertEqual(message(try view.fixedHeight()), "\(text) 'frame(height:)' modifier")
    XCTAssertEqual(message(try view.fixedAlignment()), "\(text) 'frame(alignment:)' modifier")
    XCTAssertEqual(
      message(try view.flexFrame()),
      "\(text) 'frame(minWidth: idealWidth: maxWidth: minHeight: idealHeight: maxHeight: "
        + "alignment:)' modifier")
    XCTAssertEqual(
      message(try view.coordinateSpaceName()), "\(text) 'coordinateSpace(name:)' modifier")
    XCTAssertEqual(
      message(try view.ignoresSafeArea()), "\(text) 'ignoresSafeArea(_:edges:)' modifier")
    XCTAssertEqual(message(try view.statusBarHidden()), "\(text) 'statusBar(hidden:)' modifier")
    XCTAssertEqual(
      message(try view.environment(\.isEnabled)), "\(text) 'environment(Bool)' modifier")
    XCTAssertEqual(
      message(try view.callAccessibilityAction(.default)),
      "\(text) 'accessibilityAction(.default)' modifier")
    XCTAssertEqual(
      message(try view.callAccessibilityAction("123")),
      "\(text) 'accessibilityAction(named: \"123\")' modifier")
    XCTAssertEqual(
      message(try view.accessibilityTraits()), "\(text) 'accessibilityAddTraits' modifier")
    XCTAssertEqual(message(try view.help()), "\(text) 'help()' modifier")
    XCTAssertEqual(message(try view.sheet(2)), "\(text) 'sheet' modifier at index 2")
    XCTAssertEqual(message(try view.rotation()), "\(text) 'rotationEffect' modifier")
    XCTAssertEqual(message(try view.rotation3D()), "\(text) 'rotation3DEffect' modifier")
    XCTAssertEqual(message(try view.clipStyle()), "\(text) 'clipStyle' modifier")
    XCTAssertEqual(message(try view.customStyle("aStyle")), "\(text) 'aStyle' modifier")
    XCTAssertEqual(message(try view.listItemTint()), "\(text) 'listItemTint' modifier")
  }

  func testForEachCallbacks() throws {
    let rows = try ForEach(0..<2) { Text("\($0)") }.inspect().forEach()
    XCTAssertEqual(
      message(try rows.callOnDelete(IndexSet())),
      "ForEach<Range<Int>, Int, Text> does not have 'onDelete(perform:)' modifier")
    XCTAssertEqual(
      message(try rows.callOnMove(IndexSet(), 0)),
      "ForEach<Range<Int>, Int, Text> does not have 'onMove(perform:)' modifier")
    XCTAssertEqual(
      message(try rows.callOnInsert(of: [.jpeg], 0, [])),
      "ForEach<Range<Int>, Int, Text> does not have 'onInsert(of: [\"public.jpeg\"], perform:)' modifier"
    )
  }
}
