import Foundation
import FoundationAdditions

/// An intent that the system offers as soon as the app is installed.
public struct AppShortcut: Sendable {
  package let intent: any AppIntent
  package let phrases: [String]
  package let shortTitle: LocalizedStringResource?
  package let systemImageName: String?

  /// A shortcut by its phrases, each of which names the app.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.intent = intent
    self.phrases = phrases.map { $0.text(for: intent) }
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }

  /// A shortcut that has the title of its intent.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    self.intent = intent
    self.phrases = phrases.map { $0.text(for: intent) }
    shortTitle = nil
    systemImageName = nil
  }
}

/// What a person says to start a shortcut: `"Add to \(.applicationName)"`.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  private let sentence: IntentSentence<Intent>

  public init(stringLiteral value: String) { sentence = IntentSentence(value) }

  public init(stringInterpolation: StringInterpolation) { sentence = stringInterpolation.sentence }

  func text(for intent: Intent) -> String { sentence.text(for: intent) }

  /// Collects the words, the app's name and the parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    var sentence = IntentSentence<Intent>()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { sentence.append(literal) }

    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      sentence.append(token.text)
    }

    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      sentence.append(keyPath)
    }
  }
}

/// A word of a phrase that the system puts in.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// What the home screen calls the app.
  case applicationName

  var text: String { applicationDisplayName }
}

/// What the home screen calls the app.
var applicationDisplayName: String {
  let names = ["CFBundleDisplayName", "CFBundleName"].map {
    Bundle.main.object(forInfoDictionaryKey: $0) as? String
  }
  return names.compactMap { $0 }.first { !$0.isEmpty } ?? ProcessInfo.processInfo.processName
}
