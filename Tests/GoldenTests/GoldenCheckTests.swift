import CoreGraphics
import DisplayList
import Foundation
import Rendering
import Testing
import UIKit

/// The tool itself: what it says about a picture that is missing, the same, or different.
@MainActor
struct GoldenCheckTests {
  private func check(_ color: UIColor, in folder: URL) -> GoldenCheck {
    let scene = GoldenScene(
      size: CGSize(width: 20, height: 10), largeHeight: 10,
      make: {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let dot = UIView(frame: CGRect(x: 4, y: 2, width: 3, height: 5))
        dot.backgroundColor = color
        controller.view.addSubview(dot)
        return controller
      })
    return GoldenCheck(
      name: "dot", sheet: GoldenSheet(scene: scene),
      files: GoldenFiles(
        kept: folder.appendingPathComponent("kept"), new: folder.appendingPathComponent("new")))
  }

  private func withFolder(_ work: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("goldens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("kept"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try work(folder)
  }

  private func accept(_ check: GoldenCheck) throws {
    try FileManager.default.moveItem(at: check.files.new("dot"), to: check.files.kept("dot"))
  }

  @Test func aMissingPictureSaysHowToTakeItOver() throws {
    try withFolder { folder in
      let check = check(.red, in: folder)
      let problem = try #require(try check.problem())
      #expect(problem.hasPrefix("There is no golden picture \"dot\"."))
      #expect(problem.hasSuffix("run: Scripts/goldens accept dot"))
      #expect(FileManager.default.fileExists(atPath: check.files.new("dot").path))
    }
  }

  @Test func theSameLookPassesAndLeavesNothingBehind() throws {
    try withFolder { folder in
      let check = check(.red, in: folder)
      _ = try check.problem()
      try accept(check)
      #expect(try check.problem() == nil)
      #expect(check.files.names(under: check.files.new).isEmpty)
    }
  }

  @Test func aDifferenceSaysWhereAndHowMuch() throws {
    try withFolder { folder in
      let old = check(.red, in: folder)
      _ = try old.problem()
      try accept(old)
      let problem = try #require(try check(.blue, in: folder).problem())
      for variant in GoldenVariant.allCases {
        let line =
          "\(variant.rawValue): 60 of 800 pixels differ, by up to 255 of 255, "
          + "inside x 4.0...7.0, y 2.0...7.0 points"
        #expect(problem.contains(line))
      }
      #expect(problem.hasSuffix("If the new look is right, run: Scripts/goldens accept dot"))
    }
  }

  @Test func areasKeepTheirColoursInTheFile() throws {
    let bitmap = try check(
      UIColor(red: 17 / 255, green: 34 / 255, blue: 53 / 255, alpha: 1),
      in: URL(fileURLWithPath: "/")
    )
    .sheet.bitmap()
    var large = CGBitmap(width: 40, height: 40, bytes: [])
    for y in 0..<40 { for x in 0..<40 { large[x, y] = bitmap[10, 6] } }
    #expect(bitmap[10, 6] == SIMD4(17, 34, 53, 255))
    let file = EncodedImage(try PalettePNG().data(of: large), name: "area")
    #expect(try ImageDecoder.image(of: file).bitmap?[20, 20] == SIMD4(17, 34, 53, 255))
  }

  @Test func smoothedEdgesMayDifferALittle() {
    var (one, other) = (
      CGBitmap(width: 100, height: 100, bytes: []), CGBitmap(width: 100, height: 100, bytes: [])
    )
    let frames = [(GoldenVariant.light, CGRect(x: 0, y: 0, width: 50, height: 50))]
    func isNone() -> Bool {
      GoldenComparison(expected: one, actual: other, frames: frames, scale: 2).isNone
    }
    for x in 0..<10 { other[x, 0] = SIMD4(0, 17, 0, 0) }
    #expect(isNone())
    other[10, 0] = SIMD4(0, 17, 0, 0)
    #expect(!isNone())
    other = one
    one[0, 0] = SIMD4(18, 0, 0, 0)
    #expect(!isNone())
  }

  @Test func boxesStandAroundPlacesFarFromEachOther() {
    let before = CGBitmap(width: 200, height: 100, bytes: [])
    var after = before
    for (x, y) in [(10, 10), (30, 20), (180, 90)] { after[x, y] = SIMD4(9, 0, 0, 0) }
    #expect(
      PixelDifference.boxes(from: before, to: after) == [
        CGRect(x: 10, y: 10, width: 21, height: 11), CGRect(x: 180, y: 90, width: 1, height: 1),
      ])
    #expect(PixelDifference.marks(from: before, to: after)[180, 90] == SIMD4(255, 0, 0, 255))
    #expect(PixelDifference.marks(from: before, to: after)[0, 0] == .zero)
  }
}
