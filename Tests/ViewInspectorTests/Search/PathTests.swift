import SwiftUI
import ViewInspector
import XCTest

/// The paths that inspection gives for each kind of view.
final class PathTests: XCTestCase {
  private func path<T: BaseViewType>(
    of type: T.Type, in view: some View, file: StaticString = #filePath, line: UInt = #line
  ) -> String {
    do {
      return try view.inspect().find(type).pathToRoot
    } catch {
      XCTFail(error.localizedDescription, file: file, line: line)
      return ""
    }
  }

  private func path(
    of text: String, in view: some View, file: StaticString = #filePath, line: UInt = #line
  ) -> String {
    do {
      return try view.inspect().find(text: text).pathToRoot
    } catch {
      XCTFail(error.localizedDescription, file: file, line: line)
      return ""
    }
  }

  func testRoot() throws {
    XCTAssertEqual(try EmptyView().inspect().pathToRoot, "")
    XCTAssertEqual(try EmptyView().inspect().emptyView().pathToRoot, "emptyView()")
  }

  func testContainers() {
    XCTAssertEqual(path(of: "a", in: AnyView(Text("a"))), "anyView().text()")
    XCTAssertEqual(path(of: "a", in: Group { Text("a") }), "group().text(0)")
    XCTAssertEqual(
      path(
        of: "b",
        in: HStack {
          Text("a"); Text("b")
        }), "hStack().text(1)")
    XCTAssertEqual(path(of: "a", in: VStack { Text("a") }), "vStack().text(0)")
    XCTAssertEqual(path(of: "a", in: ZStack { Text("a") }), "zStack().text(0)")
    XCTAssertEqual(path(of: "a", in: List { Text("a") }), "list().text(0)")
    XCTAssertEqual(path(of: "a", in: Form { Text("a") }), "form().text(0)")
    XCTAssertEqual(path(of: "a", in: ScrollView { Text("a") }), "scrollView().text()")
    XCTAssertEqual(path(of: "a", in: LazyHStack { Text("a") }), "lazyHStack().text(0)")
    XCTAssertEqual(path(of: "a", in: LazyVStack { Text("a") }), "lazyVStack().text(0)")
    XCTAssertEqual(
      path(of: "a", in: LazyHGrid(rows: [GridItem()]) { Text("a") }), "lazyHGrid().text(0)")
    XCTAssertEqual(
      path(of: "a", in: LazyVGrid(columns: [GridItem()]) { Text("a") }), "lazyVGrid().text(0)")
    XCTAssertEqual(path(of: "2", in: ForEach(0..<3) { Text("\($0)") }), "forEach().text(2)")
    XCTAssertEqual(path(of: "a", in: GeometryReader { _ in Text("a") }), "geometryReader().text()")
    XCTAssertEqual(
      path(of: "a", in: ScrollViewReader { _ in Text("a") }), "scrollViewReader().text()")
    XCTAssertEqual(
      path(of: "a", in: NavigationStack { Text("a") }), "navigationStack().text()")
    XCTAssertEqual(path(of: "a", in: NavigationView { Text("a") }), "navigationView().text()")
    XCTAssertEqual(
      path(of: "b", in: TabView { Text("a").tabItem { Text("b") } }),
      "tabView().text(0).tabItem().text()")
    XCTAssertEqual(path(of: "a", in: Menu("m") { Text("a") }), "menu().text(0)")
  }

  func testLabels() {
    let flag = Binding(wrappedValue: false)
    let number = Binding(wrappedValue: 0.0)
    let count = Binding(wrappedValue: 0)
    let string = Binding(wrappedValue: "")
    let date = Binding(wrappedValue: Date(timeIntervalSinceReferenceDate: 0))
    XCTAssertEqual(path(of: "a", in: Button("a") {}), "button().labelView().text()")
    XCTAssertEqual(path(of: "a", in: Toggle("a", isOn: flag)), "toggle().labelView().text()")
    XCTAssertEqual(
      path(of: "a", in: Slider(value: number) { Text("a") }), "slider().labelView().text()")
    XCTAssertEqual(path(of: "a", in: Stepper("a", value: count)), "stepper().labelView().text()")
    XCTAssertEqual(
      path(of: "a", in: TextField("a", text: string)), "textField().labelView().text()")
    XCTAssertEqual(
      path(of: "b", in: TextField("a", text: string, prompt: Text("b"))),
      "textField().prompt().text()")
    XCTAssertEqual(
      path(of: "a", in: SecureField("a", text: string)), "secureField().labelView().text()")
    XCTAssertEqual(
      path(of: "a", in: DatePicker("a", selection: date)), "datePicker().labelView().text()")
    let picker = Picker("a", selection: count) {
      Text("0"); Text("1")
    }
    XCTAssertEqual(path(of: "a", in: picker), "picker().labelView().text()")
    XCTAssertEqual(path(of: "1", in: picker), "picker().text(1)")
    XCTAssertEqual(path(of: "a", in: Menu("a") { Text("b") }), "menu().labelView().text()")
    XCTAssertEqual(
      path(of: "a", in: Label("a", systemImage: "star")), "label().title().text()")
    XCTAssertEqual(
      path(of: ViewType.Image.self, in: Label("a", systemImage: "star")),
      "label().icon().image()")
    XCTAssertEqual(
      path(of: "a", in: Link("a", destination: URL(fileURLWithPath: "/"))),
      "link().labelView().text()")
    XCTAssertEqual(
      path(of: "a", in: LabeledContent("a") { Text("b") }), "labeledContent().labelView().text()")
    XCTAssertEqual(
      path(of: "b", in: LabeledContent("a") { Text("b") }), "labeledContent().text(0)")
    XCTAssertEqual(path(of: "a", in: ProgressView("a")), "progressView().labelView().text()")
    XCTAssertEqual(
      path(
        of: "b",
        in: ProgressView(value: 0.5, label: { Text("a") }, currentValueLabel: { Text("b") })),
      "progressView().currentValueLabelView().text()")
    XCTAssertEqual(path(of: "a", in: GroupBox("a") { Text("b") }), "groupBox().labelView().text()")
    XCTAssertEqual(path(of: "b", in: GroupBox("a") { Text("b") }), "groupBox().text(0)")
    XCTAssertEqual(
      path(
        of: "a",
        in: DisclosureGroup("a") {
          Text("b"); Text("c")
        }),
      "disclosureGroup().labelView().text()")
    XCTAssertEqual(
      path(
        of: "c",
        in: DisclosureGroup("a") {
          Text("b"); Text("c")
        }),
      "disclosureGroup().text(1)")
    let section = Section {
      Text("b")
    } header: {
      Text("a")
    } footer: {
      Text("c")
    }
    XCTAssertEqual(path(of: "a", in: section), "section().header().text()")
    XCTAssertEqual(path(of: "b", in: section), "section().text(0)")
    XCTAssertEqual(path(of: "c", in: section), "section().footer().text()")
  }

  func testImages() {
    XCTAssertEqual(
      path(of: "a", in: AnyView(Image("x", label: Text("a")))),
      "anyView().image().labelView().text()")
    let sut = AnyView(
      AsyncImage(url: nil) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): AnyView(image)
        case .failure: Text("failed")
        @unknown default: EmptyView()
        }
      })
    XCTAssertEqual(
      path(of: ViewType.ProgressView.self, in: sut),
      "anyView().asyncImage().contentView(.empty).progressView()")
    XCTAssertEqual(
      path(of: ViewType.Image.self, in: sut),
      "anyView().asyncImage().contentView(.success()).anyView().image()")
    XCTAssertEqual(
      path(of: "failed", in: sut), "anyView().asyncImage().contentView(.failure()).text()")
  }

  func testNavigationLinks() {
    let sut = AnyView(
      NavigationView {
        NavigationLink(destination: Destination(title: "in")) { Text("GoTo") }
        NavigationLink(destination: Destination(title: "in2")) { Text("GoTo2") }
      })
    XCTAssertEqual(
      path(of: "in", in: sut),
      "anyView().navigationView().navigationLink(0).view(Destination.self).text()")
    XCTAssertEqual(
      path(of: "GoTo2", in: sut), "anyView().navigationView().navigationLink(1).labelView().text()")
  }

  func testShapesAndGradients() {
    let gradient = Gradient(colors: [.red, .blue])
    XCTAssertEqual(path(of: ViewType.Color.self, in: Group { Color.red }), "group().color(0)")
    XCTAssertEqual(
      path(
        of: ViewType.Shape.self,
        in: Group {
          Text(""); Text(""); Circle()
        }), "group().shape(2)")
    XCTAssertEqual(
      path(
        of: ViewType.LinearGradient.self,
        in: AnyView(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))),
      "anyView().linearGradient()")
    XCTAssertEqual(
      path(
        of: ViewType.RadialGradient.self,
        in: AnyView(
          RadialGradient(gradient: gradient, center: .center, startRadius: 1, endRadius: 2))),
      "anyView().radialGradient()")
    XCTAssertEqual(
      path(
        of: ViewType.AngularGradient.self,
        in: AnyView(AngularGradient(gradient: gradient, center: .center))),
      "anyView().angularGradient()")
    XCTAssertEqual(
      path(
        of: ViewType.EllipticalGradient.self, in: AnyView(EllipticalGradient(gradient: gradient))),
      "anyView().ellipticalGradient()")
  }

  func testLeaves() {
    XCTAssertEqual(path(of: ViewType.Spacer.self, in: AnyView(Spacer())), "anyView().spacer()")
    XCTAssertEqual(path(of: ViewType.Divider.self, in: AnyView(Divider())), "anyView().divider()")
    XCTAssertEqual(
      path(of: ViewType.EditButton.self, in: AnyView(EditButton())), "anyView().editButton()")
    XCTAssertEqual(
      path(
        of: ViewType.TextEditor.self, in: AnyView(TextEditor(text: Binding(wrappedValue: "")))),
      "anyView().textEditor()")
  }

  func testLayers() {
    XCTAssertEqual(
      path(of: "a", in: EmptyView().overlay { Text("a") }), "emptyView().overlay().text()")
    XCTAssertEqual(
      path(of: "a", in: EmptyView().background { Text("a") }), "emptyView().background().text()")
    XCTAssertEqual(
      path(of: "b", in: EmptyView().overlay { Text("a") }.overlay { Text("b") }),
      "emptyView().overlay(1).text()")
    XCTAssertEqual(
      path(of: "a", in: EmptyView().mask { Group { Text("a") } }),
      "emptyView().mask().group().text(0)")
    XCTAssertEqual(
      path(
        of: "b",
        in: AnyView(
          Group {
            EmptyView(); EmptyView().overlay { HStack { Text("b") } }
          })),
      "anyView().group().emptyView(1).overlay().hStack().text(0)")
  }

  func testModifiers() throws {
    let sut = EmptyView().modifier(Plain())
    XCTAssertEqual(
      try sut.inspect().emptyView().modifier(Plain.self).viewModifierContent().pathToRoot,
      "emptyView().modifier(Plain.self).viewModifierContent()")
    XCTAssertEqual(
      try sut.modifier(Plain()).inspect().emptyView().modifier(Plain.self, 1)
        .viewModifierContent().pathToRoot,
      "emptyView().modifier(Plain.self, 1).viewModifierContent()")
    XCTAssertEqual(
      path(of: "beside", in: EmptyView().modifier(Stacked())),
      "emptyView().modifier(Stacked.self).hStack().text(0)")
    XCTAssertEqual(
      path(of: ViewType.ViewModifierContent.self, in: EmptyView().modifier(Stacked())),
      "emptyView().modifier(Stacked.self).hStack().viewModifierContent(1)")
  }

  func testGenericsAndTuples() throws {
    XCTAssertEqual(
      path(of: "a", in: Wrapper { Wrapper { Text("a") } }),
      "view(Wrapper<EmptyView>.self).view(Wrapper<EmptyView>.self).text()")
    let sut = HStack {
      Text("x"); TupleView((Text("a"), Text("b")))
    }
    XCTAssertEqual(
      try sut.inspect().hStack().tupleView(1).text(1).pathToRoot, "hStack().tupleView(1).text(1)")
    XCTAssertThrowsError(try sut.inspect().hStack().text(1)) {
      XCTAssertEqual(
        $0.localizedDescription,
        "Please insert .tupleView(1) after HStack for inspecting its children at index 1")
    }
  }

  func testToolbars() {
    let sut = Group {
      EmptyView()
        .toolbar {
          ToolbarItem {
            Text("a"); Text("b")
          }
        }
        .toolbar {
          ToolbarItem { Text("c") }
          ToolbarItemGroup { HStack { Text("d") } }
        }
    }
    XCTAssertEqual(path(of: "b", in: sut), "group().emptyView(0).toolbar().item(0).text(1)")
    XCTAssertEqual(path(of: "c", in: sut), "group().emptyView(0).toolbar(1).item(0).text()")
    XCTAssertEqual(
      path(of: "d", in: sut), "group().emptyView(0).toolbar(1).itemGroup(1).hStack().text(0)")
  }
}

private struct Destination: View {
  let title: String
  var body: some View { Text(title) }
}

private struct Plain: ViewModifier {
  func body(content: Self.Content) -> some View { content.opacity(0.5) }
}

private struct Stacked: ViewModifier {
  func body(content: Self.Content) -> some View {
    HStack {
      Text("beside")
      content
    }
  }
}

private struct Wrapper<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}
