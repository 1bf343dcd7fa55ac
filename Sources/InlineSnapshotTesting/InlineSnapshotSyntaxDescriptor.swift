import SnapshotTesting
import TestReporting

/// Which of the closures behind a call holds the text that is compared.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// Labels that the closure had in earlier releases.
  public static let defaultDeprecatedTrailingClosureLabels = ["matches"]

  /// Labels by which the closure is found too; it gets the present one when it is written.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure, where it is not the first one.
  public var trailingClosureLabel: String
  /// How many closures come before it.
  public var trailingClosureOffset: Int

  /// Where the snapshot stands among the arguments of the call.
  public init(
    deprecatedTrailingClosureLabels: [String] = Self.defaultDeprecatedTrailingClosureLabels,
    trailingClosureLabel: String = "matches", trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the test at a call.
  ///
  /// Differs from Apple's: `fileID` makes no difference: the place is told by the path.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString,
    line: UInt, column: UInt
  ) {
    recordFailure(message(), at: SourcePosition(file: filePath, line: line, column: column))
  }
}
