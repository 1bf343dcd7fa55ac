import Axt
import SwiftUI
import XCTest

/// Behaviours 8 and 9 for each way to make a link and each container.
@MainActor
final class NavigationLinkTests: XCTestCase {
  /// Follows the link `link`, finds `there`, and comes back.
  private func follow(in view: some View, line: UInt = #line) async throws {
    let test = await AxtTest.host(view)
    let link = try test.require(id: "link")
    XCTAssertNil(test.find(id: "there"), line: line)
    for _ in 0..<2 {
      await link.performAction()
      XCTAssertEqual(test.find(id: "there")?.label, "There", test.hierarchy, line: line)
      XCTAssertTrue(link.hierarchy.hasSuffix(" hidden\n"), link.hierarchy, line: line)
      await link.performAction()
      try await test.waitForCondition(timeout: 1) { test.find(id: "there") == nil }
      XCTAssertFalse(link.hierarchy.hasSuffix(" hidden\n"), link.hierarchy, line: line)
    }
  }

  private struct There: View {
    var body: some View { Text("There").testId("there", type: .text) }
  }

  func testLinkWithADestinationInAStack() async throws {
    try await follow(
      in: NavigationStack {
        NavigationLink("More") { There() }.testId("link", type: .navigationLink)
      })
  }

  func testLinkWithADestinationInAList() async throws {
    try await follow(
      in: NavigationStack {
        List {
          NavigationLink {
            There()
          } label: {
            HStack {
              Image(systemName: "star")
              Text("More")
            }
          }
          .testId("link", type: .navigationLink)
        }
      })
  }

  func testLinkWithAValue() async throws {
    try await follow(
      in: NavigationStack {
        NavigationLink("More", value: 7).testId("link", type: .navigationLink)
          .navigationDestination(for: Int.self) { _ in There() }
      })
  }

  private struct Bound: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("More", value: 7).testId("link", type: .navigationLink)
          .navigationDestination(for: Int.self) { _ in There() }
      }
      .testId(insert: "path", value: path)
    }
  }

  func testLinkWithAValueInAStackWithAPath() async throws {
    try await follow(in: Bound())
    let test = await AxtTest.host(Bound())
    await test.find(id: "link")?.performAction()
    XCTAssertEqual(test.find(id: "path")?.value as? [Int], [7])
    await test.find(id: "link")?.performAction()
    XCTAssertEqual(test.find(id: "path")?.value as? [Int], [])
  }

  private struct Active: View {
    @State private var isActive = false
    var body: some View {
      NavigationView {
        NavigationLink("More", destination: There(), isActive: $isActive)
          .testId("link", type: .navigationLink)
      }
      .testId(insert: "active", value: isActive)
    }
  }

  func testLinkThatIsActiveWithABinding() async throws {
    try await follow(in: Active())
    let test = await AxtTest.host(Active())
    await test.find(id: "link")?.performAction()
    XCTAssertEqual(test.find(id: "active")?.value as? Bool, true)
  }

  private struct Tagged: View {
    @State private var selection: Int?
    var body: some View {
      NavigationView {
        NavigationLink("More", destination: There(), tag: 3, selection: $selection)
          .testId("link", type: .navigationLink)
      }
    }
  }

  func testLinkWithATag() async throws { try await follow(in: Tagged()) }

  func testALinkInsideOfADestinationGoesOn() async throws {
    let test = await AxtTest.host(
      NavigationStack {
        NavigationLink("One") {
          NavigationLink("Two") { There() }.testId("two", type: .navigationLink)
        }
        .testId("one", type: .navigationLink)
      })
    await test.find(id: "one")?.performAction()
    await test.find(id: "two")?.performAction()
    test.assertHierarchy(
      """
      → app
        → one label="One" action hidden
        → two label="Two" action hidden
        → there label="There"
      """)
    await test.find(id: "one")?.performAction()
    try await test.waitForCondition(timeout: 1) { test.find(id: "two") == nil }
    test.assertHierarchy("→ app\n  → one label=\"One\" action")
  }
}
