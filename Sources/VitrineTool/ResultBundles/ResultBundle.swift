import Foundation

/// What a `.xcresult` folder of ours holds: what was built, which tests ran, and what they left.
///
/// Apple's own tools cannot read it; ours answers for them in their forms.
package struct ResultBundle: Codable, Equatable {
  package struct Device: Codable, Equatable {
    package var id: String
    package var name: String
    package var model: String
    package var system: String
    package var build: String
  }

  package struct Attachment: Codable, Equatable {
    /// In the folder of attachments.
    package var file: String
    package var name: String
    package var uuid: String
    /// In seconds since 1970.
    package var timestamp: Double
  }

  package struct Issue: Codable, Equatable {
    package var message: String
    package var file: String?
    package var line: Int?
  }

  /// One run of one test.
  package struct Run: Codable, Equatable {
    package var status: String
    package var start: Double?
    package var duration: Double?
    package var issues: [Issue] = []
    package var skipReason: String?
    package var attachments: [Attachment] = []
    package var output: [String] = []
  }

  /// A test on a device in a configuration.
  package struct Test: Codable, Equatable {
    /// The name of the target.
    package var target: String
    package var isUITest: Bool
    /// From the outside in.
    package var suites: [String]
    /// With parentheses: `testAdd()`.
    package var name: String
    package var displayName: String?
    /// Nil where there is just one.
    package var configuration: String?
    package var device: String?
    /// What became of it in the end.
    package var status: String
    /// In their order, at least one.
    package var runs: [Run]

    /// `CartTests/testAdd()`.
    package var identifier: String { (suites + [name]).joined(separator: "/") }
  }

  package struct Problem: Codable, Equatable {
    package var message: String
    package var file: String?
    package var line: Int?
    package var column: Int?
  }

  package struct Build: Codable, Equatable {
    package var succeeded: Bool
    package var duration: Double
    package var errors: [Problem]
    package var warnings: [Problem]
    package var warningCount: Int
  }

  package var version = 1
  package var title: String
  package var action: String
  package var command: [String]
  package var start: Double
  package var end: Double
  package var plan: String
  package var devices: [Device] = []
  package var configurations: [String] = []
  package var build: Build?
  package var tests: [Test] = []
  /// What went wrong outside any test.
  package var problems: [String] = []

  // MARK: Places

  /// Where a bundle lies.
  package struct Place: Equatable {
    package var url: URL

    package init(_ url: URL) {
      self.url = url
    }

    var result: URL { url.appendingPathComponent("Data/result.json") }
    var coverage: URL { url.appendingPathComponent("Data/coverage.json") }
    var attachments: URL { url.appendingPathComponent("Data/attachments") }
    var propertyList: URL { url.appendingPathComponent("Info.plist") }
  }

  /// Reads the bundle at a place.
  ///
  /// - Throws: `ToolError` when there is none, or one that Xcode has made.
  package static func read(_ place: Place) throws -> ResultBundle {
    guard FileManager.default.fileExists(atPath: place.url.path) else {
      throw ToolError(
        "Error: The file “\(place.url.path)” couldn’t be opened because there is no such file.")
    }
    guard let data = try? Data(contentsOf: place.result) else {
      throw ToolError(
        "Error: \(place.url.path) is no result bundle of this tool; Xcode's own it can't read.")
    }
    do {
      return try JSONDecoder().decode(ResultBundle.self, from: data)
    } catch {
      throw ToolError("Error: \(place.result.path) can't be read: \(error)")
    }
  }

  /// Writes the bundle; attachments have to lie there already.
  ///
  /// - Throws: `ToolError` when the folder can't be written to.
  package func write(to place: Place) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let list: [String: Any] = [
      "dateCreated": Date(timeIntervalSince1970: start), "externalLocations": [String](),
      "storage": ["backend": "vitrine", "compression": "none"],
      "version": ["major": 3, "minor": 53],
    ]
    do {
      try FileManager.default.createDirectory(
        at: place.attachments, withIntermediateDirectories: true)
      try encoder.encode(self).write(to: place.result)
      try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        .write(to: place.propertyList)
    } catch {
      throw ToolError(
        "The result bundle \(place.url.path) can't be written: \(error.localizedDescription)")
    }
  }
}
