import Foundation
import Testing

@testable import XcodeProjects

@Suite struct StringCatalogTests {
  private let folder = TemporaryFolder()

  private func catalog(_ strings: String, table: String = "Localizable") throws -> StringCatalog {
    try folder.write(
      #"{ "sourceLanguage" : "en", "version" : "1.0", "strings" : { \#(strings) } }"#,
      to: "\(table).xcstrings")
    return try StringCatalog(path: folder.url.path + "/\(table).xcstrings")
  }

  private func unit(_ value: String) -> String {
    #"{ "stringUnit" : { "state" : "translated", "value" : "\#(value)" } }"#
  }

  private func table(_ language: String, _ catalog: StringCatalog) throws -> CompiledStrings {
    try #require(catalog.compiled().first { $0.language == language })
  }

  @Test func plainTextsBecomeStrings() throws {
    let catalog = try catalog(
      """
      "Cart" : { "localizations" : { "de" : \(unit("Wagen \\\"1\\\"")) } },
      "title" : { "extractionState" : "manual", "localizations" : { "en" : \(unit("Title")) } },
      "Brand" : { "shouldTranslate" : false, "localizations" : { "de" : \(unit("Marke")), "en" : \(unit("Brand!")) } },
      "Plain" : { }
      """)
    #expect(catalog.languages == ["de", "en"])
    #expect(
      try table("de", catalog).strings == [
        "Cart": "Wagen \"1\"", "title": "Title", "Brand": "Brand!",
      ])
    #expect(try table("en", catalog).strings == ["title": "Title", "Brand": "Brand!"])
    let text = String(decoding: try table("de", catalog).stringsFile, as: UTF8.self)
    #expect(
      text == "\"Brand\" = \"Brand!\";\n\"Cart\" = \"Wagen \\\"1\\\"\";\n\"title\" = \"Title\";\n")
    #expect(try OpenStepParser.parseEntries(Array(text.utf8)).0["Cart"] == .string("Wagen \"1\""))
    #expect(try table("de", catalog).stringsDictionaryFile() == nil)
  }

  @Test func pluralsBecomeStringsDictionaries() throws {
    let catalog = try catalog(
      """
      "%lld items" : { "localizations" : { "en" : { "variations" : { "plural" : {
        "one" : \(unit("One item")), "other" : \(unit("%lld items")) } } } } },
      "%@ has %lld items" : { "localizations" : { "en" : { "variations" : { "plural" : {
        "one" : \(unit("%@ has one item")), "other" : \(unit("%1$@ has %2$lld items")) } } } } }
      """)
    let table = try table("en", catalog)
    let single = try #require(table.variations["%lld items"])
    #expect(single["NSStringLocalizedFormatKey"] == .string("%#@value@"))
    #expect(single["value"]?["NSStringFormatValueTypeKey"] == .string("lld"))
    #expect(single["value"]?["NSStringFormatSpecTypeKey"] == .string("NSStringPluralRuleType"))
    #expect(single["value"]?["one"] == .string("One item"))
    #expect(single["value"]?["other"] == .string("%lld items"))
    let several = try #require(table.variations["%@ has %lld items"])
    #expect(several["NSStringLocalizedFormatKey"] == .string("%2$#@value@"))
    #expect(several["value"]?["one"] == .string("%1$@ has one item"))
    #expect(several["value"]?["other"] == .string("%1$@ has %2$lld items"))
    let data = try #require(try table.stringsDictionaryFile())
    let read = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect((read as? [String: Any])?.count == 2)
  }

  @Test func substitutionsKeepTheirArguments() throws {
    let catalog = try catalog(
      """
      "summary" : { "localizations" : { "en" : {
        "stringUnit" : { "state" : "translated", "value" : "%#@books@ in %#@boxes@" },
        "substitutions" : {
          "books" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : \(unit("%arg book")), "other" : \(unit("%arg books")) } } },
          "boxes" : { "argNum" : 2, "formatSpecifier" : "d", "variations" : { "plural" : {
            "other" : \(unit("%arg boxes")) } } } } } } }
      """)
    let value = try #require(try table("en", catalog).variations["summary"])
    #expect(value["NSStringLocalizedFormatKey"] == .string("%1$#@books@ in %2$#@boxes@"))
    #expect(value["books"]?["one"] == .string("%1$lld book"))
    #expect(value["boxes"]?["other"] == .string("%2$d boxes"))
    #expect(value["boxes"]?["NSStringFormatValueTypeKey"] == .string("d"))
  }

  @Test func devicesStandAroundPlurals() throws {
    let catalog = try catalog(
      """
      "tap" : { "localizations" : { "en" : { "variations" : { "device" : {
        "iphone" : \(unit("Tap")), "other" : { "variations" : { "plural" : {
          "other" : \(unit("Click %lld times")) } } } } } } } }
      """)
    let devices = try #require(
      try table("en", catalog).variations["tap"]?["NSStringDeviceSpecificRuleType"])
    #expect(devices["iphone"] == .string("Tap"))
    #expect(devices["other"]?["value"]?["other"] == .string("Click %lld times"))
  }

  @Test func namedArgumentsBecomeNumbered() throws {
    let catalog = try catalog(
      #""greet" : { "localizations" : { "en" : \#(unit("%(name)@ is %(age)lld")) } }"#)
    #expect(try table("en", catalog).strings["greet"] == "%1$@ is %2$lld")
  }

  @Test func aConflictIsNamedWithItsLine() throws {
    try folder.write("{\n\n<<<<<<< HEAD\n", to: "Bad.xcstrings")
    let error = #expect(throws: ProjectError.self) {
      try StringCatalog(path: folder.url.path + "/Bad.xcstrings")
    }
    #expect(error?.line == 3)
  }

  // MARK: Symbols

  @Test func manualKeysGetSymbols() throws {
    let catalog = try catalog(
      """
      "welcome-title" : { "extractionState" : "manual", "localizations" : { "en" : \(unit("Welcome")) } },
      "GREETING" : { "extractionState" : "manual", "localizations" : { "en" : \(unit("Hi %(name)@, %lld")) } },
      "from code" : { "localizations" : { "en" : \(unit("x")) } },
      "2 Don't %@" : { "extractionState" : "manual" },
      "books" : { "extractionState" : "manual", "localizations" : { "en" : {
        "stringUnit" : { "state" : "new", "value" : "%#@count@" }, "substitutions" : { "count" : {
          "formatSpecifier" : "lld", "variations" : { "plural" : { "other" : \(unit("%arg books")) } } } } } } }
      """)
    let symbols = GeneratedStringSymbols(catalog)
    #expect(symbols.fileName == "GeneratedStringSymbols_Localizable.swift")
    let lines = try #require(symbols.source).split(separator: "\n").map(String.init)
    let members = lines.filter { $0.hasPrefix("  static") }
    #expect(
      members == [
        #"  static func _2Dont(_ arg1: String) -> LocalizedStringResource { LocalizedStringResource("2 Don't %@", defaultValue: "2 Don't \(arg1)", table: "Localizable", bundle: resourceBundle) }"#,
        #"  static func greeting(name: String, _ arg2: Int) -> LocalizedStringResource { LocalizedStringResource("GREETING", defaultValue: "Hi \(name), \(arg2)", table: "Localizable", bundle: resourceBundle) }"#,
        #"  static func books(count: Int) -> LocalizedStringResource { LocalizedStringResource("books", defaultValue: "\(count)", table: "Localizable", bundle: resourceBundle) }"#,
        #"  static var welcomeTitle: LocalizedStringResource { LocalizedStringResource("welcome-title", defaultValue: "Welcome", table: "Localizable", bundle: resourceBundle) }"#,
      ])
    #expect(symbols.notes.isEmpty)
  }

  /// What the symbol of a key is, and its format in the table.
  private func symbol(_ localization: String) throws -> (declaration: String?, CompiledStrings) {
    let catalog = try catalog(
      #""books" : { "extractionState" : "manual", "localizations" : { "en" : \#(localization) } }"#)
    let lines = GeneratedStringSymbols(catalog).source?.split(separator: "\n").map(String.init)
    let member = lines?.first { $0.hasPrefix("  static") }
    return (
      member?.replacingOccurrences(
        of: ", table: \"Localizable\", bundle: resourceBundle) }", with: ""),
      try table("en", catalog)
    )
  }

  @Test func argumentsThatOnlyOtherFormsHaveAreArgumentsToo() throws {
    let (declaration, table) = try symbol(
      """
      { "variations" : { "plural" : {
        "one" : \(unit("One book by %2$@")), "other" : \(unit("%lld books")) } } }
      """)
    #expect(
      declaration
        == #"  static func books(_ arg1: Int, _ arg2: String) -> LocalizedStringResource { LocalizedStringResource("books", defaultValue: "\(arg1)\(arg2)""#
    )
    let format = try #require(table.variations["books"])
    #expect(format["NSStringLocalizedFormatKey"] == .string("%1$#@value@"))
    #expect(format["value"]?["one"] == .string("One book by %2$@"))
    #expect(format["value"]?["other"] == .string("%1$lld books"))
  }

  @Test func aFormThatLeavesTheNumberOutMeansTheSameArguments() throws {
    let (declaration, table) = try symbol(
      """
      { "variations" : { "plural" : {
        "one" : \(unit("One book by %@")), "other" : \(unit("%lld books by %@")) } } }
      """)
    #expect(
      declaration
        == #"  static func books(_ arg1: Int, _ arg2: String) -> LocalizedStringResource { LocalizedStringResource("books", defaultValue: "\(arg1) books by \(arg2)""#
    )
    #expect(table.variations["books"]?["value"]?["one"] == .string("One book by %2$@"))
  }

  @Test func argumentsInFormsOfASubstitutionAreArgumentsToo() throws {
    let (declaration, table) = try symbol(
      """
      { "stringUnit" : { "state" : "translated", "value" : "%#@count@" },
        "substitutions" : { "count" : { "argNum" : 1, "formatSpecifier" : "lld",
          "variations" : { "plural" : {
            "one" : \(unit("%arg book")), "other" : \(unit("%arg books by %2$@")) } } } } }
      """)
    #expect(
      declaration
        == #"  static func books(count: Int, _ arg2: String) -> LocalizedStringResource { LocalizedStringResource("books", defaultValue: "\(count)\(arg2)""#
    )
    let format = try #require(table.variations["books"])
    #expect(format["NSStringLocalizedFormatKey"] == .string("%1$#@count@"))
    #expect(format["count"]?["other"] == .string("%1$lld books by %2$@"))
  }

  @Test func aTextThatNamesItsArgumentsInAnotherOrderHandsThemOnInTheirs() throws {
    let (declaration, _) = try symbol(unit("%2$@ has %1$lld books"))
    #expect(
      declaration
        == #"  static func books(_ arg1: Int, _ arg2: String) -> LocalizedStringResource { LocalizedStringResource("books", defaultValue: "\(arg1)\(arg2)""#
    )
  }

  @Test func otherTablesAreTypesAndDoublesAreNoted() throws {
    let catalog = try catalog(
      """
      "a b" : { "extractionState" : "manual" }, "a-b" : { "extractionState" : "manual" }
      """, table: "Find out")
    let symbols = GeneratedStringSymbols(catalog)
    #expect(symbols.fileName == "GeneratedStringSymbols_Find_out.swift")
    #expect(symbols.source?.contains("  enum FindOut {\n    static var aB: ") == true)
    #expect(
      symbols.notes.map(\.sentence) == [
        "the keys “a b” and “a-b” make one symbol, aB: the second one gets none. Rename one of them."
      ])
  }

  @Test func withoutManualKeysThereIsNoFile() throws {
    #expect(GeneratedStringSymbols(try catalog(#""a" : { }"#)).source == nil)
  }
}
