// NaturalLanguage: the languages of texts. May import Foundation only.

import Foundation

/// Finds the language of a text.
///
/// Differs from Apple's: by its script and its most common words, so that it knows some twenty languages, needs a sentence,
/// and its probabilities are not Apple's.
open class NLLanguageRecognizer: NSObject {
  /// The languages that the text can be in; empty for all.
  open var languageConstraints: [NLLanguage] = []
  /// What is known before, by language; empty for nothing.
  open var languageHints: [NLLanguage: Double] = [:]
  private var text = ""

  /// Takes more of the text.
  open func processString(_ string: String) { text += text.isEmpty ? string : " " + string }

  open func reset() {
    text = ""
    languageHints = [:]
    languageConstraints = []
  }

  /// Nil for a text that says nothing of its language.
  open var dominantLanguage: NLLanguage? {
    languageHypotheses(withMaximum: 1).first?.key
  }

  /// The most likely languages, with their probabilities.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    var scores = LanguageScores.of(text)
    if !languageConstraints.isEmpty {
      scores = scores.filter { languageConstraints.contains($0.key) }
    }
    for (language, hint) in languageHints {
      if let score = scores[language] { scores[language] = score * (1 + hint) }
    }
    let sum = scores.values.reduce(0, +)
    guard sum > 0 else { return [:] }
    let best = scores.sorted {
      ($0.value, $1.key.rawValue) > ($1.value, $0.key.rawValue)
    }.prefix(max(maxHypotheses, 0))
    return Dictionary(uniqueKeysWithValues: best.map { ($0.key, $0.value / sum) })
  }

  open class func dominantLanguage(for string: String) -> NLLanguage? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(string)
    return recognizer.dominantLanguage
  }
}
