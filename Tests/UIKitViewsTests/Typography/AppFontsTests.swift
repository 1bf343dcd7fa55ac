import FixtureFonts
import Foundation
import Testing

@testable import UIKit

@MainActor
struct AppFontsTests {
  private func withFolder(_ files: [String: [UInt8]], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Fonts"), withIntermediateDirectories: true)
    for (name, bytes) in files { try Data(bytes).write(to: folder.appendingPathComponent(name)) }
    try body(folder.path)
  }

  @Test func listedFontsHaveTheirOwnMetrics() throws {
    try withFolder(["Fonts/Blocks-Bold.ttf": BlocksFont.bold]) { folder in
      #expect(AppFonts.install(["Fonts/Blocks-Bold.ttf"], in: folder).isEmpty)
      let font = try #require(UIFont(name: "Blocks-Bold", size: 20))
      #expect(font.fontName == "Blocks-Bold")
      #expect(font.familyName == "Blocks")
      #expect(abs(font.ascender - 18) < 0.001)
      #expect(abs(font.descender + 6) < 0.001)
      #expect(abs(font.capHeight - 14) < 0.001)
      #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
      let width = ("A" as NSString).size(withAttributes: [.font: font]).width
      #expect(abs(width - 16) < 0.34)
      #expect(UIFont.familyNames.contains("Blocks"))
      #expect(UIFont.fontNames(forFamilyName: "Blocks").contains("Blocks-Bold"))
    }
  }

  @Test func whatCannotBeInstalledIsTold() throws {
    try withFolder(["Fonts/Real.ttf": BlocksFont.regular, "Junk.ttf": [1, 2]]) { folder in
      let problems = AppFonts.install(["Real.ttf", "Gone.otf", "Junk.ttf"], in: folder)
      #expect(problems.count == 3)
      #expect(problems[0].hasSuffix("It lies at Fonts/Real.ttf: that has to be listed."))
      #expect(problems[1].contains("Gone.otf in UIAppFonts, which is not in \(folder)."))
      #expect(problems[1].hasSuffix("Fonts there: Junk.ttf, Fonts/Real.ttf."))
      #expect(problems[2].contains("Junk.ttf in UIAppFonts, which is no font that can be read"))
    }
  }
}
