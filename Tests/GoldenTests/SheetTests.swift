import CoreGraphics
import DisplayList
import Foundation
import Rendering
import SwiftUI
import Testing

/// Draws the sheets that `Scripts/goldens` asks for by `VITRINE_GOLDEN_SHEET`.
@MainActor
struct SheetTests {
  private nonisolated static var asked: String? {
    ProcessInfo.processInfo.environment["VITRINE_GOLDEN_SHEET"]
  }

  private let files = GoldenFiles.standard

  @Test(.enabled(if: asked == "changes"))
  func changes() throws {
    let rows = try files.names(under: files.new).map { name in
      ChangeSheet.Row(
        id: name,
        before: FileManager.default.fileExists(atPath: files.kept(name).path)
          ? try bitmap(files.kept(name)) : nil,
        after: try bitmap(files.new(name)))
    }
    try write(ChangeSheet(rows: rows), "changes")
  }

  @Test(.enabled(if: asked == "all"))
  func all() throws {
    let entries = try files.names(under: files.kept).map {
      ContactSheet.Entry(id: $0, bitmap: try bitmap(files.kept($0)))
    }
    try write(ContactSheet(entries), "all")
  }

  private func bitmap(_ url: URL) throws -> CGBitmap {
    let file = EncodedImage(try Data(contentsOf: url), name: url.lastPathComponent)
    return try #require(ImageDecoder.image(of: file).bitmap)
  }

  private func write(_ sheet: some View, _ name: String) throws {
    let image = try #require(ImageRenderer(content: sheet).cgImage)
    let folder = files.new.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try PNGEncoder.data(of: image).write(to: folder.appendingPathComponent("\(name).png"))
  }
}
