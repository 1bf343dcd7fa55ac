import Foundation
import ReviewRecords
import Testing

final class ReviewFolderTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("review-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func record(_ name: String) -> ReviewRecord {
    ReviewRecord(
      kind: .changed, test: "CartTests.looks", name: name, reference: "/tests/\(name).png",
      message: "differs",
      elements: [
        ReviewElement(
          identity: ElementIdentity(kind: "Text", identifier: "", number: 1), label: "Pay",
          frame: ReviewBox(x: 1, y: 2, width: 3, height: 4))
      ])
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let review = ReviewFolder(folder)
    try review.write(
      record("b"), snapshot: Data([1]), reference: Data([2]), difference: nil)
    try review.write(record("a"), snapshot: Data([3]), reference: nil, difference: nil)
    #expect(review.records() == [record("a"), record("b")])
    let files = review.files(of: record("b"))
    #expect(files.snapshot?.lastPathComponent == "new.png" && files.difference == nil)
    #expect(try files.reference.map { try Data(contentsOf: $0) } == Data([2]))
  }

  @Test func aSecondRunTakesThePlaceOfTheFirst() throws {
    let review = ReviewFolder(folder)
    try review.write(record("a"), snapshot: Data([1]), reference: Data(), difference: Data())
    try review.write(record("a"), snapshot: Data([2]), reference: nil, difference: nil)
    #expect(review.records().count == 1)
    #expect(review.files(of: record("a")).reference == nil)
    review.forget(URL(fileURLWithPath: "/tests/a.png"))
    #expect(review.records().isEmpty)
  }

  @Test func whatIsNoRecordIsPassedOver() throws {
    let other = folder.appendingPathComponent("other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: other.appendingPathComponent("record.json"))
    #expect(ReviewFolder(folder).records().isEmpty)
  }

  @Test func notesLieBesideTheReferenceAndGoWithTheLastOfThem() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let reference = folder.appendingPathComponent("looks.1.png")
    #expect(try ReviewNotes.read(of: reference) == ReviewNotes())
    let notes = ReviewNotes(
      ignored: [ElementIdentity(kind: "Text", identifier: "price", number: 1)],
      rejected: [.init(fingerprint: "ab", note: "too small")])
    try notes.write(of: reference)
    #expect(try ReviewNotes.read(of: reference) == notes)
    try ReviewNotes().write(of: reference)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func equalElementsAreNumberedInReadingOrder() {
    let identities = ElementIdentity.numbered([("Text", ""), ("Button", "a"), ("Text", "")])
    #expect(identities.map(\.number) == [1, 1, 2])
  }
}
