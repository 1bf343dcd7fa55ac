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

  @Test func foldersAreFoundInEitherCase() throws {
    let bundle = try bundle([
      "en.lproj/Localizable.strings": "\"colour\" = \"color\";",
      "en-au.lproj/Localizable.strings": "\"colour\" = \"colour, mate\";",
    ])
    #expect(shown(Text("colour", bundle: bundle), "en_AU") == "colour, mate")
    #expect(shown(Text("colour", bundle: bundle)) == "color")
  }

  @Test(arguments: [
    ("Localizable.strings", "\"greeting\" = \"Hello\"\n\"other\" \"Oh\";"),
    ("Localizable.stringsdict", "<?xml version=\"1.0\"?><plist><dict><key>greeting"),
    ("Localizable.xcstrings", "{\"sourceLanguage\": \"en\", \"strings\": {\"greeting\""),
    ("Localizable.xcstrings", "{\"version\": \"1.0\"}"),
  ])
  func aBrokenFileIsToldOnce(file: String, text: String) throws {
    let bundle = try bundle([file == "Localizable.xcstrings" ? file : "en.lproj/\(file)": text])
    var words = ""
    let told = issues {
      words =
        shown(Text("greeting", bundle: bundle)) + shown(Text("greeting", bundle: bundle), "de")
    }
    #expect(words == "greetinggreeting")
    #expect(told.count == 1)
    #expect(told.first?.contains("/\(file) cannot be read: ") == true)
    #expect(told.first?.hasSuffix("Its strings are missing.") == true)
  }

  @Test(arguments: ["", "\n", "/* none yet */\n"])
  func aTableWithoutStringsIsWhole(text: String) throws {
    let bundle = try bundle(["en.lproj/Localizable.strings": text])
    var words = ""
    let told = issues { words = shown(Text("greeting", bundle: bundle)) }
    #expect(words == "greeting" && told.isEmpty)
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

  // MARK: Plurals

  @Test func aDictionaryGivesTheWordsForANumber() throws {
    let dictionary = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>%lld files in %lld folders</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
      <key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>zero</key><string>No files</string>
      <key>one</key><string>%lld file</string>
      <key>other</key><string>%lld files</string></dict>
      <key>folders</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>one folder</string>
      <key>other</key><string>%lld folders</string></dict>
      </dict></dict></plist>
      """
    let bundle = try bundle([
      "en.lproj/Localizable.stringsdict": dictionary,
      "en.lproj/Localizable.strings": "\"bye\" = \"Goodbye\";",
    ])
    func words(_ files: Int, _ folders: Int) -> String {
      shown(Text("\(files) files in \(folders) folders", bundle: bundle))
    }
    #expect(words(1, 1) == "1 file in one folder")
    #expect(words(0, 2) == "No files in 2 folders")
    #expect(words(1200, 3) == "1,200 files in 3 folders")
    #expect(shown(Text("bye", bundle: bundle)) == "Goodbye")
  }

  @Test func aCatalogueGivesTheWordsForANumber() throws {
    let catalogue = """
      {"sourceLanguage":"en","version":"1.0","strings":{
      "%lld items":{"localizations":{
      "en":{"variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%lld item"}},
      "other":{"stringUnit":{"state":"translated","value":"%lld items"}}}}},
      "pl":{"variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%lld rzecz"}},
      "few":{"stringUnit":{"state":"translated","value":"%lld rzeczy"}},
      "many":{"stringUnit":{"state":"translated","value":"%lld rzeczy (wiele)"}},
      "other":{"stringUnit":{"state":"translated","value":"%lld rzeczy (inne)"}}}}}}},
      "%@ has %lld birds":{"localizations":{"en":{
      "stringUnit":{"state":"translated","value":"%1$@ keeps %#@birds@"},
      "substitutions":{"birds":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%arg bird"}},
      "other":{"stringUnit":{"state":"translated","value":"%arg birds"}}}}}}}}}}}
      """
    let bundle = try bundle(["Localizable.xcstrings": catalogue])
    func items(_ count: Int, _ locale: String = "en_US") -> String {
      shown(Text("\(count) items", bundle: bundle), locale)
    }
    #expect(items(1) == "1 item")
    #expect(items(0) == "0 items")
    #expect(items(1, "pl_PL") == "1 rzecz")
    #expect(items(22, "pl_PL") == "22 rzeczy")
    #expect(items(12, "pl_PL") == "12 rzeczy (wiele)")
    func birds(_ count: Int) -> String {
      shown(Text("\("Ann") has \(count) birds", bundle: bundle))
    }
    #expect(birds(1) == "Ann keeps 1 bird")
    #expect(birds(5) == "Ann keeps 5 birds")
  }

  @Test(arguments: [
    ("en", 1, "one"), ("en", 0, "other"), ("fr", 0, "one"), ("fr", 2, "other"), ("ja", 1, "other"),
    ("ru", 21, "one"), ("ru", 3, "few"), ("ru", 11, "many"), ("ar", 0, "zero"), ("ar", 2, "two"),
    ("ar", 103, "few"), ("ar", 111, "many"), ("cs", 3, "few"), ("he", 2, "two"),
    ("lt", 12, "other"),
    ("lv", 10, "zero"), ("sl", 102, "two"), ("ro", 15, "few"), ("cy", 6, "many"), ("ga", 8, "many"),
  ])
  func numbersAskForAForm(_ language: String, _ number: Int, _ form: String) {
    #expect(PluralCategory(.signed(Int64(number)), language: language).rawValue == form)
  }
}
