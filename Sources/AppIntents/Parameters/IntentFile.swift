import Foundation
import UniformTypeIdentifiers

/// A file that an intent takes or returns.
public struct IntentFile: Hashable, Sendable, _IntentValue {
  /// Differs from Apple's: kept for the app alone; nothing hands the file on.
  public var filename: String
  /// Differs from Apple's: kept for the app alone; nothing hands the file on.
  public var type: UTType?
  /// Where the file is; nil for one that is in memory alone.
  public let fileURL: URL?
  /// Whether the file at `fileURL` goes away once the intent has been performed.
  ///
  /// Differs from Apple's: the file stays; nothing hands it on.
  public var removedOnCompletion = false
  private let bytes: Data?

  /// The content of the file; empty if it can't be read.
  public var data: Data {
    if let bytes { return bytes }
    guard let fileURL else { return Data() }
    return (try? Data(contentsOf: fileURL)) ?? Data()
  }

  /// A file in memory.
  public init(data: Data, filename: String, type: UTType? = nil) {
    bytes = data
    fileURL = nil
    self.filename = filename
    self.type = type
  }

  /// A file on the disk; `filename` is that of the URL without one.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    bytes = nil
    self.fileURL = fileURL
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type
  }
}
