import Foundation

/// `xcrun xcresulttool`: answers about result bundles.
package struct ResultTool {
  package var directory: URL
  package var print: (String) -> Void
  package var warn: (String) -> Void

  package init(
    directory: URL, print: @escaping (String) -> Void, warn: @escaping (String) -> Void
  ) {
    self.directory = directory
    self.print = print
    self.warn = warn
  }

  /// The number decides which commands tools like fastlane call.
  private static let version =
    "xcresulttool version 24408, schema version: 0.1.0 (legacy commands format version: 3.53)"

  /// - Returns: The exit status.
  package func run(_ words: [String]) -> Int32 {
    do {
      try dispatch(words)
      return 0
    } catch let error as ToolError {
      warn(error.description)
      return 1
    } catch {
      warn("Error: \(error)")
      return 1
    }
  }

  // MARK: Words

  private struct Options {
    var words: [String] = []
    var values: [String: String] = [:]
    var flags: Set<String> = []
  }

  private static let flags: Set = ["--compact", "--only-failures", "--legacy", "--help", "-h"]

  private func options(_ words: [String]) throws -> Options {
    var options = Options()
    var rest = words[...]
    while let word = rest.popFirst() {
      if Self.flags.contains(word) {
        options.flags.insert(word)
      } else if word.hasPrefix("-") {
        guard let value = rest.popFirst() else {
          throw ToolError("Error: Missing value for '\(word)'")
        }
        options.values[word] = value
      } else {
        options.words.append(word)
      }
    }
    return options
  }

  private func dispatch(_ words: [String]) throws {
    let options = try options(words)
    if options.words == ["version"] || words == ["--version"] { return print(Self.version) }
    if options.flags.contains("--help") || options.flags.contains("-h") || words.isEmpty {
      return print(Self.usage)
    }
    guard let path = options.values["--path"] ?? options.values["-p"] else {
      throw ToolError("Error: Missing expected argument '--path <path>'\n\(Self.usage)")
    }
    let place = ResultBundle.Place(URL(fileURLWithPath: path, relativeTo: directory))
    let bundle = try ResultBundle.read(place)
    if options.words == ["export", "attachments"] { return try export(bundle, place, options) }
    let value = try answer(bundle, options, place)
    print(try value.json(isCompact: options.flags.contains("--compact")))
  }

  private func answer(
    _ bundle: ResultBundle, _ options: Options, _ place: ResultBundle.Place
  ) throws -> ResultValue {
    func details() throws -> ResultDetails {
      guard let test = options.values["--test-id"] else {
        throw ToolError("Error: Missing expected argument '--test-id <test-id>'")
      }
      return try ResultDetails(bundle, test: test)
    }
    switch options.words {
    // Before Xcode 16 nothing but the objects could be asked for.
    case ["get"], ["get", "object"]:
      return try LegacyResults(bundle: bundle).object(options.values["--id"])
    case ["get", "test-results", "summary"]: return ResultSummary(bundle: bundle).value
    case ["get", "test-results", "tests"]: return ResultTree(bundle: bundle).value
    case ["get", "test-results", "test-details"]: return try details().value
    case ["get", "test-results", "activities"]: return try details().activities
    case ["get", "test-results", "insights"]:
      return .members([
        "longestTestRunsInsights": [], "commonFailureInsights": [],
        "failureDistributionInsights": [],
      ])
    case ["get", "test-results", "metrics"]: return []
    case ["get", "build-results"]: return BuildResultsAnswer(bundle: bundle).value
    case ["get", "content-availability"]:
      return .members([
        "hasBuildResults": .flag(bundle.build != nil),
        "hasTestResults": .flag(!bundle.tests.isEmpty),
        "hasCoverage": .flag(FileManager.default.fileExists(atPath: place.coverage.path)),
        "hasDiagnostics": false, "logs": [],
      ])
    default:
      throw ToolError(
        "Error: xcresulttool \(options.words.joined(separator: " ")) can't be answered.\n\(Self.usage)"
      )
    }
  }

  private func export(
    _ bundle: ResultBundle, _ place: ResultBundle.Place, _ options: Options
  ) throws {
    guard let output = options.values["--output-path"] else {
      throw ToolError("Error: Missing expected argument '--output-path <output-path>'")
    }
    let folder = URL(fileURLWithPath: output, relativeTo: directory)
    let count = try AttachmentExport(
      bundle: bundle, place: place, test: options.values["--test-id"],
      onlyFailures: options.flags.contains("--only-failures")
    ).write(to: folder)
    print("Exported \(count) attachment\(count == 1 ? "" : "s") to \(folder.path)")
  }

  private static let usage = """
    usage: xcresulttool version
           xcresulttool get test-results summary|tests|insights|metrics --path <bundle> [--compact]
           xcresulttool get test-results test-details|activities --test-id <id> --path <bundle>
           xcresulttool get build-results|content-availability --path <bundle>
           xcresulttool get [object] [--legacy] --format json --path <bundle> [--id <id>]
           xcresulttool export attachments --path <bundle> --output-path <folder> [--only-failures]
    """
}
