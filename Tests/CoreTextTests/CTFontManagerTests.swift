import CoreText
import Foundation
import Testing
import Typesetting

@Suite(.serialized) struct CTFontManagerTests {
  private func withFile(_ bytes: [UInt8], _ body: (URL) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ttf")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file)
  }

  @Test func aFileIsRegisteredOnceAndTakenAway() throws {
    try withFile(StacksFont.regular) { file in
      var error: Unmanaged<CFError>?
      #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
      #expect(error == nil)
      #expect(InstalledFonts.face(named: "Stacks-Regular") != nil)
      #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
      #expect(
        error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
      #expect(CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil))
      #expect(InstalledFonts.face(named: "Stacks-Regular") == nil)
      #expect(!CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil))
    }
  }

  @Test func dataOfTheAppsBecomeAFont() throws {
    let provider = try #require(CGDataProvider(data: Data(StacksFont.bold)))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName as String? == "Stacks-Bold")
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    #expect(InstalledFonts.face(named: "Stacks Bold") != nil)
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
  }

  @Test func whatIsNoFontSaysSo() throws {
    try withFile([1, 2, 3]) { file in
      var error: Unmanaged<CFError>?
      #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
      let found = try #require(error?.takeRetainedValue())
      #expect(found.code == CTFontManagerError.unrecognizedFormat.rawValue)
      #expect(found.localizedDescription.contains("is no font that can be read"))
    }
    #expect(
      !CTFontManagerRegisterFontsForURL(
        URL(fileURLWithPath: "/no/font.ttf") as CFURL, .process, nil))
    #expect(try CGFont(#require(CGDataProvider(data: Data([1, 2])))) == nil)
  }
}
