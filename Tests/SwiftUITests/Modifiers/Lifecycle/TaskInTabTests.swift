import SwiftUI
import XCTest

@MainActor
final class TaskInTabTests: XCTestCase {
  @MainActor
  private final class Model: ObservableObject {
    @Published var rows: [Int]?

    func load() async {
      await Task.yield()
      rows = [1, 2]
    }
  }

  private struct Screen: View {
    @EnvironmentObject private var model: Model

    var body: some View {
      content
        .navigationTitle("Screen")
        .task { await model.load() }
    }

    @ViewBuilder
    private var content: some View {
      if let rows = model.rows {
        List { ForEach(rows, id: \.self) { Text("Row \($0)") } }
      } else {
        ProgressView("Loading")
      }
    }
  }

  func testTaskOfTheFirstTabShowsItsResult() async throws {
    let host = TestHost(
      TabView {
        NavigationStack { Screen() }.tabItem { Text("One") }
        Text("Other").tabItem { Text("Two") }
      }
      .environmentObject(Model()))
    for _ in 0..<100_000 {
      guard !host.dump.contains("Row 1") else { break }
      await Task.yield()
      host.settle()
    }
    XCTAssertTrue(host.dump.contains("Row 1"), host.dump)
  }
}
