import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct NSDataAssetTests {
  private func withCatalogue(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in [
      "spaced/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      "spaced/words.dataset/Contents.json":
        #"{"data":[{"idiom":"universal","filename":"w.txt","universal-type-identifier":"public.text"}]}"#,
      "spaced/words.dataset/w.txt": "hello",
      "mine.symbolset/Contents.json": #"{"symbols":[{"idiom":"universal","filename":"m.svg"}]}"#,
      "tint.colorset/Contents.json":
        #"{"colors":[{"color":{"components":{"red":"0XFF","green":"0","blue":"0","alpha":"1.0"}}}]}"#,
    ] {
      let url = folder.appendingPathComponent("Media.xcassets/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try body(try #require(Bundle(url: folder)))
  }

  @Test func dataAreFoundByTheNameWithItsFolder() throws {
    try withCatalogue { bundle in
      let asset = try #require(NSDataAsset(name: "spaced/words", bundle: bundle))
      #expect(String(decoding: asset.data, as: UTF8.self) == "hello")
      #expect(asset.typeIdentifier == "public.text")
      #expect(NSDataAsset(name: "words", bundle: bundle) == nil)
    }
  }

  @Test func symbolsAndResourcesOfTheBuildAreFound() throws {
    try withCatalogue { bundle in
      let symbol = try #require(UIImage(named: "mine", in: bundle, compatibleWith: nil))
      #expect(symbol.isSymbolImage)
      let color = UIColor(resource: ColorResource(name: "tint", bundle: bundle))
      var red: CGFloat = 0
      color.getRed(&red, green: nil, blue: nil, alpha: nil)
      #expect(red == 1)
      let image = UIImage(resource: ImageResource(name: "mine", bundle: bundle))
      #expect(image.isSymbolImage)
    }
  }
}
