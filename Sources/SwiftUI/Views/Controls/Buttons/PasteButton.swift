import Device
import Foundation
import UIKit

/// A button that takes what is on the pasteboard.
public nonisolated struct PasteButton: View {
  private let onPaste: ([String]) -> Void

  /// Makes a button that passes on the texts of the pasteboard.
  public init(payloadType: String.Type, onPaste: @escaping ([String]) -> Void) {
    self.onPaste = onPaste
  }

  /// Makes a button that passes on the addresses of the pasteboard.
  public init(payloadType: URL.Type, onPaste: @escaping ([URL]) -> Void) {
    self.onPaste = { texts in
      let urls = texts.compactMap { URL(string: $0) }
      if !urls.isEmpty { onPaste(urls) }
    }
  }

  @MainActor
  public var body: some View {
    Button(SystemWord.paste.text, systemImage: "doc.on.clipboard") {
      if let texts = UIPasteboard.general.strings, !texts.isEmpty { onPaste(texts) }
    }
    .buttonStyle(.borderedProminent)
  }

  @MainActor
  public var _structure: _ViewStructure { .view("PasteButton") }
}
