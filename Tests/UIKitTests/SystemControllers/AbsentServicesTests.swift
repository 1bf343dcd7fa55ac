import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct AbsentServicesTests {
  @Test func whatIsNotThereIsToldOnce() {
    AbsentService.forget()
    let checker = UITextChecker()
    let all = NSRange(location: 0, length: 3)
    let found = issues {
      for _ in 0..<2 {
        UIPrintInteractionController.shared.present(animated: false)
        _ = checker.rangeOfMisspelledWord(
          in: "abc", range: all, startingAt: 0, wrap: false, language: "en")
        _ = checker.guesses(forWordRange: all, in: "abc", language: "en")
      }
    }
    #expect(
      found == [
        "UIPrintInteractionController.present shows nothing: there is no printer.",
        "UITextChecker.rangeOfMisspelledWord finds nothing: there is no dictionary.",
        "UITextChecker.guesses finds nothing: there is no dictionary.",
      ])
  }

  @Test func rangesBeyondTheTextHaveNoCompletions() {
    for range in [NSRange(location: .max, length: 1), NSRange(location: 1, length: .max)] {
      #expect(
        UITextChecker().completions(forPartialWordRange: range, in: "abc", language: "en") == nil)
    }
  }

  @Test func printingEndsWithoutAPrinter() {
    #expect(!UIPrintInteractionController.isPrintingAvailable)
    var answers: [Bool] = []
    let isShown = UIPrintInteractionController.shared.present(animated: true) { _, done, _ in
      answers.append(done)
    }
    #expect(!isShown)
    #expect(answers == [false])
  }

  @Test func wordsAreKnownThatTheAppHasTaught() {
    let checker = UITextChecker()
    let range = NSRange(location: 0, length: 3)
    #expect(UITextChecker.availableLanguages.isEmpty)
    UITextChecker.learnWord("vitrine")
    #expect(UITextChecker.hasLearnedWord("vitrine"))
    #expect(
      checker.completions(forPartialWordRange: range, in: "vit", language: "en") == ["vitrine"])
    UITextChecker.unlearnWord("vitrine")
    #expect(checker.completions(forPartialWordRange: range, in: "vit", language: "en") == nil)
    #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "word"))
  }

  @Test func iconsOfShortcutsAreComparedByWhatTheyShow() {
    let one = UIApplicationShortcutIcon(systemImageName: "star")
    #expect(one.isEqual(UIApplicationShortcutIcon(systemImageName: "star")))
    #expect(!one.isEqual(UIApplicationShortcutIcon(type: .add)))
  }
}
