import EyesXCUI
import Foundation
import ReviewRecords
import SwiftUI
import Testing

/// A test of pictures from open to close.
@MainActor
@Suite(.serialized)
struct EyesTests {
  private let shop = ShopEyes()

  private func run(
    _ view: some View, tags: [String] = ["Home"], _ change: (Eyes) -> Void = { _ in }
  ) throws -> TestResults {
    let app = XCUIApplication(rootView: view)
    defer { app.terminate() }
    let eyes = shop.eyes()
    change(eyes)
    eyes.open(withApplicationName: "Shop", testName: "looks")
    for tag in tags { eyes.checkWindow(withTag: tag) }
    return try eyes.close(false)
  }

  @Test func theFirstRunIsNewAndBecomesTheBaseline() throws {
    let first = try run(Shop())
    #expect(first.isNew && first.isPassed && !first.isDifferent)
    #expect(first.steps == 1)
    #expect(shop.files.count == 1)
    #expect(shop.files.first?.hasPrefix("Shop/looks/iOS-") == true)
    #expect(shop.files.first?.hasSuffix("/default/Home.png") == true)
    let second = try run(Shop())
    #expect(!second.isNew && second.isPassed)
    #expect(second.matches == 1 && second.strictMatches == 1 && second.mismatches == 0)
  }

  @Test func aDifferenceIsThrownWithItsReasonAndTheBaselineStays() throws {
    _ = try run(Shop())
    let kept = try shop.files.map { try Data(contentsOf: shop.folder.appendingPathComponent($0)) }
    let app = XCUIApplication(rootView: Shop(price: "1.30"))
    defer { app.terminate() }
    let eyes = shop.eyes()
    eyes.open(withApplicationName: "Shop", testName: "looks")
    eyes.checkWindow(withTag: "Home")
    do {
      try eyes.close()
      Issue.record("The difference was not thrown.")
    } catch EyesError.diffsFound(let results, let message) {
      #expect(results.isDifferent && !results.isPassed && results.status == .unresolved)
      #expect(message.contains("differs from its baseline in 1 of 1 checkpoints"))
      #expect(message.contains("Checkpoint \"Home\":\nWhat changed first: elements"))
      #expect(message.contains("Text '1.20' says '1.30' now"))
      #expect(message.contains("vitrine review"))
    }
    #expect(
      try shop.files.map { try Data(contentsOf: shop.folder.appendingPathComponent($0)) } == kept)
  }

  @Test func newAndMissingCheckpointsOfAKnownTestAreDifferences() throws {
    _ = try run(Shop(), tags: ["One", "Two"])
    let results = try run(Shop(), tags: ["One", "Three"])
    #expect(results.isDifferent && !results.isNew)
    #expect((results.steps, results.matches, results.mismatches, results.missing) == (2, 1, 1, 1))
    #expect(shop.files.count == 2)
    #expect(shop.review.records().map(\.kind) == [.new, .missing])
  }

  @Test func tagsThatComeAgainAreNumbered() throws {
    _ = try run(Shop(), tags: ["Home", "Home"])
    #expect(shop.files.map { $0.split(separator: "/").last } == ["Home.2.png", "Home.png"])
  }

  @Test func aNewTestIsNotSavedWhereThatIsOff() throws {
    shop.configuration.saveNewTests = false
    let app = XCUIApplication(rootView: Shop())
    defer { app.terminate() }
    let eyes = shop.eyes()
    eyes.open(withApplicationName: "Shop", testName: "looks")
    eyes.checkWindow(withTag: "Home")
    #expect(throws: EyesError.self) { try eyes.close() }
    #expect(shop.files.isEmpty)
  }

  @Test func differencesAreSavedOnDemand() throws {
    _ = try run(Shop())
    let saved = try run(Shop(price: "1.30")) { $0.saveDiffs = true }
    #expect(saved.isPassed && saved.isDifferent)
    #expect(try run(Shop(price: "1.30")).mismatches == 0)
  }

  @Test func branchesHaveBaselinesOfTheirOwnAndFallBackToTheParents() throws {
    _ = try run(Shop())
    shop.configuration.branchName = "feature/prices"
    #expect(try run(Shop()).isPassed)
    #expect(shop.files.count == 1)
    _ = try run(Shop(price: "1.30")) { $0.saveDiffs = true }
    #expect(shop.files.count == 2)
    #expect(shop.files.last?.contains("/feature-prices/") == true)
    #expect(try run(Shop(price: "1.30")).isPassed)
    shop.configuration.branchName = "default"
    #expect(try !run(Shop(price: "1.30")).isPassed)
    shop.configuration.baselineBranchName = "feature/prices"
    #expect(try run(Shop(price: "1.30")).isPassed)
  }

  @Test func anAbortedTestWritesNothing() throws {
    let app = XCUIApplication(rootView: Shop())
    defer { app.terminate() }
    let eyes = shop.eyes()
    eyes.open(withApplicationName: "Shop", testName: "looks")
    eyes.checkWindow(withTag: "Home")
    #expect(eyes.isOpen)
    #expect(eyes.abort()?.isAborted == true)
    eyes.abortIfNotClosed()
    #expect(!eyes.isOpen && shop.files.isEmpty)
    #expect(throws: EyesError.self) { try eyes.close() }
  }

  @Test func checkpointsWithoutAnOpenTestFail() {
    let eyes = shop.eyes()
    withKnownIssue {
      eyes.checkWindow(withTag: "Home")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("No test of pictures is open. Call open(") }
    }
  }

  @Test func aDamagedBaselineIsNamed() throws {
    _ = try run(Shop())
    let url = shop.folder.appendingPathComponent(try #require(shop.files.first))
    try Data(contentsOf: url).prefix(500).write(to: url)
    try withKnownIssue {
      _ = try run(Shop())
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("is no picture that can be read: it is cut off")
      }
    }
  }

  @Test func aStoreThatCannotBeWrittenToIsNamed() throws {
    try FileManager.default.createDirectory(at: shop.folder, withIntermediateDirectories: true)
    try Data().write(to: shop.folder.appendingPathComponent("Shop"))
    do {
      _ = try run(Shop())
      Issue.record("Nothing was thrown.")
    } catch EyesError.store(let message) {
      #expect(message.hasPrefix("Can't write the baseline "))
    }
  }

  @Test func batchesAndRunnersGatherResults() throws {
    let runner = ClassicRunner()
    let batch = BatchInfo(name: "Nightly")
    batch?.batchId = "17"
    shop.configuration.batch = batch
    let app = XCUIApplication(rootView: Shop())
    defer { app.terminate() }
    for name in ["one", "two"] {
      let eyes = Eyes(runner: runner)
      eyes.configuration = shop.configuration
      eyes.baselines = shop.folder
      eyes.open(withApplicationName: "Shop", testName: name)
      eyes.checkWindow(withTag: "Home")
      try eyes.close()
    }
    let all = runner.getAllTestResults().getAllResults()
    #expect(all.map(\.name) == ["one", "two"])
    #expect(all.allSatisfy { $0.batchName == "Nightly" && $0.batchId == "17" })
  }

  @Test func whatDiffersIsLeftForTheReview() throws {
    _ = try run(Shop())
    _ = try run(Shop(price: "1.30"))
    let record = try #require(shop.review.records().first)
    #expect(record.kind == .changed && record.layer == "elements")
    #expect(record.reasons.first == "Text '1.20' says '1.30' now (Shop.swift:19)")
    #expect(!record.boxes.isEmpty && record.elements.contains { $0.identity.identifier == "price" })
    let files = shop.review.files(of: record)
    #expect(files.snapshot != nil && files.reference != nil && files.difference != nil)
    _ = try run(Shop())
    #expect(shop.review.records().isEmpty)
  }

  @Test func ignoredAndRejectedPicturesAreKnownAgain() throws {
    _ = try run(Shop())
    _ = try run(Shop(price: "1.30"))
    let record = try #require(shop.review.records().first)
    let reference = URL(fileURLWithPath: record.reference)
    try ReviewNotes(rejected: [.init(fingerprint: record.fingerprint, note: "")])
      .write(of: reference)
    #expect(try run(Shop(price: "1.30")).status == .failed)
    let price = try #require(record.elements.first { $0.identity.identifier == "price" })
    try ReviewNotes(ignored: [price.identity]).write(of: reference)
    #expect(try run(Shop(price: "1.30")).isPassed)
    #expect(try !run(Shop(title: "Fruits")).isPassed)
  }
}
