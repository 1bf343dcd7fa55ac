import Foundation
import ReviewRecords
import Testing
import VitrineTool

struct ReviewStoreTests {
  private let run = ReviewRun()

  @Test func acceptingTakesTheSnapshotOver() throws {
    let record = try run.add("looks.1.txt")
    let done = try run.store.apply([.init(id: record.id, action: .accept)])
    #expect(done == ["Wrote \(record.reference)"])
    #expect(run.content("looks.1.txt") == "new")
    #expect(run.store.groups.isEmpty)
  }

  @Test func acceptingAMissingOneRemovesItsReference() throws {
    let record = try run.add("gone.1.txt", kind: .missing)
    _ = try run.store.apply([.init(id: record.id, action: .accept)])
    #expect(run.content("gone.1.txt") == nil)
  }

  @Test func rejectingANewOneRemovesWhatWasRecorded() throws {
    let record = try run.add("first.1.txt", kind: .new)
    try Data("new".utf8).write(to: run.reference("first.1.txt"))
    _ = try run.store.apply([.init(id: record.id, action: .reject)])
    #expect(run.content("first.1.txt") == nil)
  }

  @Test func rejectingAChangeNotesIt() throws {
    let record = try run.add("looks.1.txt")
    _ = try run.store.apply([.init(id: record.id, action: .reject, note: "The price is cut off.")])
    #expect(run.content("looks.1.txt") == "old")
    let notes = try ReviewNotes.read(of: run.reference("looks.1.txt"))
    #expect(notes.rejected.map(\.note) == ["The price is cut off."])
    #expect(notes.rejected.map(\.fingerprint) == [record.fingerprint])
  }

  @Test func ignoringIsHeldByElements() throws {
    let price = ElementIdentity(kind: "Text", identifier: "price", number: 1)
    let element = ReviewElement(
      identity: price, label: "1.20", frame: ReviewBox(x: 0, y: 0, width: 9, height: 9))
    let record = try run.add("looks.1.txt", elements: [element])
    _ = try run.store.apply([.init(id: record.id, action: .ignore, elements: [price])])
    #expect(try ReviewNotes.read(of: run.reference("looks.1.txt")).ignored == [price])
  }

  @Test func elementsThatAreNotThereAreRefused() throws {
    let record = try run.add("looks.1.txt")
    let other = ElementIdentity(kind: "Text", identifier: "other", number: 1)
    #expect(throws: ToolError.self) {
      try run.store.apply([.init(id: record.id, action: .ignore, elements: [other])])
    }
    #expect(run.store.groups.count == 1)
  }

  @Test func whatWasDecidedBeforeIsNamed() throws {
    let error = #expect(throws: ToolError.self) {
      try run.store.apply([.init(id: "0123", action: .accept)])
    }
    #expect(error?.description.contains("It may have been decided before.") == true)
  }

  @Test func recordsAreChosenByGroupTestAndAll() throws {
    try run.add("a.1.txt", causes: ["x"])
    try run.add("b.1.txt", causes: ["x"])
    try run.add("c.1.txt", causes: ["y"])
    let store = run.store
    func names(_ groups: [String], _ tests: [String] = [], all: Bool = false) throws -> [String] {
      try store.records(groups: groups, tests: tests, all: all).map(\.name)
    }
    #expect(try names(["1"]) == ["a.1", "b.1"])
    #expect(try names([], ["c.1"]) == ["c.1"])
    #expect(try names([], [], all: true).count == 3)
    #expect(throws: ToolError.self) { try names(["9"]) }
  }

  @Test func largeChangesStandBeforeSmallOnes() throws {
    let box = ReviewBox(x: 0, y: 0, width: 20, height: 20)
    try run.add("a.1.txt", causes: ["x"])
    try run.add("b.1.txt", causes: ["y"], boxes: [box])
    try run.add("c.1.txt", causes: ["z"])
    try run.add("d.1.txt", causes: ["z"])
    #expect(run.store.groups.map { $0.records.map(\.name) } == [["c.1", "d.1"], ["b.1"], ["a.1"]])
  }

  @Test func theListNamesGroupsAndFiles() throws {
    #expect(ReviewListing(run.store).text == "Nothing waits for a decision.")
    let reasons = ["Text 'Pay' says 'Buy' now"] + (1...7).map { "Text \($0) moved" }
    try run.add("a.1.txt", reasons: reasons, causes: ["x"])
    try run.add("b.1.txt", reasons: reasons, causes: ["x"])
    let text = ReviewListing(run.store).text
    #expect(text.hasPrefix("2 snapshots wait for a decision."))
    #expect(text.contains("Group 1: Text 'Pay' says 'Buy' now\n  Text 1 moved\n"))
    #expect(text.contains("  Text 5 moved\n  and 2 more changes\n"))
    #expect(text.contains("changed  CartTests.looks  a.1"))
    #expect(text.contains("vitrine accept --group 1"))
  }

  @Test func aFolderWithoutARunIsNamed() {
    let error = #expect(throws: ToolError.self) {
      try ReviewStore(path: "/nowhere/at/all", artifacts: nil)
    }
    #expect(error?.description.contains("Run `vitrine test` first") == true)
  }

  @Test func thePageInAFolderHasItsPicturesBesideIt() throws {
    try run.add("a.1.txt")
    let folder = run.url.appendingPathComponent("page")
    let page = try ReviewFolderPage(run.store).write(to: folder)
    let html = try String(contentsOf: page, encoding: .utf8)
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("pictures").path)
    #expect(pictures.count == 2)
    #expect(pictures.allSatisfy { html.contains("pictures/\($0)") })
    #expect(!html.contains("http://") && !html.contains("https://"))
  }
}
