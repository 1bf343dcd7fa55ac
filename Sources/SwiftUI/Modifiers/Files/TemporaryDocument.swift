import Foundation
import UniformTypeIdentifiers

/// Documents on their way to where the user wants them.
enum TemporaryDocument {
  /// Writes a document where only the system looks, in a format or as plain data.
  static func write(
    _ fileWrapper: (FileDocumentWriteConfiguration) throws -> FileWrapper, as type: UTType?,
    named name: String
  ) throws -> URL {
    let type = type ?? .data
    let wrapper = try fileWrapper(
      FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    let url = try folder().appendingPathComponent(name, conformingTo: type)
    try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
    return url
  }

  /// A new folder for one document: several may have the same name, also those of processes side by side.
  static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("FileExporter", isDirectory: true)
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Removes documents that were written here, with their folders.
  static func remove(_ documents: [URL]) {
    for document in documents {
      try? FileManager.default.removeItem(at: document.deletingLastPathComponent())
    }
  }
}
