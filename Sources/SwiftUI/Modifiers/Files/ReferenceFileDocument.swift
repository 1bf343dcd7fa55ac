import Combine
import Foundation
import UniformTypeIdentifiers

/// A document as an object, which is written from a snapshot of its content.
public protocol ReferenceFileDocument: ObservableObject {
  /// The content at one moment.
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(
    snapshot: Snapshot, configuration: WriteConfiguration
  ) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }

  fileprivate func wrapper(_ configuration: WriteConfiguration) throws -> FileWrapper {
    try fileWrapper(
      snapshot: snapshot(contentType: configuration.contentType), configuration: configuration)
  }
}

extension View {
  /// Lets the user choose where a document is saved while `isPresented`.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion)
  }

  /// Lets the user choose where a document is saved while `isPresented`.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let write = {
      try document.map {
        [
          try TemporaryDocument.write(
            $0.wrapper, as: contentTypes.first ?? D.writableContentTypes.first,
            named: defaultFilename ?? "Untitled")
        ]
      } ?? []
    }
    return modifier(
      FilePickerModifier(
        name: "fileExporter", isPresented: isPresented, request: .export(write),
        onCompletion: { if let result = $0.first { onCompletion(result) } },
        onCancellation: onCancellation))
  }

  /// Lets the user choose where documents are saved while `isPresented`.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType],
      onCompletion: onCompletion)
  }

  /// Lets the user choose where documents are saved while `isPresented`.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    let write = {
      try documents.enumerated().map {
        try TemporaryDocument.write(
          $0.element.wrapper,
          as: contentTypes.first ?? C.Element.writableContentTypes.first,
          named: $0.offset == 0 ? "Untitled" : "Untitled \($0.offset + 1)")
      }
    }
    return modifier(
      FilePickerModifier(
        name: "fileExporter", isPresented: isPresented, request: .export(write),
        onCompletion: onCompletion, onCancellation: onCancellation))
  }
}
