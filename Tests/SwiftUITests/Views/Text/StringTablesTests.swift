import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite final class StringTablesTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("string-tables-\(UUID())")

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  private func bundle(_ files: [String: String]) throws -> Bundle {
    for (path, text) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try #require(Bundle(path: root.path))
  }

  private func shown(_ text: Text, _ locale: String = "en_US") -> String {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: locale)
    return text.resolvedString(in: values)
  }

  @Test func stringsFileTranslatesForTheLocale() throws {
    let bundle = try bundle([
      "en.lproj/Localizable.strings": "\"greeting %@\" = \"Hello %@\";",
      "de.lproj/Localizable.strings": "/* a note */\n\"greeting %@\" = \"Hallo %@\";",
    ])
    let text = Text("greeting \("Ann")", bundle: bundle)
    #expect(shown(text) == "Hello Ann")
    #expect(shown(text, "de_DE") == "Hallo Ann")
  }

  @Test func catalogueTranslatesAndOrdersArguments() throws {
    let catalogue = """
      {"sourceLanguage":"en","version":"1.0","strings":{"%@ of %@":{"localizations":
      {"de":{"stringUnit":{"state":"translated","value":"%2$@ hat %1$@"}}}}}}
      """
    let bundle = try bundle(["Extra.xcstrings": catalogue])
    let text = Text("\("one") of \("two")", tableName: "Extra", bundle: bundle)
    #expect(shown(text) == "one of two")
    #expect(shown(text, "de_DE") == "two hat one")
  }

  @Test func missingKeyIsShownItself() throws {
    let bundle = try bundle(["Other.strings": "\"a\" = \"b\";"])
    #expect(shown(Text("some.key", bundle: bundle)) == "some.key")
  }

  @Test func stringsAreLookedUpInABundle() throws {
    let bundle = try bundle([
      "en.lproj/Localizable.strings": "\"greeting %@\" = \"Hello %@\"; \"bye\" = \"Goodbye\";"
    ])
    #expect(String(localized: "greeting \("Ann")", bundle: bundle) == "Hello Ann")
    #expect(String(localized: "bye", bundle: bundle, comment: "at the end") == "Goodbye")
    #expect(String(localized: "key", defaultValue: "Text \(1)", bundle: bundle) == "Text 1")
    #expect(String(localized: "bye", defaultValue: "Text", bundle: bundle) == "Goodbye")
    #expect(String(localized: LocalizedStringResource("a", defaultValue: "b")) == "b")
  }
}
