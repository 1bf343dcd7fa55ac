import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Shapes, symbols and atlases of asset catalogues.
@MainActor
@Suite struct VectorAssetTests {
  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20"/></svg>
    """
  private static let pdf = """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 44 22]>> endobj
    trailer <</Root 1 0 R>>
    """
  private static let symbol = """
    <svg><g id="Guides"><line id="left-margin-Regular-M" x1="0" x2="0"/>
    <line id="right-margin-Regular-M" x1="120" x2="120"/></g>
    <g id="Symbols"><g id="Regular-M"><path d="M10 0h100v80h-100z"/></g></g></svg>
    """

  private func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(try #require(Bundle(url: folder)))
  }

  private func contents(_ key: String, _ file: String, _ properties: String = "{}") -> String {
    """
    {"\(key)":[{"idiom":"universal","filename":"\(file)"}],"properties":\(properties)}
    """
  }

  @Test func shapesHaveTheirOwnSizeAndTheScreensScale() throws {
    let files = [
      "A.xcassets/wave.imageset/Contents.json": contents(
        "images", "wave.svg",
        #"{"preserves-vector-representation":true,"template-rendering-intent":"template"}"#),
      "A.xcassets/wave.imageset/wave.svg": Self.svg,
      "A.xcassets/page.imageset/Contents.json": contents("images", "page.pdf"),
      "A.xcassets/page.imageset/page.pdf": Self.pdf,
    ]
    try withBundle(files) { bundle in
      let wave = try #require(UIImage(named: "wave", in: bundle, compatibleWith: nil))
      #expect(wave.size == CGSize(width: 30, height: 20))
      #expect(wave.scale == 3)
      #expect(wave.renderingMode == .alwaysTemplate)
      let page = try #require(UIImage(named: "page", in: bundle, compatibleWith: nil))
      #expect(page.size == CGSize(width: 44, height: 22))
      #expect(page.renderingMode == .automatic)
      #expect(UIImageView(image: page).intrinsicContentSize == CGSize(width: 44, height: 22))
    }
  }

  @Test func shapesHavePixelsWhereTheyAreAskedFor() throws {
    let files = [
      "A.xcassets/wave.imageset/Contents.json": contents("images", "wave.svg"),
      "A.xcassets/wave.imageset/wave.svg": Self.svg,
    ]
    try withBundle(files) { bundle in
      let wave = try #require(UIImage(named: "wave", in: bundle, compatibleWith: nil))
      #expect(wave.cgImage?.width == 90)
      #expect(wave.cgImage?.height == 60)
    }
  }

  @Test func looseShapesAreFound() throws {
    try withBundle(["map.pdf": Self.pdf]) { bundle in
      #expect(UIImage(named: "map", in: bundle, compatibleWith: nil)?.size.width == 44)
      #expect(UIImage(named: "map.pdf", in: bundle, compatibleWith: nil)?.size.width == 44)
    }
    // Apple's initialiser for data takes pixels only.
    #expect(UIImage(data: Data(Self.pdf.utf8)) == nil)
  }

  @Test func anOwnSymbolIsDrawnFromItsTemplate() throws {
    let files = [
      "A.xcassets/own.badge.symbolset/Contents.json": contents("symbols", "own.svg"),
      "A.xcassets/own.badge.symbolset/own.svg": Self.symbol,
    ]
    try withBundle(files) { bundle in
      let image = try #require(UIImage(named: "own.badge", in: bundle, compatibleWith: nil))
      #expect(image.isSymbolImage)
      // 120 by 80 units of a template for 100 points, at 17 points.
      #expect(abs(image.size.width - 20.4) < 0.4)
      #expect(abs(image.size.height - 13.6) < 0.4)
      let large = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 100))
      #expect(abs(large.size.width - 120) < 0.4)
    }
  }

  @Test func spritesOfAnAtlasAreFoundByTheirNames() throws {
    let files = [
      "A.xcassets/Birds.spriteatlas/Contents.json": "{}",
      "A.xcassets/Birds.spriteatlas/owl.imageset/Contents.json": contents("images", "owl.svg"),
      "A.xcassets/Birds.spriteatlas/owl.imageset/owl.svg": Self.svg,
    ]
    try withBundle(files) { bundle in
      #expect(UIImage(named: "owl", in: bundle, compatibleWith: nil)?.size.width == 30)
    }
  }

  // MARK: Files of pixels

  @Test func sizesAreReadFromEveryKindOfFile() throws {
    let gif = try #require(
      Data(base64Encoded: "R0lGODlhAQABAPAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=="))
    #expect(UIImage(data: gif)?.size == CGSize(width: 1, height: 1))
    let lossless = try #require(
      Data(base64Encoded: "UklGRhwAAABXRUJQVlA4TA8AAAAvA0AAAAcQ/Y/+ByKi/wEA"))
    #expect(UIImage(data: lossless)?.size == CGSize(width: 4, height: 2))
    let lossy = try #require(
      Data(
        base64Encoded: "UklGRkAAAABXRUJQVlA4IDQAAAAwAgCdASoEAAIAAMASJaACdLoB+AH4AARoAAD++iGX/3easN"
          + "N39a3/9aOfron+tHP/WVgA"))
    #expect(UIImage(data: lossy)?.size == CGSize(width: 4, height: 2))
    // The boxes of a HEIC file: its kind, and the extents of a thumbnail and of the whole.
    func box(_ width: UInt8, _ height: UInt8) -> [UInt8] {
      [0, 0, 0, 20] + Array("ispe".utf8) + [0, 0, 0, 0, 0, 0, 1, width, 0, 0, 0, height]
    }
    let heic = [0, 0, 0, 12] + Array("ftypheic".utf8) + box(2, 3) + box(8, 9) + box(4, 4)
    #expect(UIImage(data: Data(heic))?.size == CGSize(width: 264, height: 9))
  }
}
