import Foundation
import ReviewRecords
import Testing

@testable import VitrineTool

/// References that no test of a run has looked at.
struct UnmetReferencesTests {
  private let run = ReviewRun()

  private func write(_ names: String...) throws -> [String] {
    try names.map { name in
      let url = run.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("kept".utf8).write(to: url)
      return url.path
    }
  }

  private func test(_ name: String, _ status: TestRecord.Status = .passed) -> TestRecord {
    TestRecord(
      id: TestID(library: .swiftTesting, target: "AppTests", suite: "CartTests", name: name),
      status: status)
  }

  private func names(_ met: [String], _ tests: [TestRecord]) -> [String] {
    UnmetReferences(met: Set(met), tests: tests).paths.map {
      String($0.dropFirst(run.url.path.count + 1))
    }
  }

  @Test func whatNoTestHasMetIsNamed() throws {
    let all = try write(
      "Tests/__Snapshots__/CartTests/looks.1.vitrine.png",
      "Tests/__Snapshots__/CartTests/oldName.1.vitrine.png",
      "Tests/__Snapshots__/CartTests/looks.values.txt",
      "Tests/__Snapshots__/GoneTests/total.1.txt", "Other/__Snapshots__/ATests/a.1.txt")
    #expect(
      names([all[0]], [test("looks()")]) == [
        "Tests/__Snapshots__/CartTests/looks.values.txt",
        "Tests/__Snapshots__/CartTests/oldName.1.vitrine.png",
        "Tests/__Snapshots__/GoneTests/total.1.txt",
      ])
    #expect(names(Array(all[..<4]), [test("looks()")]).isEmpty)
  }

  @Test func picturesOfOthersAndNotesAreLeftOut() throws {
    let all = try write(
      "__Snapshots__/CartTests/looks.1.vitrine.png", "__Snapshots__/CartTests/looks.1.png",
      "__Snapshots__/CartTests/looks.1.vitrine.png.review.json", "__Snapshots__/CartTests/.keep")
    #expect(names([all[0]], [test("looks()")]).isEmpty)
  }

  @Test func testsThatHaveNotPassedMayNotHaveComeToTheirs() throws {
    let all = try write(
      "__Snapshots__/CartTests/looks.1.txt", "__Snapshots__/CartTests/pays.1.txt",
      "__Snapshots__/CartTests/ships-to.land.txt", "__Snapshots__/CartTests/gone.1.txt")
    let tests = [test("looks()"), test("pays()", .failed), test("ships(to:)", .skipped)]
    #expect(names([all[0]], tests) == ["__Snapshots__/CartTests/gone.1.txt"])
  }

  @Test func baselinesOfTestsThatWereNotOpenedAreNamed() throws {
    let all = try write(
      "__Eyes__/Shop/Looks/iOS-17-iPhone/default/Home.png",
      "__Eyes__/Shop/Looks/iOS-17-iPad/default/Home.png",
      "__Eyes__/Shop/Old/iOS-17-iPhone/default/Home.png")
    #expect(
      names([all[0]], [test("looks()")]) == ["__Eyes__/Shop/Old/iOS-17-iPhone/default/Home.png"])
    #expect(names([all[0]], [test("looks()"), test("old()", .skipped)]).isEmpty)
  }

  @Test func theReviewCanRemoveThem() throws {
    let all = try write(
      "__Snapshots__/CartTests/looks.1.txt", "__Snapshots__/CartTests/old.1.txt",
      "__Snapshots__/CartTests/old.2.txt")
    UnmetReferences(met: [all[0]], tests: []).note(in: run.folder)
    let group = try #require(run.store.groups.first)
    #expect(run.store.groups.count == 1 && group.records.map(\.name) == ["old.1", "old.2"])
    #expect(group.title == "No longer met")
    _ = try run.store.apply(group.records.map { .init(id: $0.id, action: .accept) })
    #expect(all.map { FileManager.default.fileExists(atPath: $0) } == [true, false, false])
  }

  @Test func whatTheRunHasWrittenIsCounted() throws {
    let paths = Set(try write("a.png", "b.png") + ["/nowhere"])
    #expect(UnmetReferences.bytes(of: paths, writtenSince: .distantPast) == 8)
    #expect(UnmetReferences.bytes(of: paths, writtenSince: .distantFuture) == 0)
  }

  @Test func processesNoteWhatTheyMeetLineByLine() {
    let artifacts = run.url.path
    for name in ["one.txt", "two.txt"] {
      let file = MetReferences.folder(in: artifacts).appendingPathComponent(name)
      let met = MetReferences(file)
      met.note(URL(fileURLWithPath: "/a/\(name)"))
      met.note(URL(fileURLWithPath: "/a/../a/both.txt"))
      met.note(URL(fileURLWithPath: "/a/both.txt"))
    }
    #expect(MetReferences.all(in: artifacts) == ["/a/one.txt", "/a/two.txt", "/a/both.txt"])
    #expect(MetReferences.all(in: "/nowhere").isEmpty)
  }
}
