import Combine
import SwiftUI
import ViewInspector
import XCTest

/// Where a search finds the app's own views and what they put around others.
@MainActor
final class CustomViewPathTests: XCTestCase {
  func testCustomViews() {
    assertPath(
      "anyView().view(SimpleTestView.self).emptyView()", to: ViewType.EmptyView.self,
      in: AnyView(SimpleTestView()))
    assertPath("view(TestPrintView.self).text()", toText: "Test", in: TestPrintView())
    XCTAssertEqual(
      try TestPrintView().inspect().text(0).pathToRoot, "view(TestPrintView.self).text(0)")
    let mixed = AnyView(MixedOptionalView(flag: true))
    assertPath("anyView().view(MixedOptionalView.self).hStack().text(0)", toText: "a", in: mixed)
    assertPath("anyView().view(MixedOptionalView.self).hStack().text(1)", toText: "b", in: mixed)
    assertPath(
      "anyView().view(MixedOptionalView.self).hStack().text(0)", toText: "a",
      in: AnyView(MixedOptionalView(flag: false)))
    assertPath(
      "anyView().view(ObservedStateTestView.self).text()", toText: "start",
      in: AnyView(ObservedStateTestView(state: ObservedStateTestView.Model())))
    assertPath(
      "view(EnvironmentStateTestView.self).text()", toText: "given",
      in: EnvironmentStateTestView().environmentObject(EnvironmentStateTestView.Model()))
  }

  func testGenericViews() {
    let sut = AnyView(GenericContainer<SwiftUI.EmptyView>())
    assertPath(
      "anyView().view(GenericContainer<EmptyView>.self)",
      to: ViewType.View<GenericContainer<SwiftUI.EmptyView>>.self, in: sut)
    assertPath(
      "anyView().view(GenericContainer<EmptyView>.self).view(TestView.self)",
      to: ViewType.View<GenericContainer<SwiftUI.EmptyView>.TestView>.self, in: sut)
    assertPath(
      "view(ViewWrapper<EmptyView>.self).view(ViewWrapper<EmptyView>.self).text()", toText: "inner",
      in: Outer.ViewWrapper<SwiftUI.EmptyView>())
  }

  func testLists() {
    let sut = AnyView(NameMatchViewList())
    assertPath(
      "anyView().view(NameMatchViewList.self)", to: ViewType.View<NameMatchViewList>.self, in: sut)
    assertPath(
      "anyView().view(NameMatchViewList.self).forEach().view(NameMatchView.self, 0)",
      to: ViewType.View<NameMatchView>.self, in: sut)
  }

  func testTrees() {
    let sut = TestTreeView(
      item: .init(
        text: "1", nested: [.init(text: "2", nested: [.init(text: "3"), .init(text: "4")])])
    )
    assertPath(
      "view(TestTreeView.self).vStack().forEach(1).view(TestTreeView.self, 0).vStack().forEach(1)"
        + ".view(TestTreeView.self, 1).vStack().text(0)",
      toText: "4", in: sut)
  }

  func testNameOfASystemView() {
    let sut = Group { CustomViewPathTests.EmptyView() }
    assertPath("group().view(EmptyView.self, 0).text()", toText: "own", in: sut)
  }

  func testOverlaysInGroups() {
    let sut = AnyView(
      Group {
        SwiftUI.EmptyView()
        SwiftUI.EmptyView().overlay {
          HStack {
            SwiftUI.EmptyView()
            TestPrintView()
          }
        }
      })
    let overlay = "anyView().group().emptyView(1).overlay()"
    XCTAssertEqual(
      try sut.inspect().find(text: "Test").parent().parent().parent().pathToRoot, overlay)
    assertPath("\(overlay).hStack()", to: ViewType.HStack.self, in: sut)
    assertPath(
      "\(overlay).hStack().view(TestPrintView.self, 1)", to: ViewType.View<TestPrintView>.self,
      in: sut)
    assertPath("\(overlay).hStack().view(TestPrintView.self, 1).text()", toText: "Test", in: sut)
  }

  func testParents() throws {
    let sut = AnyView(Group { SwiftUI.EmptyView().overlay { Text("a") } })
    let view = try sut.inspect().anyView().group().emptyView(0).overlay().text()
    let names = sequence(first: try view.parent()) { try? $0.parent() }.map(\.pathToRoot)
    XCTAssertEqual(
      names,
      [
        "anyView().group().emptyView(0).overlay()", "anyView().group().emptyView(0)",
        "anyView().group()", "anyView()",
      ])
    // A view that was reached from inside keeps its place among its siblings.
    let overlay = try view.parent().overlay()
    XCTAssertEqual(overlay.pathToRoot, "anyView().group().emptyView(0).overlay()")
    XCTAssertEqual(try overlay.text().string(), "a")
    XCTAssertEqual(
      try overlay.parent().emptyView().overlay().pathToRoot,
      "anyView().group().emptyView(0).overlay()")
    XCTAssertEqual(try overlay.parent().parent().group().pathToRoot, "anyView().group()")
  }

  func testTheViewAroundABodyIsNotItsBody() throws {
    let sut = HStack {
      SwiftUI.EmptyView()
      TestPrintView()
    }
    let text = try sut.inspect().hStack().view(TestPrintView.self, 1).text()
    XCTAssertThrowsError(try text.parent().text()) {
      XCTAssertEqual(
        $0.localizedDescription,
        "hStack().text() found ViewInspectorTests.TestPrintView instead of Text")
    }
    XCTAssertEqual(
      try text.parent().view(TestPrintView.self).pathToRoot,
      "hStack().view(TestPrintView.self, 1)")
    XCTAssertNoThrow(try text.parent().parent().hStack())
  }

  func testModifiersAndLayers() {
    let sut = MainView()
    let start = "view(MainView.self).anyView().group()"
    let modifier = "anyView().viewModifierContent().overlay().text()"
    assertPath("\(start).text(1)", toText: "a", in: sut)
    assertPath("\(start).text(1).background().button().labelView().text()", toText: "b", in: sut)
    assertPath(
      "\(start).emptyView(0).overlay().hStack().view(InnerView.self, 1).button().labelView()"
        + ".hStack().text(0)",
      toText: "c", in: sut)
    assertPath(
      "\(start).emptyView(0).overlay().hStack().view(InnerView.self, 1).button().mask().group()"
        + ".text(0)",
      toText: "d", in: sut)
    assertPath("\(start).divider(2).modifier(Modifier.self).\(modifier)", toText: "1", in: sut)
    assertPath("\(start).divider(2).modifier(Modifier.self, 1).\(modifier)", toText: "2", in: sut)
    assertPath(
      "view(InnerView.self).button().mask().group().text(0)", toText: "d", in: InnerView())
  }

  func testManyLayers() {
    let overlays = "view(ManyOverlaysView.self).emptyView()"
    assertPath("\(overlays).overlay().anyView().text()", toText: "a", in: ManyOverlaysView())
    assertPath("\(overlays).overlayPreferenceValue().text()", toText: "b", in: ManyOverlaysView())
    let layers = "view(ManyBGOverlaysView.self).emptyView()"
    assertPath("\(layers).background().anyView().text()", toText: "a", in: ManyBGOverlaysView())
    assertPath(
      "\(layers).backgroundPreferenceValue().text()", toText: "b", in: ManyBGOverlaysView())
  }

  func testModifierContent() throws {
    let sut = SwiftUI.EmptyView().modifier(TestModifier()).modifier(TestModifier())
      .modifier(TestModifier2()).modifier(TestModifier3())
    let view = try sut.inspect().emptyView()
    XCTAssertEqual(
      try view.modifier(TestModifier.self).viewModifierContent().pathToRoot,
      "emptyView().modifier(TestModifier.self).viewModifierContent()")
    XCTAssertEqual(
      try view.modifier(TestModifier.self, 1).viewModifierContent().pathToRoot,
      "emptyView().modifier(TestModifier.self, 1).viewModifierContent()")
    XCTAssertEqual(
      try view.modifier(TestModifier2.self).hStack().viewModifierContent(1).pathToRoot,
      "emptyView().modifier(TestModifier2.self).hStack().viewModifierContent(1)")
    XCTAssertEqual(
      try view.modifier(TestModifier3.self).group().viewModifierContent(0).pathToRoot,
      "emptyView().modifier(TestModifier3.self).group().viewModifierContent(0)")
    assertPath("emptyView().modifier(TestModifier3.self).group().text(1)", toText: "3", in: sut)
  }

  func testActionsAndInsets() throws {
    let actions = SwiftUI.EmptyView().accessibilityActions {
      Button("a") {}
      AnyView(Text("b"))
    }
    assertPath("emptyView().accessibilityActions().anyView(1).text()", toText: "b", in: actions)
    let sut = Group {
      Text("x")
      Text("y")
        .safeAreaInset(edge: .top) {
          Text("a")
          Text("b")
        }
        .safeAreaInset(edge: .bottom) { Text("c") }
    }
    assertPath("group().text(1).safeAreaInset().text(1)", toText: "b", in: sut)
    assertPath("group().text(1).safeAreaInset(1).text()", toText: "c", in: sut)
    XCTAssertEqual(
      try SwiftUI.EmptyView().safeAreaInset(edge: .top) { Text("a") }.inspect().emptyView()
        .safeAreaInset().pathToRoot, "emptyView().safeAreaInset()")
  }
}

extension CustomViewPathTests {
  fileprivate struct EmptyView: View {
    var body: some View { Text("own") }
  }
}

private struct SimpleTestView: View {
  var body: some View { EmptyView() }
}

private struct TestPrintView: View {
  let str = ["abc"]
  var body: some View { Text("Test") }
}

private struct MixedOptionalView: View {
  let flag: Bool

  var body: some View {
    HStack {
      Text("a")
      if flag { Text("b") }
    }
  }
}

private struct ObservedStateTestView: View {
  final class Model: ObservableObject {
    @Published var value = "start"
  }

  @ObservedObject var state: Model
  var body: some View { Text(state.value) }
}

private struct EnvironmentStateTestView: View {
  final class Model: ObservableObject {
    @Published var value = "given"
  }

  @EnvironmentObject var state: Model
  var body: some View { Text(state.value) }
}

private struct GenericContainer<T: View>: View {
  struct TestView: View {
    var body: some View { Text("x") }
  }

  var body: some View { TestView() }
}

private enum Inner {
  struct ViewWrapper<V: View>: View {
    var body: some View { Text("inner") }
  }
}

private enum Outer {
  struct ViewWrapper<V: View>: View {
    var body: some View { Inner.ViewWrapper<V>() }
  }
}

private struct NameMatchView: View {
  var body: some View { EmptyView() }
}

private struct NameMatchViewList: View {
  var body: some View {
    ForEach(0..<1) { _ in NameMatchView() }
  }
}

private struct TestTreeView: View {
  struct Item: Hashable {
    let text: String
    var nested: [Item] = []
  }

  let item: Item

  var body: some View {
    VStack {
      Text(item.text)
      ForEach(item.nested, id: \.self) { TestTreeView(item: $0) }
    }
  }
}

private struct InnerView: View {
  var body: some View {
    Button {
    } label: {
      HStack { Text("c") }
    }
    .mask(Group { Text("d") })
  }
}

private struct Modifier: ViewModifier {
  let text: String

  func body(content: Self.Content) -> some View {
    AnyView(content.overlay(Text(text)))
  }
}

private struct MainView: View {
  var body: some View {
    AnyView(
      Group {
        EmptyView().overlay(
          HStack {
            EmptyView()
            InnerView()
          })
        Text("a").background(Button("b") {})
        Divider().modifier(Modifier(text: "1")).modifier(Modifier(text: "2"))
      })
  }
}

private struct Key: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct ManyOverlaysView: View {
  var body: some View {
    EmptyView()
      .border(Color.red)
      .overlay(AnyView(Text("a")))
      .overlayPreferenceValue(Key.self) { _ in Text("b") }
  }
}

private struct ManyBGOverlaysView: View {
  var body: some View {
    EmptyView()
      .background(AnyView(Text("a")))
      .backgroundPreferenceValue(Key.self) { _ in Text("b") }
  }
}

private struct TestModifier: ViewModifier {
  func body(content: Self.Content) -> some View { content.padding(5) }
}

private struct TestModifier2: ViewModifier {
  func body(content: Self.Content) -> some View {
    HStack {
      EmptyView()
      content
    }
  }
}

private struct TestModifier3: ViewModifier {
  func body(content: Self.Content) -> some View {
    Group {
      content
      Text("3")
    }
  }
}
