import Foundation
import UniformTypeIdentifiers

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

/// A document as a value.
@preconcurrency
public protocol FileDocument: Sendable {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

extension View {
  /// Lets the user choose where a document is saved while `isPresented`.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion)
  }

  /// Lets the user choose where a document is saved while `isPresented`.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let write = {
      try document.map {
        [
          try TemporaryDocument.write(
            $0.fileWrapper, as: contentTypes.first ?? D.writableContentTypes.first,
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
  ) -> some View where C.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType],
      onCompletion: onCompletion)
  }

  /// Lets the user choose where documents are saved while `isPresented`.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    let write = {
      try documents.enumerated().map {
        try TemporaryDocument.write(
          $0.element.fileWrapper,
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
