import Foundation
import ReviewRecords
import SnapshotTesting
import Testing

@MainActor
struct VerifySnapshotTests {
  private let folder = SnapshotFolder()

  @Test func aMissingReferenceIsRecordedAndFailsOnce() throws {
    let first = try #require(folder.problem(of: "one", as: .lines))
    #expect(first.hasPrefix("There was no reference; this snapshot was recorded as it: "))
    #expect(first.contains("run \"test\" again to compare with it"))
    #expect(folder.problem(of: "one", as: .lines) == nil)
    #expect(try folder.data("test.value.txt") == Data("one".utf8))
  }

  @Test func aRenamedTestIsToldOfItsOldReference() throws {
    _ = folder.problem(of: "one", as: .lines, test: "old")
    let problem = try #require(folder.problem(of: "one", as: .lines, test: "newer"))
    #expect(problem.contains("It is the same as old.value.txt beside it. If the test was renamed"))
    #expect(folder.files == ["newer.value.txt", "old.value.txt"])
  }

  @Test func nothingIsRecordedWhereTheModeIsNever() throws {
    let problem = try #require(folder.problem(of: "one", as: .lines, record: .never))
    #expect(problem.contains("nothing is recorded, as the mode is \"never\""))
    #expect(folder.files.isEmpty)
  }

  @Test func recordingAllWritesOverAndFails() throws {
    try folder.write(Data("old".utf8), "test.value.txt")
    let problem = try #require(folder.problem(of: "new", as: .lines, record: .all))
    #expect(problem.contains("as record mode is on"))
    #expect(try folder.data("test.value.txt") == Data("new".utf8))
  }

  @Test func recordingWhatFailedWritesOverOnlyThat() throws {
    try folder.write(Data("same".utf8), "test.value.txt")
    #expect(folder.problem(of: "same", as: .lines, record: .failed) == nil)
    let problem = try #require(folder.problem(of: "other", as: .lines, record: .failed))
    #expect(problem.contains("It was recorded as the new reference: "))
    #expect(folder.problem(of: "other", as: .lines, record: .never) == nil)
  }

  @Test func aDifferenceNamesBothFilesAndLeavesTheReferenceAlone() throws {
    try folder.write(Data("one\ntwo".utf8), "test.value.txt")
    let problem = try #require(folder.problem(of: "one\n2", as: .lines))
    #expect(problem.contains("− two\n+ 2"))
    #expect(problem.contains("reference: file://\(folder.url.path)/test.value.txt"))
    #expect(problem.contains("SNAPSHOT_TESTING_RECORD=failed"))
    #expect(try folder.data("test.value.txt") == Data("one\ntwo".utf8))
  }

  @Test func snapshotsWithoutNamesAreNumberedFromOne() {
    _ = folder.problem(of: "a", as: .lines, named: nil, test: "numbered()")
    _ = folder.problem(of: "b", as: .lines, named: nil, test: "numbered()")
    #expect(folder.files == ["numbered.1.txt", "numbered.2.txt"])
  }

  @Test func namesAreMadeFitForFiles() {
    _ = folder.problem(of: "a", as: .lines, named: "iPhone 13 (dark)!", test: "test_it(size:)")
    #expect(folder.files == ["test_it-size.iPhone-13-dark.txt"])
  }

  @Test func referencesLieBesideTheTestsFile() {
    let message = verifySnapshot(
      of: "x", as: .lines, named: "a", record: .never, file: "/somewhere/CartTests.swift",
      testName: "cart()")
    #expect(message?.contains("/somewhere/__Snapshots__/CartTests/cart.a.txt") == true)
  }

  @Test func twoSnapshotsOfOneNameAreAnError() throws {
    _ = folder.problem(of: "one", as: .lines, record: .all, test: "first")
    #expect(folder.problem(of: "one", as: .lines, record: .all, test: "first") != nil)
    let problem = try #require(
      folder.problem(of: "two", as: .lines, record: .all, test: "first"))
    #expect(problem.hasPrefix("Two snapshots of this run have one name, and differ: "))
    #expect(try folder.data("test.value.txt".replacing("test", with: "first")) == Data("one".utf8))
  }

  @Test func aReferenceThatWasDeletedOrChangedIsRecordedAgain() throws {
    let reference = folder.url.appendingPathComponent("test.value.txt")
    _ = folder.problem(of: "one", as: .lines, record: .all)
    try FileManager.default.removeItem(at: reference)
    _ = folder.problem(of: "one", as: .lines, record: .all)
    #expect(try folder.data("test.value.txt") == Data("one".utf8))
    try folder.write(Data("old".utf8), "test.value.txt")
    _ = folder.problem(of: "one", as: .lines, record: .all)
    #expect(try folder.data("test.value.txt") == Data("one".utf8))
    try FileManager.default.removeItem(at: reference)
    _ = folder.problem(of: "two", as: .lines)
    #expect(try folder.data("test.value.txt") == Data("two".utf8))
  }

  @Test func aFolderThatCannotBeWrittenToIsNamed() throws {
    try folder.write(Data(), "file")
    let inside = folder.url.appendingPathComponent("file/inside").path
    let problem = try #require(
      verifySnapshot(of: "x", as: .lines, named: "a", snapshotDirectory: inside))
    #expect(problem.hasPrefix("Can't write \(inside)/"))
    #expect(problem.contains("Check that the folder may be written to"))
  }

  @Test func whatIsIgnoredAndRejectedIsReadBesideTheReference() throws {
    try folder.write(Data("one".utf8), "test.value.txt")
    let reference = folder.url.appendingPathComponent("test.value.txt")
    let fingerprint = StableHash.hexadecimal(of: Data("two".utf8))
    try ReviewNotes(rejected: [.init(fingerprint: fingerprint, note: "Too long.")])
      .write(of: reference)
    let problem = try #require(folder.problem(of: "two", as: .lines))
    #expect(problem.contains("was looked at before and rejected: Too long."))
    let other = try #require(folder.problem(of: "three", as: .lines))
    #expect(!other.contains("rejected"))
    try folder.write(Data("{".utf8), "test.value.txt.review.json")
    #expect(folder.problem(of: "two", as: .lines)?.contains("test.value.txt.review.json") == true)
  }

  @Test func aReferenceThatCannotBeReadIsNamed() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("test.value.txt"), withIntermediateDirectories: true)
    let problem = try #require(folder.problem(of: "x", as: .lines))
    #expect(problem.hasPrefix("Can't read the reference \(folder.url.path)/test.value.txt: "))
    #expect(folder.files == ["test.value.txt"])
  }

  @Test func aValueThatThrowsIsTold() throws {
    struct Lost: Error {}
    func value() throws -> String { throw Lost() }
    let problem = try #require(verifySnapshot(of: try value(), as: .lines, named: "a"))
    #expect(problem == "The value could not be made: Lost()")
  }

  @Test func aSnapshotThatNeverComesTimesOut() throws {
    let never = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { _ in
      Async { _ in }
    }
    let problem = try #require(folder.problem(of: "x", as: never, timeout: 0.05))
    #expect(problem.hasPrefix("The snapshot was not there after 0.05 seconds."))
  }
}
