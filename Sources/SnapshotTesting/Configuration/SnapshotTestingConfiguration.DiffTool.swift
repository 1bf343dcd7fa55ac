extension SnapshotTestingConfiguration {
  /// What a message says for somebody to look at a difference with, such as a command.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let text: @Sendable (String, String) -> String

    /// Makes what is said from the paths of the reference and of the snapshot that differs.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      text = tool
    }

    /// A command that is given both paths.
    public init(stringLiteral value: String) {
      self.init { "\(value) \"\($0)\" \"\($1)\"" }
    }

    /// Kaleidoscope.
    public static let ksdiff: Self = "ksdiff"

    /// The addresses of both files.
    public static let `default` = Self {
      """
      reference: file://\($0)
      this run:  file://\($1)
      """
    }

    /// What a failure says of two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      text(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// The default tool, as older suites put it back.
  public init(nilLiteral: ()) {
    self = .default
  }
}
