import Foundation

/// What a share sheet has wherever it is drawn: `UIActivityViewController` makes it of controllers, a share link of
/// views.
@MainActor
package enum ShareSheetParts {
  /// Of the sheet and of its bar, as UI tests of iOS 16 and later find them.
  package static let identifier = "ActivityListView"
  package static let barIdentifier = "UIActivityContentView"
  package static let copySymbol = "doc.on.doc"

  /// What is shared, as words; nil for what has none.
  package nonisolated static func words(for item: Any) -> String? {
    item as? String ?? (item as? URL)?.absoluteString
  }

  /// Without any texts the pasteboard keeps what it has.
  package static func copy(_ texts: [String]) {
    if !texts.isEmpty { UIPasteboard.general.string = texts.joined(separator: "\n") }
  }
}
