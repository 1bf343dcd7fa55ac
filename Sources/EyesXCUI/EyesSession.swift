import Device
import Foundation
import ReviewRecords
import SnapshotTesting
import TestReporting

/// A test of pictures that is open.
@MainActor
final class EyesSession {
  /// What a checkpoint has come to.
  private struct Step {
    var info: StepInfo
    /// As files have it.
    let name: String
    let picture: CheckpointPicture
    let baseline: URL?
    let difference: CheckpointComparison.Difference?
    let isRejected: Bool
  }

  let configuration: Configuration
  private let root: URL
  private let review: ReviewFolder?
  private let app: String
  private let test: String
  private var steps: [Step] = []
  private var tags: [String: Int] = [:]
  /// Known when the first picture is there, whose size is a part of it.
  private var store: BaselineStore?
  private var size = CGSize.zero
  /// On the device's clock.
  private let start = (time: Device.main.clock.now, date: Device.main.clock.date)

  init(
    app: String, test: String, configuration: Configuration, root: URL, review: ReviewFolder?
  ) {
    (self.app, self.test) = (app, test)
    (self.configuration, self.root, self.review) = (configuration, root, review)
  }

  // MARK: Environment

  private var system: String {
    configuration.hostOS ?? "iOS \(Device.main.systemVersion.number)"
  }

  private var device: String { configuration.hostApp ?? Device.main.model.name }

  private func environment(_ size: CGSize) -> String {
    if let name = configuration.baselineEnvName, !name.isEmpty { return name }
    return "\(system) \(device) \(Int(size.width))x\(Int(size.height))"
  }

  private func store(for size: CGSize) -> BaselineStore {
    if let store { return store }
    self.size = size
    let store = BaselineStore(
      root: root, app: app, test: test, environment: environment(size),
      branch: configuration.branch, branches: configuration.baselineBranches)
    self.store = store
    return store
  }

  // MARK: Checkpoints

  /// Takes a picture until it matches, and keeps what it has come to.
  ///
  /// - Parameters:
  ///   - tag: The checkpoint's name; nil for none.
  ///   - settings: How it is compared.
  ///   - options: What is passed over.
  ///   - screen: The size of the app's screen in points, which names the environment.
  ///   - wait: Lets time pass until what it is given holds.
  ///   - take: Takes a picture, with the rules for its parts.
  /// - Throws: `EyesError` for a baseline that can't be read.
  func check(
    _ tag: String?, _ settings: XCUICheckSettings, _ options: CheckpointComparison.Options,
    screen: CGSize,
    wait: (TimeInterval, () -> Bool) -> Void,
    take: @escaping (_ baseline: ScreenNotes?) throws -> (CheckpointPicture, [PlacedRule])
  ) throws {
    let store = store(for: screen)
    let name = name(tag)
    let level = settings.level ?? configuration.matchLevel
    let baseline = store.baseline(name)
    MetReferences.ofThisRun?.note(baseline ?? store.target(name))
    guard let baseline else {
      let (picture, _) = try take(nil)
      add(tag, name, level, picture, baseline: nil, difference: nil)
      return
    }
    let file = try read(baseline)
    let decided = try decisions(about: [baseline, store.target(name)])
    let notes = file.notes
    func look() throws -> (CheckpointPicture, CheckpointComparison.Difference?) {
      let (picture, rules) = try take(notes)
      let comparison = CheckpointComparison(
        baseline: file, picture: picture, level: level, rules: rules, ignored: decided.ignored,
        options: options)
      do {
        return (picture, try comparison.difference())
      } catch EyesError.store(let reason) {
        throw EyesError.store("Can't read the baseline \(baseline.path): \(reason)")
      }
    }
    var result = Result { try look() }
    let timeout = settings.timeout ?? TimeInterval(configuration.matchTimeout)
    if timeout > 0, case .success((_, .some)) = result {
      wait(timeout) {
        result = Result { try look() }
        guard case .success((_, .some)) = result else { return true }
        return false
      }
    }
    let (picture, difference) = try result.get()
    let print = difference == nil ? "" : StableHash.hexadecimal(of: picture.png)
    add(
      tag, name, level, picture, baseline: baseline, difference: difference,
      isRejected: decided.rejected.contains { $0.fingerprint == print })
  }

  private func add(
    _ tag: String?, _ name: String, _ level: MatchLevel, _ picture: CheckpointPicture,
    baseline: URL?, difference: CheckpointComparison.Difference?, isRejected: Bool = false
  ) {
    var info = StepInfo(
      name: tag ?? "", isMatch: baseline != nil && difference == nil, isNew: baseline == nil,
      level: level, message: difference?.message ?? "")
    info.accessibilityFindings = picture.contrastFindings
    if !picture.contrastFindings.isEmpty {
      let text = picture.contrastFindings.joined(separator: "\n")
      TestReporting.add(
        XCTAttachment(
          uniformTypeIdentifier: "public.plain-text", name: "\(name) contrast",
          payload: Data(text.utf8)))
    }
    steps.append(
      Step(
        info: info, name: name, picture: picture, baseline: baseline, difference: difference,
        isRejected: isRejected))
  }

  /// The tag as files have it, with its number where it comes again.
  private func name(_ tag: String?) -> String {
    let name = BaselineStore.name(tag ?? "checkpoint")
    tags[name, default: 0] += 1
    let number = tags[name, default: 1]
    return number == 1 ? name : "\(name).\(number)"
  }

  private func read(_ url: URL) throws -> PictureFile {
    guard let data = try? Data(contentsOf: url) else {
      throw EyesError.store("Can't read the baseline \(url.path).")
    }
    let file = PictureFile(data)
    if let damage = file.damage {
      throw EyesError.store(
        """
        The baseline \(url.path) is no picture that can be read: \(damage)
        Take it from version control again, or delete it to have it made anew.
        """)
    }
    return file
  }

  /// What was decided about a baseline of another branch holds, and what was decided in this one.
  private func decisions(about baselines: Set<URL>) throws -> ReviewNotes {
    var notes = ReviewNotes()
    for url in baselines {
      do {
        let more = try ReviewNotes.read(of: url)
        notes.ignored += more.ignored
        notes.rejected += more.rejected
      } catch {
        throw EyesError.store("Can't read \(ReviewNotes.url(of: url).path): \(error)")
      }
    }
    return notes
  }

  // MARK: The end

  /// What the test has come to; writes what is to be written.
  ///
  /// - Throws: `EyesError.store` if a baseline can't be written.
  func finish() throws -> (results: TestResults, message: String) {
    let known = store?.baselines ?? [:]
    var results = TestResults()
    results.isNew = known.isEmpty
    results.name = test
    results.appName = app
    results.batchName = configuration.batch?.name
    results.batchId = configuration.batch?.batchId
    results.branchName = configuration.branch
    (results.hostOS, results.hostApp, results.hostDisplaySize) = (system, device, size)
    results.url = store?.url.absoluteString ?? ""
    results.startedAt = start.date.formatted(.iso8601)
    results.duration = Int((Device.main.clock.now - start.time).rounded())
    results.accessibilityStatus = configuration.accessibilityValidation.map { validation in
      let isPassed = steps.allSatisfy { $0.info.accessibilityFindings.isEmpty }
      return SessionAccessibilityStatus(
        status: isPassed ? .passed : .failed, level: validation.level,
        version: validation.guidelinesVersion)
    }
    let visited = Set(steps.map(\.name))
    let missing = known.filter { !visited.contains($0.key) }.sorted { $0.key < $1.key }
    results.missing = missing.count
    results.stepsInfo = steps.map { step in
      var info = step.info
      if results.isNew, configuration.saveNewTests { info.isMatch = true }
      return info
    }
    try save(results)
    for (name, url) in missing { note(missing: name, url) }
    if steps.contains(where: \.isRejected) {
      results.status = .failed
    } else if results.isDifferent && !configuration.saveDiffs
      || results.isNew && !configuration.saveNewTests
    {
      results.status = .unresolved
    }
    return (results, message(results, missing: missing.map(\.key)))
  }

  private func save(_ results: TestResults) throws {
    guard let store else { return }
    for step in steps {
      let isNew = results.isNew && configuration.saveNewTests
      let isDifferent = !results.isNew && !step.info.isMatch
      guard isNew || isDifferent && configuration.saveDiffs else {
        if !step.info.isMatch { note(step) } else { forget(step) }
        continue
      }
      try store.write(PictureFile.adding(step.picture.notes, to: step.picture.png), step.name)
      forget(step)
    }
  }

  private func message(_ results: TestResults, missing: [String]) -> String {
    var parts = [
      results.isNew
        ? "The test \"\(test)\" of \(app) has no baseline, and saveNewTests is off."
        : "The test \"\(test)\" of \(app) differs from its baseline in \(results.mismatches) of "
          + "\(results.steps) checkpoints; \(results.missing) are missing."
    ]
    if !results.isNew {
      for step in steps where !step.info.isMatch {
        let text = step.info.isNew ? "It is new." : step.info.message
        let rejected = step.isRejected ? "It was rejected before.\n" : ""
        parts.append("Checkpoint \"\(step.info.name)\":\n\(rejected)\(text)")
      }
      parts += missing.map { "Checkpoint \"\($0)\" did not come." }
    }
    parts.append(
      "Look at it with `vitrine review`, or take all over with configuration.saveDiffs = true.")
    return parts.joined(separator: "\n\n")
  }

  // MARK: For the review

  private func note(_ step: Step) {
    guard let store else { return }
    let snapshot = PictureFile.adding(step.picture.notes, to: step.picture.png)
    if let difference = step.difference {
      TestReporting.add(
        XCTAttachment(
          uniformTypeIdentifier: "public.png", name: step.name, payload: step.picture.png))
      if let png = difference.png {
        TestReporting.add(
          XCTAttachment(
            uniformTypeIdentifier: "public.png", name: "\(step.name) difference", payload: png))
      }
    }
    var record = ReviewRecord(
      kind: step.info.isNew ? .new : .changed, test: "\(app) / \(test)", name: label(step.name),
      batch: title, reference: store.target(step.name).path,
      message: step.info.isNew ? "There was no baseline." : step.info.message,
      boxes: (step.difference?.boxes ?? []).map { ReviewBox($0) },
      pixelCount: step.difference?.pixelCount ?? 0, scale: step.picture.scale,
      elements: step.picture.notes?.forReview ?? [],
      fingerprint: StableHash.hexadecimal(of: step.picture.png))
    if let layers = step.difference?.layers { record.add(layers) }
    try? review?.write(
      record, snapshot: snapshot, reference: step.baseline.flatMap { try? Data(contentsOf: $0) },
      difference: step.difference?.png)
  }

  private func note(missing name: String, _ url: URL) {
    let record = ReviewRecord(
      kind: .missing, test: "\(app) / \(test)", name: label(name),
      batch: title, reference: url.path,
      message: "The test did not come to this checkpoint.")
    try? review?.write(
      record, snapshot: nil, reference: try? Data(contentsOf: url), difference: nil)
  }

  private func forget(_ step: Step) {
    if let store { review?.forget(store.target(step.name)) }
  }

  /// What a review says of the test: its batch, and its properties in brackets.
  private var title: String? {
    let properties = configuration.properties.map { "\($0.name): \($0.value)" }
    let text = properties.isEmpty ? nil : "(\(properties.joined(separator: ", ")))"
    let parts = [configuration.batch?.title, text].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private func label(_ name: String) -> String { "\(name) (\(environment(size)))" }
}
