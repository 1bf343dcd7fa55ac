import Device
import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct BundleLanguagesTests {
  private func withBundle(
    _ files: [String: String], language: String, _ body: (Bundle, String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try DeviceLocale.during(Locale(identifier: language)) {
      try body(try #require(Bundle(url: folder)), folder.path)
    }
  }

  private let texts = [
    "en.lproj/help.html": "Help", "de.lproj/help.html": "Hilfe", "pt-BR.lproj/help.html": "Ajuda",
    "plain.json": "{}", "Base.lproj/Main.storyboard": "<document/>",
  ]

  @Test(arguments: [("de_AT", "de"), ("pt_BR", "pt-BR"), ("en_US", "en"), ("fr_FR", "en")])
  func translatedFilesAreThoseOfTheDevicesLanguage(locale: String, folder: String) throws {
    try withBundle(texts, language: locale) { bundle, path in
      let expected = "\(path)/\(folder).lproj/help.html"
      #expect(bundle.path(forResource: "help", ofType: "html") == expected)
      #expect(bundle.url(forResource: "help", withExtension: "html")?.path == expected)
      #expect(bundle.path(forResource: "help.html", ofType: nil) == expected)
      #expect(bundle.path(forResource: "plain", ofType: "json") == "\(path)/plain.json")
      #expect(bundle.path(forResource: "other", ofType: "json") == nil)
    }
  }

  @Test func compiledNamesLeadToTheirSources() throws {
    try withBundle(texts, language: "en_US") { bundle, path in
      #expect(
        bundle.path(forResource: "Main", ofType: "storyboardc")
          == "\(path)/Base.lproj/Main.storyboard")
    }
  }

  @Test(arguments: [("de_DE", ["de"]), ("fr_FR", ["en"])])
  func preferredLocalizationsFollowTheDevice(locale: String, expected: [String]) throws {
    try withBundle(texts, language: locale) { bundle, _ in
      #expect(bundle.devicePreferredLocalizations == expected)
    }
  }

  @Test func theInfoPlistIsTranslatedAndKeepsItsOtherKeys() throws {
    let files = [
      "Info.plist": """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>CFBundleDisplayName</key><string>Shelf</string>
      <key>CFBundleIdentifier</key><string>org.example.shelf</string>
      </dict></plist>
      """,
      "de.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Regal\";",
      "de.lproj/Localizable.strings": "\"hello\" = \"Hallo\";",
    ]
    try withBundle(files, language: "de_DE") { bundle, _ in
      #expect(
        bundle.deviceObject(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "Regal")
      let identifier = bundle.deviceObject(forInfoDictionaryKey: "CFBundleIdentifier")
      #expect(identifier as? String == "org.example.shelf")
      #expect(bundle.deviceString(forKey: "hello", value: nil, table: nil) == "Hallo")
      #expect(bundle.deviceString(forKey: "bye", value: "Bye", table: nil) == "Bye")
      #expect(bundle.deviceString(forKey: "bye", value: nil, table: nil) == "bye")
    }
  }

  @Test func classesAreFoundAsObjectiveCNamesThem() {
    #expect(NSClassFromString(objectiveC: "NSObject") == NSObject.self)
    #expect(NSClassFromString(objectiveC: "XCTestCase") != nil)
    #expect(NSClassFromString(objectiveC: "NoSuchClass") == nil)
  }
}
