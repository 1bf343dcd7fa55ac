/// Words, with what an intent has between them.
struct IntentSentence<Intent: AppIntent> {
  private var parts: [(Intent) -> String] = []

  init() {}

  init(_ words: String) { append(words) }

  mutating func append(_ words: String) { parts.append { _ in words } }

  /// Adds the value of a parameter, or its name without one.
  mutating func append<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
    parts.append { $0[keyPath: parameter].wording }
  }

  func text(for intent: Intent) -> String { parts.map { $0(intent) }.joined() }
}
