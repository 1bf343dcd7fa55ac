import Device
import Foundation
import UIKit
import UniformTypeIdentifiers

/// A button that takes what is on the pasteboard.
public nonisolated struct PasteButton: View {
  private enum Payload {
    case texts(([String]) -> Void)
    case items([UTType], ([NSItemProvider]) -> Void)
  }

  private let payload: Payload

  /// Makes a button that passes on the texts of the pasteboard.
  public init(payloadType: String.Type, onPaste: @escaping ([String]) -> Void) {
    payload = .texts(onPaste)
  }

  /// Makes a button that passes on the addresses of the pasteboard.
  public init(payloadType: URL.Type, onPaste: @escaping ([URL]) -> Void) {
    payload = .texts { texts in
      let urls = texts.compactMap { URL(string: $0) }
      if !urls.isEmpty { onPaste(urls) }
    }
  }

  /// Makes a button that passes on what the pasteboard has of certain types.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    payload = .items(supportedContentTypes, payloadAction)
  }

  @MainActor
  public var body: some View {
    Button(SystemWord.paste.text, systemImage: "doc.on.clipboard") {
      paste()
    }
    .buttonStyle(.borderedProminent)
  }

  @MainActor
  private func paste() {
    switch payload {
    case .texts(let onPaste):
      if let texts = UIPasteboard.general.strings, !texts.isEmpty { onPaste(texts) }
    case .items(let types, let onPaste):
      let items = UIPasteboard.general.itemProviders.filter { item in
        types.contains { item.hasItemConformingToTypeIdentifier($0.identifier) }
      }
      if !items.isEmpty { onPaste(items) }
    }
  }

  @MainActor
  public var _structure: _ViewStructure { .view("PasteButton") }
}
