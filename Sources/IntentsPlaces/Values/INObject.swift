import Foundation

/// One of the things that an intent can be about.
open class INObject: _IntentValues, INSpeakable, @unchecked Sendable {
  public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    super.init()
    take([
      "identifier": identifier, "displayString": displayString,
      "pronunciationHint": pronunciationHint,
    ])
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(identifier: String?, display displayString: String) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
  }

  public convenience init(
    identifier: String?, display displayString: String, subtitle subtitleString: String?,
    image displayImage: INImage?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil,
      subtitle: subtitleString, image: displayImage)
  }

  public convenience init(
    identifier: String?, display displayString: String, pronunciationHint: String?,
    subtitle subtitleString: String?, image displayImage: INImage?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
    self.subtitleString = subtitleString
    self.displayImage = displayImage
  }

  open var identifier: String? { value("identifier") }
  open var displayString: String { value("displayString") ?? "" }
  open var subtitleString: String? {
    get { value("subtitleString") }
    set { set("subtitleString", newValue) }
  }
  open var displayImage: INImage? {
    get { value("displayImage") }
    set { set("displayImage", newValue) }
  }

  // MARK: Speech

  open var spokenPhrase: String { displayString }
  open var pronunciationHint: String? { value("pronunciationHint") }
  open var vocabularyIdentifier: String? { identifier }
  open var alternativeSpeakableMatches: [any INSpeakable]? {
    value("alternatives", as: [INSpeakableString].self)
  }

  /// Other ways to say it.
  open func setAlternativeSpeakableMatches(_ matches: [INSpeakableString]?) {
    set("alternatives", matches)
  }
}

/// Choices for a parameter under a title.
open class INObjectSection<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  public let title: String?
  public let items: [ObjectType]

  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
    super.init()
  }
}

/// Choices for a parameter.
open class INObjectCollection<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  public let sections: [INObjectSection<ObjectType>]
  /// Whether the choices are listed by their first letters.
  ///
  /// Differs from Apple's: kept, and read by nobody here; nothing lists the choices.
  open var usesIndexedCollation = false

  public init(sections: [INObjectSection<ObjectType>]) {
    self.sections = sections
    super.init()
  }

  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }

  open var allItems: [ObjectType] { sections.flatMap(\.items) }
}
