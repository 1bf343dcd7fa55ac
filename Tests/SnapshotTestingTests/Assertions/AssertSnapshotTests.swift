import Foundation
import SnapshotTesting
import SwiftUI
import Testing
import XCTest

/// The assertions in both frameworks, with what they report.
@MainActor
struct AssertSnapshotTests {
  private let folder = SnapshotFolder()

  private var source: StaticString { "/tmp/vitrine-assertions/Absent.swift" }

  @Test func aFailureReachesSwiftTesting() {
    withKnownIssue {
      assertSnapshot(of: "x", as: .lines, record: .never, file: source)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("/__Snapshots__/Absent/aFailureReaches") }
    }
  }

  @Test func allStrategiesOfADictionaryAreTriedInTheOrderOfTheirNames() {
    let names = Collected()
    withKnownIssue {
      assertSnapshots(
        of: "x", as: ["b": .lines, "a": .description], record: .never, file: source)
    } matching: { issue in
      names.add(
        issue.comments.compactMap { $0.rawValue.split(separator: ".").dropFirst().first }
          .map(String.init))
      return true
    }
    #expect(names.all == ["a", "b"])
  }

  @Test func olderSpellingsStillCompile() {
    let isRecording = false
    withKnownIssue {
      withSnapshotTesting(record: .never) {
        assertSnapshot(matching: "x", as: .lines, file: source)
        assertSnapshot(of: "x", as: .lines, record: isRecording, file: source)
        assertSnapshots(matching: "x", as: [.lines, .dump], file: source)
        assertSnapshot(of: "x", as: .lines, record: .never, timeout: 1, file: source)
      }
    }
  }

  @Test(.snapshots(record: .never, diffTool: "compare")) func theTraitSaysWhenToRecord() throws {
    try folder.write(Data("old".utf8), "test.value.txt")
    let problem = try #require(folder.problem(of: "new", as: .lines, record: nil))
    #expect(problem.contains("compare \"\(folder.url.path)/test.value.txt\" \""))
    #expect(folder.problem(of: "new", as: .lines, named: "other", record: nil) != nil)
    #expect(folder.files == ["test.value.txt"])
  }

  @Test func scopesNestAndKeepWhatInnerOnesDoNotSay() async {
    await withSnapshotTesting(record: .never) {
      await Task.yield()
      withSnapshotTesting(diffTool: .ksdiff) {
        let current = SnapshotTestingConfiguration.current
        #expect(current?.record == .never)
        #expect(
          current?.diffTool?(currentFilePath: "a", failedFilePath: "b") == "ksdiff \"a\" \"b\"")
      }
    }
  }

  @Test func modesHaveTheNamesOfTheEnvironment() {
    #expect(SnapshotTestingConfiguration.Record(rawValue: "failed") == .failed)
    #expect(SnapshotTestingConfiguration.Record(rawValue: "sometimes") == nil)
    let isOn: SnapshotTestingConfiguration.Record = true
    #expect(isOn == .all)
  }

  @Test func olderSuitesPutTheDiffToolBackWithNil() {
    SnapshotTesting.diffTool = nil
    #expect(
      SnapshotTesting.diffTool(currentFilePath: "/a", failedFilePath: "/b")
        == "reference: file:///a\nthis run:  file:///b")
  }
}

/// The same in XCTest.
final class AssertSnapshotXCTests: XCTestCase {
  func testAFailureReachesXCTest() {
    XCTExpectFailure {
      assertSnapshot(
        of: "x", as: .lines, record: .never, file: "/tmp/vitrine-assertions/Absent.swift")
    }
  }

  func testNumbersBeginWithOneInEachRunOfATest() {
    let problem = verifySnapshot(of: "x", as: .lines, record: .never)
    XCTAssertTrue(problem?.contains("testNumbersBeginWithOneInEachRunOfATest.1.txt") == true)
  }

  @MainActor
  func testPicturesAreDrawnInXCTestToo() {
    let folder = SnapshotFolder()
    XCTAssertNotNil(folder.problem(of: Text("Total"), as: .image))
    XCTAssertNil(folder.problem(of: Text("Total"), as: .image))
  }
}
