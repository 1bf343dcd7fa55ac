import Combine
import Observation
import SwiftUI
import ViewInspector
import XCTest

/// The ways in which the suites of apps put the calls together.
final class SuiteTests: XCTestCase {
  // MARK: Live views

  struct Quote: View {
    let text: String
    var body: some View {
      VStack {
        Image(systemName: "quote.opening")
        Text(text)
      }
    }
  }

  struct QuoteScreen: View {
    @State var isRead = false
    let inspection = Inspection<Self>()
    var body: some View {
      VStack {
        Color.black.overlay(Quote(text: isRead ? "Read" : "New"))
        Toggle("Read", isOn: $isRead).onChange(of: isRead) { isRead = $0 }
      }
      .onAppear { isRead = true }
      .onReceive(inspection.notice) { self.inspection.visit(self, $0) }
    }
  }

  func testIndexedChainInALiveView() {
    let sut = QuoteScreen()
    let exp = sut.inspection.inspect { view in
      let chain = try view.vStack(0).color(0).overlay(0).view(Quote.self, 0).vStack(0)
      XCTAssertEqual(try chain.text(1).string(), "Read")
      try view.actualView().isRead = false
      XCTAssertEqual(try view.find(Quote.self).vStack().text(1).string(), "New")
      try view.vStack().toggle(1).callOnChange(newValue: true)
      XCTAssertTrue(try view.actualView().isRead)
      XCTAssertEqual(try view.actualView().inspect().find(ViewType.Text.self).string(), "Read")
    }
    ViewHosting.host(view: sut)
    wait(for: [exp], timeout: 1)
  }

  func testHostedValueIsInspectedLater() {
    final class Settings: ObservableObject { var name = "dark" }
    struct Panel: View {
      @EnvironmentObject var settings: Settings
      var body: some View { VStack { Text(settings.name) } }
    }
    let sut = Panel()
    let done = expectation(description: "inspected")
    ViewHosting.host(view: sut.environmentObject(Settings()))
    DispatchQueue.main.async {
      do {
        let view = try sut.inspect(function: "testHostedValueIsInspectedLater()")
        let text = try view.find(ViewType.Text.self).string()
        XCTAssertEqual(text, "dark")
      } catch {
        XCTFail(error.localizedDescription)
      }
      done.fulfill()
    }
    wait(for: [done], timeout: 1)
    XCTAssertEqual(try sut.inspect().view(Panel.self).vStack()[0].text().string(), "dark")
    ViewHosting.expel()
  }

  // MARK: Values

  @Observable final class Store {
    var brand = "OMEGA"
  }

  struct StoreView: View {
    @Environment(Store.self) private var store
    var body: some View {
      Form {
        Section("Brand") { Text(store.brand) }
        NavigationLink("More") { Text("Details").accessibilityIdentifier("details") }
      }
    }
  }

  func testObservableOfTheInspectedTree() throws {
    let sut = StoreView().environment(Store())
    let text = try sut.inspect().find(ViewType.Text.self) { text in
      try text.string() == "OMEGA"
    }
    XCTAssertEqual(text.pathToRoot, "view(StoreView.self).form().section(0).text(0)")
    XCTAssertEqual(
      try sut.inspect().find(viewWithAccessibilityIdentifier: "details").text().string(), "Details")
  }

  func testLinkBehindAView() throws {
    let isActive = Binding(wrappedValue: true)
    let sut = Text("x").background(
      NavigationLink("", destination: Text("y").id("there"), isActive: isActive))
    let link = try sut.inspect().text().background().navigationLink()
    XCTAssertEqual(try link.find(viewWithId: "there").text().string(), "y")
    try link.deactivate()
    XCTAssertFalse(isActive.wrappedValue)
  }

  func testActionsWhileSearching() throws {
    var changes: [Bool] = []
    let sut = VStack {
      HStack { Text("Notify").onChange(of: true) { changes.append($0) } }
      Toggle(isOn: Binding(wrappedValue: false)) { Text("Get news") }
    }
    try sut.inspect().callFirstOnChange(newValue: false)
    XCTAssertEqual(changes, [false])
    try sut.inspect().find(text: "Get news").find(ViewType.Toggle.self, relation: .parent).tap()
    let match = try sut.inspect().find { try $0.text().string().contains("news") }
    XCTAssertEqual(match.pathToRoot, "vStack().toggle(1).labelView().text()")
    XCTAssertNoThrow(try sut.inspect().find(ViewType.Text.self, reading: "Notify"))
  }

  func testTransactionAndEditMode() throws {
    var runs = 0
    let sut = EmptyView().transaction { _ in runs += 1 }
    try sut.inspect().emptyView().callTransaction()
    XCTAssertEqual(runs, 1)
    XCTAssertThrowsError(try EmptyView().inspect().emptyView().callTransaction()) {
      XCTAssertEqual($0.localizedDescription, "EmptyView does not have 'transaction' modifier")
    }
    let mode = Binding<EditMode>(wrappedValue: .inactive)
    let button = try EditButton().environment(\.editMode, mode).inspect().editButton()
    try button.editMode()?.wrappedValue = .active
    XCTAssertEqual(mode.wrappedValue, .active)
  }

  func testListsOfData() throws {
    struct Item: Identifiable { let id: Int }
    var removed: IndexSet?
    let items = [Item(id: 3), Item(id: 4)]
    let sut = List {
      Section {
        ForEach(items) { item in
          Text("\(item.id)").swipeActions { Button("Delete") {} }
        }
        .onDelete { removed = $0 }
      }
    }
    let section = try sut.inspect().list().section(0)
    XCTAssertNoThrow(try section.header().emptyView())
    XCTAssertNoThrow(try section.footer().emptyView())
    XCTAssertEqual(try section.forEach(0).count, 2)
    try section.forEach(0).callOnDelete(IndexSet(integer: 1))
    XCTAssertEqual(removed, IndexSet(integer: 1))
    XCTAssertEqual(try section.forEach(0).map { try $0.text().string() }, ["3", "4"])
    XCTAssertEqual(
      try List(items) { Text("\($0.id)") }.inspect().list().forEach(0).text(1).string(), "4")
  }

  func testSelectedTab() throws {
    let sut = TabView(selection: Binding(wrappedValue: 1)) {
      Text("a").tag(1)
      Text("b").tag(2)
    }
    XCTAssertEqual(try sut.inspect().tabView().text(0).string(), "a")
    XCTAssertThrowsError(try sut.inspect().tabView().text(1)) {
      XCTAssertEqual($0.localizedDescription, "View for tab with tag 2 is absent")
    }
    XCTAssertThrowsError(try sut.inspect().find(text: "b"))
  }

  func testDepthFirstAndParents() throws {
    let sut = VStack {
      HStack { VStack { Text("deep") } }
      Text("flat")
    }
    XCTAssertEqual(try sut.inspect().find(ViewType.Text.self).string(), "flat")
    XCTAssertEqual(
      try sut.inspect().find(ViewType.Text.self, traversal: .depthFirst).string(), "deep")
    XCTAssertEqual(
      try sut.inspect().find(text: "deep")
        .find(ViewType.VStack.self, relation: .parent, skipFound: 1).pathToRoot, "vStack()")
    XCTAssertEqual(sut.countOfTexts, 2)
  }
}

extension View {
  fileprivate var countOfTexts: Int? {
    try? inspect().findAll(where: { (try? $0.text()) != nil }).count
  }
}

extension InspectableView {
  fileprivate func callFirstOnChange(newValue: some Equatable) throws {
    _ = try find(where: { child in
      do {
        try child.callOnChange(newValue: newValue)
        return true
      } catch {
        return false
      }
    })
  }

  fileprivate func find<T: KnownViewType>(
    _ type: T.Type, reading text: String
  ) throws -> InspectableView<T> {
    try find(type) { try $0.find(text: text).pathToRoot == $0.pathToRoot }
  }
}
