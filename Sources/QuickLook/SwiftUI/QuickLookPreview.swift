import Foundation
import SwiftUI
import UIKit

/// The preview in a sheet.
struct QuickLookPreview: UIViewControllerRepresentable {
  @Binding var selection: URL?
  let items: [URL]

  /// What is shown, in the order of swiping.
  private var files: [URL] {
    guard let selection else { return [] }
    return items.contains(selection) ? items : [selection]
  }

  func makeCoordinator() -> QuickLookFiles { QuickLookFiles() }

  func makeUIViewController(context: Context) -> QLPreviewController {
    let preview = QLPreviewController()
    preview.dataSource = context.coordinator
    return preview
  }

  func updateUIViewController(_ preview: QLPreviewController, context: Context) {
    let (files, selection) = (files, $selection)
    preview.close = { selection.wrappedValue = nil }
    preview.didMove = { selection.wrappedValue = files[$0] }
    // While it goes it shows what it has shown.
    guard let shown = selection.wrappedValue, let index = files.firstIndex(of: shown) else {
      return
    }
    let coordinator = context.coordinator
    guard coordinator.items != files || preview.currentPreviewItemIndex != index else { return }
    coordinator.items = files
    preview.currentPreviewItemIndex = index
    preview.reloadData()
  }
}
