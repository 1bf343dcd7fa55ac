import Foundation

/// A call of the past.
open class INCallRecord: _IntentValues, @unchecked Sendable {
  /// - Parameters:
  ///   - identifier: The app's own.
  ///   - dateCreated: When it was.
  ///   - caller: Who has called.
  ///   - callRecordType: How it came about.
  ///   - callCapability: With pictures or without.
  ///   - callDuration: In seconds.
  ///   - unseen: Whether the user has not yet seen that it was.
  ///   - numberOfCalls: How many calls in a row it stands for.
  public convenience init(
    identifier: String, dateCreated: Date? = nil, caller: INPerson? = nil,
    callRecordType: INCallRecordType = .unknown, callCapability: INCallCapability = .unknown,
    callDuration: Double? = nil, unseen: Bool? = nil, numberOfCalls: Int? = nil
  ) {
    self.init()
    take([
      "identifier": identifier, "dateCreated": dateCreated, "caller": caller,
      "callRecordType": callRecordType, "callCapability": callCapability,
      "callDuration": callDuration, "unseen": unseen, "numberOfCalls": numberOfCalls,
    ])
  }

  open var identifier: String { value("identifier") ?? "" }
  open var dateCreated: Date? { value("dateCreated") }
  open var caller: INPerson? { value("caller") }
  open var callRecordType: INCallRecordType { value("callRecordType") ?? .unknown }
  open var callCapability: INCallCapability { value("callCapability") ?? .unknown }
  /// In seconds.
  open var callDuration: Double? { value("callDuration") }
  open var unseen: Bool? { value("unseen") }
  open var numberOfCalls: Int? { value("numberOfCalls") }
}

/// Which of the calls of the past are meant.
open class INCallRecordFilter: _IntentValues, @unchecked Sendable {
  public convenience init(
    participants: [INPerson]?, callTypes: INCallRecordTypeOptions = [],
    callCapability: INCallCapability
  ) {
    self.init()
    take([
      "participants": participants, "callTypes": callTypes, "callCapability": callCapability,
    ])
  }

  open var participants: [INPerson]? { value("participants") }
  open var callTypes: INCallRecordTypeOptions { value("callTypes") ?? [] }
  open var callCapability: INCallCapability { value("callCapability") ?? .unknown }
}

public enum INCallRecordType: Int, Sendable {
  case unknown = 0
  case outgoing = 1
  case missed = 2
  case received = 3
  case latest = 4
  case voicemail = 5
  case ringing = 6
  case inProgress = 7
  case onHold = 8
}

public struct INCallRecordTypeOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let outgoing = Self(rawValue: 1 << 0)
  public static let missed = Self(rawValue: 1 << 1)
  public static let received = Self(rawValue: 1 << 2)
  public static let latest = Self(rawValue: 1 << 3)
  public static let voicemail = Self(rawValue: 1 << 4)
  public static let ringing = Self(rawValue: 1 << 5)
  public static let inProgress = Self(rawValue: 1 << 6)
  public static let onHold = Self(rawValue: 1 << 7)
}

public enum INCallCapability: Int, Sendable {
  case unknown = 0
  case audioCall = 1
  case videoCall = 2
}

public enum INCallAudioRoute: Int, Sendable {
  case unknown = 0
  case speakerphoneAudioRoute = 1
  case bluetoothAudioRoute = 2
}

public enum INCallDestinationType: Int, Sendable {
  case unknown = 0
  case normal = 1
  case emergency = 2
  case voicemail = 3
  case redial = 4
  case callBack = 5
}
