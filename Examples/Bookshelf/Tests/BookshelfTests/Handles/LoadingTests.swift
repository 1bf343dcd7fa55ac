import Axt
import SwiftUI
import XCTest

@testable import BookshelfKit

@MainActor
final class LoadingTests: XCTestCase {
  func testLibraryLoadsWhenItAppears() async throws {
    let library = Library(service: SampleBookService())
    let view = RootView()
      .environmentObject(library)
      .environmentObject(Settings())
      .environment(ReadingGoal(target: 2, finished: 1))
    let test = await AxtTest.host(view)
    for _ in 0..<200 where library.phase != .loaded { try await Task.sleep(for: .milliseconds(2)) }
    XCTAssertEqual(library.phase, .loaded)
    XCTAssertTrue(test.exists)
  }
}
