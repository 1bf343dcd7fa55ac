import Foundation

/// What of an app's code has run: `xccov view --report --json`.
package struct CoverageReport: Codable, Equatable, Sendable {
  package struct Function: Codable, Equatable, Sendable {
    package var name: String
    package var lineNumber: Int
    package var coveredLines: Int
    package var executableLines: Int
    package var lineCoverage: Double
    package var executionCount: Int
  }

  package struct File: Codable, Equatable, Sendable {
    package var name: String
    package var path: String
    package var coveredLines: Int
    package var executableLines: Int
    package var lineCoverage: Double
    package var functions: [Function]
  }

  package struct Target: Codable, Equatable, Sendable {
    package var name: String
    package var buildProductPath: String
    package var coveredLines: Int
    package var executableLines: Int
    package var lineCoverage: Double
    package var files: [File]
  }

  /// A line of a file, as `xccov view --archive` tells it.
  package struct Line: Codable, Equatable, Sendable {
    package var line: Int
    package var isExecutable: Bool
    package var executionCount: Int?
  }

  package var coveredLines: Int
  package var executableLines: Int
  package var lineCoverage: Double
  package var targets: [Target]
  /// By the file, its lines.
  package var lines: [String: [Line]]

  /// Sums up targets.
  package init(_ targets: [Target], lines: [String: [Line]]) {
    self.targets = targets
    self.lines = lines
    coveredLines = targets.reduce(0) { $0 + $1.coveredLines }
    executableLines = targets.reduce(0) { $0 + $1.executableLines }
    lineCoverage = Self.share(coveredLines, of: executableLines)
  }

  static func share(_ covered: Int, of all: Int) -> Double {
    all == 0 ? 0 : Double(covered) / Double(all)
  }
}

extension CoverageReport.Target {
  /// Sums up files.
  init(name: String, buildProductPath: String, files: [CoverageReport.File]) {
    self.name = name
    self.buildProductPath = buildProductPath
    self.files = files
    coveredLines = files.reduce(0) { $0 + $1.coveredLines }
    executableLines = files.reduce(0) { $0 + $1.executableLines }
    lineCoverage = CoverageReport.share(coveredLines, of: executableLines)
  }
}
