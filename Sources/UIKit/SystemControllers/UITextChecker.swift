import Foundation
import FoundationAdditions

/// Checks the spelling of texts.
///
/// Differs from Apple's: the device has no dictionary: it checks no language, which the console says once, and
/// knows only the words that the app has taught it.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned: Set<String> = []

  open class var availableLanguages: [String] { [] }

  /// Where the next word is that is spelled wrong: nowhere, as in a language that is not available.
  ///
  /// Differs from Apple's: finds nothing, whatever the text and the language; there is no dictionary.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap: Bool,
    language: String
  ) -> NSRange {
    AbsentService.tell("UITextChecker.rangeOfMisspelledWord finds nothing: there is no dictionary.")
    return NSRange(location: NSNotFound, length: 0)
  }

  /// Differs from Apple's: guesses nothing, whatever the word and the language; there is no dictionary.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    AbsentService.tell("UITextChecker.guesses finds nothing: there is no dictionary.")
    return nil
  }

  /// The words that the app has taught and that begin as the part of the text does.
  ///
  /// Differs from Apple's: those in all languages, whatever `language` says; there is no dictionary.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    let length = (string as NSString).length
    guard range.location >= 0, range.location <= length, range.length >= 0,
      range.length <= length - range.location
    else { return nil }
    let start = string.part(range)
    let words = Self.learned.filter { $0.hasPrefix(start) && $0 != start }.sorted()
    return words.isEmpty ? nil : words
  }

  open class func learnWord(_ word: String) { learned.insert(word) }
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
}
