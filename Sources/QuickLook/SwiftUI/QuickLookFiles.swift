import Foundation

/// What a view gives to its preview.
@MainActor
final class QuickLookFiles: QLPreviewControllerDataSource {
  var items: [URL] = []

  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { items.count }

  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem { items[index] }
}
