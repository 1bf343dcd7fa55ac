import Combine
import SwiftUI
import ViewInspector
import XCTest

/// A screen that loads what it shows, as apps write it, and its suite.
@MainActor
final class FeedTests: XCTestCase {
  private struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline" }
  }

  private func hosted(
    _ result: Result<[String], any Error>,
    _ body: @escaping @MainActor @Sendable (InspectableView<ViewType.View<FeedView>>) throws -> Void
  ) async throws {
    let sut = FeedView(load: { try result.get() })
    try await ViewHosting.host(sut) {
      try await sut.inspection.inspect(after: .milliseconds(50)) { try body($0) }
    }
  }

  func testLoadedItemsAreRows() async throws {
    try await hosted(.success(["Apple", "Pear"])) { view in
      let row = try view.find(viewWithAccessibilityIdentifier: "row-1").hStack()
      XCTAssertEqual(try row.spacing(), 12)
      XCTAssertEqual(try row.image(0).actualImage().name(), "1.circle")
      XCTAssertEqual(try row.image(0).imageScale(), .large)
      try row.callOnTapGesture()
      XCTAssertEqual(try view.find(ViewType.TextField.self).input(), "Pear")
      XCTAssertEqual(view.findAll(ViewType.HStack.self).count, 2)
    }
  }

  func testAToggleChangesTheRows() async throws {
    try await hosted(.success(["Apple"])) { view in
      XCTAssertNil(try view.find(text: "Apple").lineLimit())
      try view.find(ViewType.Toggle.self).tap()
      XCTAssertEqual(try view.find(text: "Apple").lineLimit(), 1)
    }
  }

  func testAFailureOffersToTryAgain() async throws {
    try await hosted(.failure(Offline())) { view in
      XCTAssertNoThrow(try view.find(text: "You are offline"))
      let style = try view.find(button: "Retry").buttonStyle()
      XCTAssertTrue(style is BorderedProminentButtonStyle)
    }
  }

  func testNothingToShowSaysSo() async throws {
    try await hosted(.success([])) { view in
      let content = try view.find(ViewType.ContentUnavailableView.self)
      XCTAssertEqual(try content.description().text().string(), "Come back later")
    }
  }

  func testRowsAreDeletedAndEditedWithoutAHost() throws {
    let view = try EditableList().inspect()
    try view.find(ViewType.ForEach.self).callOnDelete(IndexSet(integer: 0))
    XCTAssertThrowsError(try view.find(text: "First"))
    XCTAssertThrowsError(try view.find(text: "Editing Second"))
    try view.find(button: "Edit").tap()
    XCTAssertNoThrow(try view.find(text: "Editing Second"))
  }
}

@MainActor
private final class FeedModel: ObservableObject {
  enum Phase {
    case loading
    case loaded([String])
    case failed(String)
  }

  @Published var phase = Phase.loading
  @Published var query = ""
  private let load: () async throws -> [String]

  init(_ load: @escaping () async throws -> [String]) { self.load = load }

  func refresh() async {
    phase = .loading
    do {
      phase = .loaded(try await load())
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }
}

@MainActor
struct FeedView: View {
  @StateObject private var model: FeedModel
  @State private var isCompact = false
  let inspection = Inspection<Self>()

  init(load: @escaping () async throws -> [String]) {
    _model = StateObject(wrappedValue: FeedModel(load))
  }

  var body: some View {
    NavigationStack { content.navigationTitle("Feed") }
      .task { await model.refresh() }
      .onReceive(inspection.notice) { inspection.visit(self, $0) }
  }

  @ViewBuilder private var content: some View {
    switch model.phase {
    case .loading:
      ProgressView("Loading")
    case .loaded(let items) where items.isEmpty:
      ContentUnavailableView(
        "Nothing", systemImage: "tray", description: Text("Come back later"))
    case .loaded(let items):
      List {
        Section {
          TextField("Search", text: $model.query)
          Toggle("Compact", isOn: $isCompact)
        } header: {
          Text("Options")
        }
        ForEach(Array(items.enumerated()), id: \.offset) { row($0.element, at: $0.offset) }
      }
    case .failed(let reason):
      Text(reason)
      Button("Retry") { Task { await model.refresh() } }.buttonStyle(.borderedProminent)
    }
  }

  private func row(_ item: String, at index: Int) -> some View {
    HStack(spacing: 12) {
      Image(systemName: "\(index).circle").imageScale(.large)
      Text(item).lineLimit(isCompact ? 1 : nil)
    }
    .onTapGesture { model.query = item }
    .accessibilityIdentifier("row-\(index)")
  }
}

private struct EditableList: View {
  struct Item: Identifiable {
    let id: Int
    let name: String
  }

  @State private var items = [Item(id: 1, name: "First"), Item(id: 2, name: "Second")]
  @State private var edited: Item?

  var body: some View {
    List {
      ForEach(items) { item in
        HStack {
          Text(item.name)
          Button("Edit") { edited = item }
        }
      }
      .onDelete { items.remove(atOffsets: $0) }
    }
    .sheet(item: $edited) { Text("Editing \($0.name)") }
  }
}
