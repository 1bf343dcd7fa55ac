import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct AbsentServicesTests {
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
