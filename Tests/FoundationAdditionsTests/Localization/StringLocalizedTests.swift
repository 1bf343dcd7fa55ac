import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct StringLocalizedTests {
  private func withTables(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let plurals: [String: Any] = [
      "%lld apples": [
        "NSStringLocalizedFormatKey": "%#@apples@",
        "apples": [
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
          "NSStringFormatValueTypeKey": "lld", "one": "one apple", "other": "%lld apples",
        ],
      ]
    ]
    let english = folder.appendingPathComponent("en.lproj")
    let german = folder.appendingPathComponent("de.lproj")
    for language in [english, german] {
      try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    }
    try Data("\"hello %@\" = \"Hello, %@!\"; \"swap %@ %@\" = \"%2$@ %1$@\";".utf8)
      .write(to: english.appendingPathComponent("Localizable.strings"))
    try Data("\"hello %@\" = \"Hallo, %@!\";".utf8)
      .write(to: german.appendingPathComponent("Localizable.strings"))
    try PropertyListSerialization.data(fromPropertyList: plurals, format: .xml, options: 0)
      .write(to: english.appendingPathComponent("Localizable.stringsdict"))
    try body(try #require(Bundle(url: folder)))
  }

  private let english = Locale(identifier: "en_US")

  @Test func textsAreLookedUpInTheLanguageAskedFor() throws {
    try withTables { bundle in
      #expect(String(localized: "hello \("Mia")", bundle: bundle, locale: english) == "Hello, Mia!")
      let german = Locale(identifier: "de_DE")
      #expect(String(localized: "hello \("Mia")", bundle: bundle, locale: german) == "Hallo, Mia!")
      #expect(String(localized: "swap \("a") \("b")", bundle: bundle, locale: english) == "b a")
    }
  }

  @Test func numbersAskForTheirForms() throws {
    try withTables { bundle in
      #expect(String(localized: "\(1) apples", bundle: bundle, locale: english) == "one apple")
      #expect(
        String(localized: "\(1200) apples", bundle: bundle, locale: english) == "1,200 apples")
    }
  }

  @Test func aTextInNoTableStandsForItself() {
    #expect(String(localized: "none \(3) of \("it")", locale: english) == "none 3 of it")
    #expect(String(localized: "100%") == "100%")
    #expect(String(localized: "key", defaultValue: "Text \(2)", locale: english) == "Text 2")
  }

  @Test func aResourceIsLookedUpLater() throws {
    try withTables { bundle in
      var resource = LocalizedStringResource(
        "hello \("Mia")", locale: english, bundle: .atURL(bundle.bundleURL))
      #expect(resource.key == "hello %@")
      #expect(String(localized: resource) == "Hello, Mia!")
      resource.locale = Locale(identifier: "de")
      #expect(String(localized: resource) == "Hallo, Mia!")
      let fallback: LocalizedStringResource = "plain"
      #expect(String(localized: fallback) == "plain")
      #expect(String(localized: LocalizedStringResource("a", defaultValue: "b")) == "b")
    }
  }

  @Test func formatsArePartsOfTexts() {
    let text = String(
      localized: "\(0.256, format: .percent.locale(Locale(identifier: "en_US"))) of all")
    #expect(text == "25.6% of all")
    #expect(String(localized: "\(1.5, specifier: "%.2f") m", locale: english) == "1.50 m")
  }
}
