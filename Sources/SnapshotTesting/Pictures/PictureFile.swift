import CoreGraphics
import Deflate
import DisplayList
import Foundation
import Rendering
import TestReporting
import UIKit

/// A reference's file: a PNG that also says which pixels it was made of, and what was on the screen.
///
/// The mark lets equal pictures be told by their pixels alone, without writing or reading a PNG. Both are
/// private parts of the file, which other programs pass over.
package struct PictureFile {
  private static let markName = "viPX"
  private static let notesName = "viSC"

  private let chunks: PNGChunks
  package let data: Data

  package init(_ data: Data) {
    self.data = data
    chunks = PNGChunks(data)
  }

  /// Why the file can't be read; nil if it is whole.
  package var damage: String? { chunks.damage }

  var mark: PixelMark? { chunks.content(of: Self.markName).map(PixelMark.init(bytes:)) }

  /// What was on the screen; nil for a file that doesn't say so.
  package var notes: ScreenNotes? {
    guard let content = chunks.content(of: Self.notesName), content.count > 4 else { return nil }
    let count = Int(PNGChunks.number(content.prefix(4)))
    return Zlib.shared?.uncompressed(Array(content.dropFirst(4)), count: count)
      .flatMap { try? JSONDecoder().decode(ScreenNotes.self, from: Data($0)) }
  }

  /// - Throws: `RenderingError` for a damaged file.
  package func bitmap() throws -> CGBitmap {
    let image = try ImageDecoder.image(of: EncodedImage(data, name: "the reference"))
    return image.bitmap ?? CGBitmap(width: 0, height: 0, bytes: [])
  }

  // MARK: Making

  /// The pixels of an image, upright; nil if it has none.
  static func bitmap(of image: UIImage) -> CGBitmap? {
    if image.imageOrientation == .up { return image.cgImage?.bitmap }
    return image.pngData().flatMap { try? PictureFile($0).bitmap() }
  }

  /// The file of an image; empty if it has no pixels.
  static func data(of image: UIImage) -> Data {
    guard let bitmap = bitmap(of: image), let mark = PixelMark(of: bitmap),
      let png = try? PNGEncoder.data(of: bitmap)
    else { return Data() }
    return adding(DrawnScreens.shared.notes(of: image), mark: mark, to: png)
  }

  /// A PNG that also says what was on the screen.
  ///
  /// - Parameters:
  ///   - notes: What was on the screen; nil for nothing.
  ///   - mark: Tells the pixels, if that is known.
  ///   - png: A PNG without either.
  /// - Returns: the file.
  package static func adding(
    _ notes: ScreenNotes?, mark: PixelMark? = nil, to png: Data
  ) -> Data {
    var parts: [(name: String, content: [UInt8])] = []
    if let mark { parts.append((markName, mark.bytes)) }
    if let content = notes?.packed { parts.append((notesName, content)) }
    return PNGChunks.adding(parts, to: png)
  }

  /// The PNG without what it says beside its pixels.
  package var plain: Data { chunks.removing([Self.markName, Self.notesName]) }
}

extension ScreenNotes {
  fileprivate var packed: [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let json = try? encoder.encode(self) else { return nil }
    return Zlib.shared?.compressed([UInt8](json)).map {
      PNGChunks.bigEndian(UInt32(clamping: json.count)) + $0
    }
  }
}
