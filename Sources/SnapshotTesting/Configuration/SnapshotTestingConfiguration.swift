import Foundation

/// When snapshots are recorded, and which tool shows differences.
public struct SnapshotTestingConfiguration: Sendable {
  /// What holds in the task that runs; nil where nothing was said.
  @TaskLocal public static var current: Self?

  /// When snapshots are recorded; nil for what holds otherwise.
  public var record: Record?
  /// The tool that messages name; nil for what holds otherwise.
  public var diffTool: DiffTool?

  /// What is nil stays as it is around.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// When a snapshot becomes the reference.
  public struct Record: Equatable, Hashable, Sendable {
    private let name: String

    private init(_ name: String) {
      self.name = name
    }

    /// Nil for a name that is none of `all`, `failed`, `missing` and `never`.
    public init?(rawValue: String) {
      guard let mode = [Self.all, .failed, .missing, .never].first(where: { $0.name == rawValue })
      else { return nil }
      self = mode
    }

    /// Always; each assertion fails, so that no run that records passes for a test.
    public static let all = Self("all")
    /// Where there is no reference, and where the snapshot differs from it.
    public static let failed = Self("failed")
    /// Where there is no reference.
    public static let missing = Self("missing")
    /// Not at all.
    public static let never = Self("never")
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// True is `all`, false is `missing`.
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .missing
  }
}
