import Foundation
import Testing

@testable import FoundationAdditions

#if DEBUG
  @Suite struct NSLocalizedStringTests {
    private func withTables(_ body: (Bundle) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).bundle")
      defer { try? FileManager.default.removeItem(at: folder) }
      let english = folder.appendingPathComponent("en.lproj")
      try FileManager.default.createDirectory(at: english, withIntermediateDirectories: true)
      try Data("\"hello\" = \"Hello\"; \"apples\" = \"wrong\";".utf8)
        .write(to: english.appendingPathComponent("Words.strings"))
      let rule: [String: Any] = [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
      ]
      let tables: [String: Any] = [
        "apples": [
          "NSStringLocalizedFormatKey": "%#@count@ in %@",
          "count": rule.merging(["one": "%d apple", "other": "%d apples"]) { $1 },
        ],
        "pears": [
          "NSStringLocalizedFormatKey": "%#@count@",
          "count": rule.merging(["zero": "no pear", "other": "%d pears"]) { $1 },
        ],
        "place": ["NSStringDeviceSpecificRuleType": ["iphone": "phone", "other": "device"]],
      ]
      try PropertyListSerialization.data(fromPropertyList: tables, format: .xml, options: 0)
        .write(to: english.appendingPathComponent("Words.stringsdict"))
      try body(try #require(Bundle(url: folder)))
    }

    private func found(_ key: String, _ bundle: Bundle) -> String {
      NSLocalizedString(key, tableName: "Words", bundle: bundle, value: "", comment: "")
    }

    @Test func stringsAreFoundInTheirTable() throws {
      try withTables { bundle in
        #expect(found("hello", bundle) == "Hello")
        #expect(found("none", bundle) == "none")
        let value = NSLocalizedString(
          "none", tableName: "Words", bundle: bundle, value: "else", comment: "")
        #expect(value == "else")
        #expect(found("place", bundle) == "phone")
      }
    }

    @Test func numbersChooseTheFormOfTheirOwnString() throws {
      try withTables { bundle in
        let apples = found("apples", bundle)
        let pears = found("pears", bundle)
        #expect(String(format: apples, 1, "Rome") == "1 apple in Rome")
        #expect(String(format: apples, arguments: [3, "Rome"]) == "3 apples in Rome")
        #expect(String.localizedStringWithFormat(pears, 1200) == "1,200 pears")
        #expect(String.localizedStringWithFormat(pears, 0) == "no pear")
      }
    }

    @Test func otherFormatsAreAsBefore() {
      #expect(String(format: "%05.1f|%@|%x|%%", 3.14159, "text", 255) == "003.1|text|ff|%")
      #expect(String(format: "plain") == "plain")
      #expect(String.localizedStringWithFormat("%d", 12345) == "12,345")
    }
  }
#endif
