import Foundation

/// A file to look at.
///
/// Differs from Apple's: no class is asked for, so that a `URL` is an item itself, which there it is by `NSURL`.
public protocol QLPreviewItem {
  /// Where the file is; nil for one that is not there yet.
  var previewItemURL: URL? { get }
  /// What the preview is called; nil for the name of the file.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
  public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { absoluteURL }
}
