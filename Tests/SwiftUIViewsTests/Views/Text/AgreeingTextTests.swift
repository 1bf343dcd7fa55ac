import Foundation
import Testing

@testable import SwiftUI

/// Words that agree with the number before them.
@MainActor
@Suite struct AgreeingTextTests {
  private func shown(_ text: Text, in locale: String = "en_US") -> String {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: locale)
    return text.resolvedString(in: values)
  }

  @Test(arguments: [(0, "0 habits done"), (1, "1 habit done"), (2, "2 habits done")])
  func nounsAgreeWithTheirNumber(count: Int, text: String) {
    #expect(shown(Text("^[\(count) habit](inflect: true) done")) == text)
  }

  @Test func eachPartHasItsOwnNumber() {
    let text = Text(
      "^[\(1) apple](inflect: true) and ^[\(3) \("pear")](inflect: true), **^[\(2) box](inflect:true)**"
    )
    #expect(shown(text) == "1 apple and 3 pears, 2 boxes")
  }

  @Test func fractionsTakeThePlural() {
    #expect(shown(Text("^[\(1.0, specifier: "%.1f") mile](inflect: true)")) == "1.0 miles")
  }

  @Test func wordsOfOtherLanguagesStay() {
    #expect(shown(Text("^[\(2) Apfel](inflect: true)"), in: "de_DE") == "2 Apfel")
  }

  @Test func otherAttributesAreNotShown() {
    #expect(shown(Text("^[\(2) habit](rainbow: 'bright')")) == "2 habit")
    #expect(shown(Text("x^[2] and y^(3)")) == "x^[2] and y^(3)")
  }

  @Test func aPartThatAgreesIsNoLink() {
    let host = TestHost(Text("^[\(2) habit](inflect: true)"))
    #expect(host.element(.staticText)?.label == "2 habits")
    #expect(host.element(.link) == nil)
  }

  @Test(arguments: [
    ("person", "people"), ("Child", "Children"), ("city", "cities"), ("day", "days"),
    ("bus", "buses"), ("dish", "dishes"), ("knife", "knives"), ("sheep", "sheep"),
    ("APPLE", "APPLES"), ("", ""),
  ])
  func pluralsFollowTheRulesOfEnglish(noun: String, plural: String) {
    #expect(EnglishPlural.of(noun) == plural)
  }
}
