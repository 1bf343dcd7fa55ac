import Foundation

/// Something that a user wants an app to do.
open class INIntent: _IntentValues, _INIntentSetImageKeyPath, @unchecked Sendable {
  private let lock = NSLock()
  private var images: [AnyKeyPath: INImage] = [:]

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What the system calls the intent that it has made of what the user said; nil here, where the app makes all.
  open var identifier: String? { nil }

  /// What the intent does, in words.
  ///
  /// Differs from Apple's: always nil; the words are the system's own.
  open var intentDescription: String? { nil }

  /// What the user could say for it, as a suggestion.
  open var suggestedInvocationPhrase: String? {
    get { value(Self.phrase) }
    set { set(Self.phrase, newValue) }
  }

  /// Differs from Apple's: kept, and read by nobody here; nothing suggests shortcuts.
  open var shortcutAvailability: INShortcutAvailabilityOptions {
    get { value(Self.availability) ?? [] }
    set { set(Self.availability, newValue) }
  }

  private static let phrase = "suggestedInvocationPhrase"
  private static let availability = "shortcutAvailability"

  /// Differs from Apple's: a class that keeps values of its own has to copy them itself.
  open override func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = duplicate() else { return self }
    copy.images = lock.withLock { images }
    return copy
  }

  fileprivate func setImage(_ image: INImage?, for parameter: AnyKeyPath) {
    lock.withLock { images[parameter] = image }
  }

  fileprivate func image(for parameter: AnyKeyPath) -> INImage? {
    lock.withLock { images[parameter] }
  }
}

/// What gives pictures to the parameters of an intent.
public protocol _INIntentSetImageKeyPath: NSObjectProtocol {}

extension _INIntentSetImageKeyPath where Self: INIntent {
  /// Gives a parameter a picture, as that of the sender of a message: `intent.setImage(image, forParameterNamed: \.sender)`.
  ///
  /// Differs from Apple's: pictures are not in archives.
  public func setImage<Value>(
    _ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>
  ) {
    setImage(image, for: parameterName)
  }

  public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
    image(for: parameterName)
  }
}

/// Where in the system a shortcut is offered.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let sleepMindfulness = Self(rawValue: 1 << 0)
  public static let sleepJournaling = Self(rawValue: 1 << 1)
  public static let sleepMusic = Self(rawValue: 1 << 2)
  public static let sleepPodcasts = Self(rawValue: 1 << 3)
  public static let sleepReading = Self(rawValue: 1 << 4)
  public static let sleepWrapUpYourDay = Self(rawValue: 1 << 5)
  public static let sleepYogaAndStretching = Self(rawValue: 1 << 6)
}
