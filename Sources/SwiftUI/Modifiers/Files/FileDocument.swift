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
            $0, as: contentTypes.first, named: defaultFilename ?? "Untitled")
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
          $0.element, as: contentTypes.first,
          named: $0.offset == 0 ? "Untitled" : "Untitled \($0.offset + 1)")
      }
    }
    return modifier(
      FilePickerModifier(
        name: "fileExporter", isPresented: isPresented, request: .export(write),
        onCompletion: onCompletion, onCancellation: onCancellation))
  }
}

/// Documents on their way to where the user wants them.
private enum TemporaryDocument {
  static func write<D: FileDocument>(
    _ document: D, as type: UTType?, named name: String
  ) throws -> URL {
    let type = type ?? D.writableContentTypes.first ?? .data
    let wrapper = try document.fileWrapper(
      configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("FileExporter", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name, conformingTo: type)
    if FileManager.default.fileExists(atPath: url.path) {
      try FileManager.default.removeItem(at: url)
    }
    try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
    return url
  }
}
