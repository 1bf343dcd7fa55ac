import Foundation
import FoundationAdditions
import Testing
import UIKit

@MainActor
struct UILocalizedIndexedCollationTests {
  private let collation = UILocalizedIndexedCollation.current()
  private let description = Selector("description")

  private func section(_ name: String) -> String {
    collation.sectionTitles[
      collation.section(for: name, collationStringSelector: description)]
  }

  @Test func namesFallIntoTheSectionsOfTheirLetters() {
    #expect(collation.sectionTitles.count == 27)
    #expect(section("apple") == "A")
    #expect(section("Émile") == "E")
    #expect(section("42") == "#")
    #expect(section("") == "#")
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
  }

  @Test func namesAreSortedAsPeopleDo() {
    let sorted = collation.sortedArray(
      from: ["Zoe", "anna", "Bob 10", "Bob 9"], collationStringSelector: description)
    #expect(sorted as? [String] == ["anna", "Bob 9", "Bob 10", "Zoe"])
  }
}
