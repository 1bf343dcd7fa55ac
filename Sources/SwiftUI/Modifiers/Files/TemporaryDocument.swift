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
