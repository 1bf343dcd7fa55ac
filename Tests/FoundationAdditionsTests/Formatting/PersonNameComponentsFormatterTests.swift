import Foundation
import FoundationAdditions
import Testing

struct PersonNameComponentsFormatterTests {
  private var ada: FoundationAdditions.PersonNameComponentsFormatter {
    FoundationAdditions.PersonNameComponentsFormatter()
  }
  private let name: PersonNameComponents = {
    var name = PersonNameComponents()
    name.givenName = "Ada"
    name.familyName = "Lovelace"
    name.namePrefix = "Countess"
    return name
  }()

  @Test func stylesSayMoreOrLess() {
    let formatter = ada
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: name) == "Ada Lovelace")
    formatter.style = .short
    #expect(formatter.string(from: name) == "Ada")
    formatter.style = .abbreviated
    #expect(formatter.string(from: name) == "AL")
    formatter.style = .long
    #expect(formatter.string(for: name) == "Countess Ada Lovelace")
    #expect(formatter.string(for: "Ada") == nil)
  }

  @Test func aNameIsWrittenInOneCall() {
    #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .short) == "Ada")
    #expect(
      PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated, options: [])
        == "AL")
  }
}
