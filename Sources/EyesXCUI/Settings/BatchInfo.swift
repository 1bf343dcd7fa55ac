import Foundation

/// Tests that belong together.
open class BatchInfo: @unchecked Sendable {
  // Set up before the test that it is given to, by the test alone.

  /// Nil for a batch without a name.
  public let name: String?
  /// The same for all parts of one run, wherever they run: by default what `APPLITOOLS_BATCH_ID` says, else
  /// the name.
  open var batchId: String
  /// Puts batches into one row.
  open var sequenceName: String?
  /// When it began, in ISO 8601.
  public let startedAtString: String

  // The header tells nothing about nil, so that Swift has it as it is: it never is nil.
  /// A batch with that name.
  public convenience init!(name: String?) {
    self.init(name: name, startedAt: Date())
  }

  /// A batch with that name.
  public init(name: String?, startedAt: Date) {
    startedAtString = startedAt.formatted(.iso8601)
    let environment = ProcessInfo.processInfo.environment
    self.name = name ?? environment["APPLITOOLS_BATCH_NAME"]
    batchId = environment["APPLITOOLS_BATCH_ID"] ?? self.name ?? "default"
    sequenceName = environment["APPLITOOLS_BATCH_SEQUENCE"]
  }

  /// What a review shows: the sequence and the name.
  var title: String {
    [sequenceName, name ?? batchId].compactMap { $0 }.joined(separator: " / ")
  }
}
