import CoreGraphics
import DisplayList
import Foundation
import Rendering
import Testing

/// Compares what is drawn now with the picture that is kept.
@MainActor
struct GoldenCheck {
  let name: String
  let sheet: GoldenSheet
  var files = GoldenFiles.standard

  /// Fails the test that runs if the pictures differ.
  func run(_ sourceLocation: SourceLocation) throws {
    if let problem = try problem() {
      Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
    }
  }

  /// What is wrong and what to do about it; nil if the picture is as it should be.
  ///
  /// If something is wrong, the new picture lies beside the other new ones afterwards.
  func problem() throws -> String? {
    let (bitmap, format) = (try sheet.bitmap(), try PalettePNG())
    files.removeNew(name)
    guard let kept = try? Data(contentsOf: files.kept(name)) else {
      try files.writeNew(format.data(of: bitmap), name)
      return """
        There is no golden picture "\(name)". The control as it looks now is \(newPath); \
        if that is right, run: Scripts/goldens accept \(name)
        """
    }
    guard !format.isMade(kept, of: bitmap) else { return nil }
    let png = try format.data(of: bitmap)
    let comparison = GoldenComparison(
      expected: try decoded(kept), actual: try decoded(png),
      frames: GoldenVariant.allCases.map { ($0, sheet.frame(of: $0)) }, scale: sheet.scene.scale)
    guard !comparison.isNone else { return nil }
    try files.writeNew(png, name)
    return """
      "\(name)" does not look as its golden picture.
      \(comparison.description)
      The new picture is \(newPath). To see what changed, run: Scripts/goldens
      If the new look is right, run: Scripts/goldens accept \(name)
      """
  }

  private var newPath: String { ".vitrine/goldens/new/\(name).png" }

  private func decoded(_ data: Data) throws -> CGBitmap {
    try #require(ImageDecoder.image(of: EncodedImage(data, name: name)).bitmap)
  }
}
