import Accessibility

private enum SpeechAttributesKey: EnvironmentKey {
  static var defaultValue: SpeechAttributes? { nil }
}

extension EnvironmentValues {
  /// How the words of accessibility elements are read.
  package var speechAttributes: SpeechAttributes? {
    get { self[SpeechAttributesKey.self] }
    set { self[SpeechAttributesKey.self] = newValue }
  }
}

/// Changes how words are read aloud; readable by inspection and on the accessibility elements.
package nonisolated struct SpeechModifier<Value: Sendable>: EnvironmentChangingModifier {
  package typealias Body = Never

  /// The name of the function, as users write it.
  package let name: String
  package let value: Value
  let field: WritableKeyPath<SpeechAttributes, Value?> & Sendable

  package var change: (inout EnvironmentValues) -> Void {
    let (value, field) = (value, field)
    return { values in
      var speech = values.speechAttributes ?? SpeechAttributes()
      speech[keyPath: field] = value
      values.speechAttributes = speech
    }
  }

  @MainActor
  package var _structure: _ModifierStructure {
    .modifier(name, environment: change)
  }
}

/// How texts are read aloud; each is told to assistive technologies only.
extension View {
  /// Reads texts letter by letter.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    modifier(
      SpeechModifier(
        name: "speechSpellsOutCharacters", value: value, field: \.spellsOutCharacters))
  }

  /// Reads punctuation aloud.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    modifier(
      SpeechModifier(
        name: "speechAlwaysIncludesPunctuation", value: value, field: \.includesPunctuation))
  }

  /// Raises or lowers the voice, by a part between -1 and 1.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
    modifier(SpeechModifier(name: "speechAdjustedPitch", value: value, field: \.pitch))
  }

  /// Queues announcements instead of interrupting what is being read.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    modifier(
      SpeechModifier(
        name: "speechAnnouncementsQueued", value: value, field: \.queuesAnnouncements))
  }

  /// Keeps colours as they are where the user inverts all others.
  ///
  /// Differs from Apple's: the device never inverts colours.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modifier(NotedModifier("accessibilityIgnoresInvertColors", active))
  }

  /// Lets touches go to the content while VoiceOver is on.
  ///
  /// Differs from Apple's: `options` are not looked at, since no voice is heard and touches always come
  /// straight from a finger.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    accessibilityAddTraits(isDirectTouchArea ? .allowsDirectInteraction : [])
  }

  /// Says what kind of text the view shows, so that it is read accordingly.
  ///
  /// Differs from Apple's: no voice is heard; the kind is told to inspection only.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View {
    modifier(NotedModifier("accessibilityTextContentType", value))
  }
}

/// How touches go straight to a view while VoiceOver is on.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Only after the view has been activated.
  public static let requiresActivation = Self(rawValue: 1)
  /// Without words, since the view makes sounds of its own.
  public static let silentOnTouch = Self(rawValue: 2)
}

/// A kind of text, by which it is read.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  public static let plain = Self(name: "plain")
  public static let console = Self(name: "console")
  public static let fileSystem = Self(name: "fileSystem")
  public static let messaging = Self(name: "messaging")
  public static let narrative = Self(name: "narrative")
  public static let sourceCode = Self(name: "sourceCode")
  public static let spreadsheet = Self(name: "spreadsheet")
  public static let wordProcessing = Self(name: "wordProcessing")
}
