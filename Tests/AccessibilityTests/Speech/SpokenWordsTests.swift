import Accessibility
import Foundation
import Testing

struct SpokenWordsTests {
  private func element(
    _ type: ElementKind, label: String = "", value: String? = nil, traits: AccessibilityTraits = []
  ) -> AccessibilityElement {
    let element = AccessibilityElement(id: 1, elementType: type)
    element.label = label
    element.value = value
    element.traits = traits
    return element
  }

  private func words(
    _ element: AccessibilityElement, in language: String = "en",
    place: SpokenWords.Place = .utterance
  ) -> SpokenWords {
    SpokenWords(element, in: Locale.Language(identifier: language), place: place)
  }

  @Test func aSwitchIsOnOffOrMixed() {
    func value(_ value: String, _ language: String = "en") -> String? {
      words(element(.switch, value: value), in: language).value
    }
    #expect(["0", "1", "2"].map { value($0) } == ["off", "on", "mixed"])
    #expect(["0", "1", "2"].map { value($0, "de") } == ["Aus", "Ein", "Gemischt"])
    #expect(words(element(.slider, value: "2")).value == "2")
  }

  @Test func wordsStandAloneOrInOneUtterance() {
    let button = element(.button, traits: [.button, .header])
    #expect(words(button).kind == ["button", "heading"])
    #expect(words(button, place: .sentences).kind == ["Button", "Heading"])
    #expect(words(button, in: "fr").kind == ["bouton", "heading"])
    #expect(words(button, in: "de").kind == ["Taste", "Überschrift"])
  }

  @Test func tabsTellTheirPlaceInTheLanguage() {
    let tab = element(.button, traits: [.button, .tabItem])
    func kind(_ language: String) -> [String] {
      SpokenWords(
        tab, position: (1, 3), in: Locale.Language(identifier: language), place: .sentences
      ).kind
    }
    #expect(kind("en") == ["Tab", "1 of 3"])
    #expect(kind("de") == ["Tab", "1 von 3"])
    #expect(kind("fr") == ["Onglet", "1 sur 3"])
  }

  @Test func secretsAreCounted() {
    let field = element(.secureTextField, value: "•••")
    #expect(words(field).value == "3 characters")
    #expect(words(field, in: "de").value == "3 Zeichen")
    #expect(words(element(.secureTextField, value: "")).value == nil)
  }

  @Test func aValueThatRepeatsTheLabelIsNotSpokenTwice() {
    #expect(words(element(.staticText, label: "Total", value: "Total")).value == nil)
    let empty = element(.textField, value: "Name")
    empty.placeholderValue = "Name"
    #expect(words(empty).value == nil)
    let labelled = element(.textField, label: "Name", value: "Ada")
    #expect(words(labelled).value == "Ada")
  }

  @Test func hintsSayHowToUseAControl() {
    #expect(words(element(.switch)).hint == "Double tap to toggle setting.")
    #expect(words(element(.searchField)).hint == "Double tap to edit.")
    #expect(words(element(.button, traits: .button)).hint == "")
  }
}
