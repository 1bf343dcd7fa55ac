import Foundation

/// Whether something was done by the user or to them.
///
/// Differs from Apple's: only kept; the system learns nothing from it.
public enum INInteractionDirection: Int, Sendable {
  case unspecified = 0
  case outgoing = 1
  case incoming = 2
}

/// What a user has done with an app, which the app gives to the system to learn from.
///
/// Differs from Apple's: the system learns nothing from it. What was given is there until the app deletes it, also when
/// the app is launched again.
open class INInteraction: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  static let donations = Donations()

  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var direction = INInteractionDirection.unspecified
  /// Differs from Apple's: kept, and read by nobody here.
  open var dateInterval: DateInterval?
  /// Unique, unless the app gives it a name.
  open var identifier = UUID().uuidString
  open var groupIdentifier: String?

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
    super.init()
  }

  /// What the response says.
  open var intentHandlingStatus: INIntentHandlingStatus { intentResponse?.status ?? .unspecified }

  // MARK: Copies

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = INInteraction(intent: intent, response: intentResponse)
    copy.direction = direction
    copy.dateInterval = dateInterval
    copy.identifier = identifier
    copy.groupIdentifier = groupIdentifier
    return copy
  }

  public class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    guard let intent = coder.decodeObject(of: INIntent.self, forKey: "intent") else { return nil }
    self.intent = intent
    // Foundation's archives fail at the first object that is not there.
    func object<Value: NSObject & NSCoding>(_ name: String, _ type: Value.Type) -> Value? {
      coder.containsValue(forKey: name) ? coder.decodeObject(of: type, forKey: name) : nil
    }
    intentResponse = object("intentResponse", INIntentResponse.self)
    super.init()
    direction =
      INInteractionDirection(rawValue: coder.decodeInteger(forKey: "direction")) ?? .unspecified
    let start = object("start", NSDate.self)
    let end = object("end", NSDate.self)
    if let start, let end,
      start.timeIntervalSinceReferenceDate <= end.timeIntervalSinceReferenceDate
    {
      dateInterval = DateInterval(start: start as Date, end: end as Date)
    }
    if let name = object("identifier", NSString.self) {
      identifier = name as String
    }
    groupIdentifier = object("groupIdentifier", NSString.self) as String?
  }

  open func encode(with coder: NSCoder) {
    coder.encode(intent, forKey: "intent")
    if let intentResponse { coder.encode(intentResponse, forKey: "intentResponse") }
    coder.encode(direction.rawValue, forKey: "direction")
    if let dateInterval {
      coder.encode(dateInterval.start as NSDate, forKey: "start")
      coder.encode(dateInterval.end as NSDate, forKey: "end")
    }
    coder.encode(identifier as NSString, forKey: "identifier")
    if let groupIdentifier { coder.encode(groupIdentifier as NSString, forKey: "groupIdentifier") }
  }

  // MARK: Donations

  /// Gives it to the system, in place of one with its identifier; tells later, on the main queue.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    Self.donations.add(self)
    Self.tell(completion)
  }

  open func donate() async throws {
    Self.donations.add(self)
  }

  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    donations.remove { _ in true }
    tell(completion)
  }

  open class func deleteAll() async throws {
    donations.remove { _ in true }
  }

  open class func delete(
    with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    donations.remove { identifiers.contains($0.identifier) }
    tell(completion)
  }

  open class func delete(with identifiers: [String]) async throws {
    donations.remove { identifiers.contains($0.identifier) }
  }

  open class func delete(
    with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    donations.remove { $0.groupIdentifier == groupIdentifier }
    tell(completion)
  }

  open class func delete(with groupIdentifier: String) async throws {
    donations.remove { $0.groupIdentifier == groupIdentifier }
  }

  private static func tell(_ completion: (@Sendable ((any Error)?) -> Void)?) {
    guard let completion else { return }
    DispatchQueue.main.async { completion(nil) }
  }
}
