import Foundation

/// A message that was sent or has come.
open class INMessage: _IntentValues, @unchecked Sendable {
  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?,
    sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?,
    messageType: INMessageType, serviceName: String?
  ) {
    self.init()
    take([
      "identifier": identifier, "conversationIdentifier": conversationIdentifier,
      "content": content, "dateSent": dateSent, "sender": sender, "recipients": recipients,
      "groupName": groupName, "messageType": messageType, "serviceName": serviceName,
    ])
  }

  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?,
    sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?,
    messageType: INMessageType
  ) {
    self.init(
      identifier: identifier, conversationIdentifier: conversationIdentifier, content: content,
      dateSent: dateSent, sender: sender, recipients: recipients, groupName: groupName,
      messageType: messageType, serviceName: nil)
  }

  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?,
    sender: INPerson?, recipients: [INPerson]?, messageType: INMessageType
  ) {
    self.init(
      identifier: identifier, conversationIdentifier: conversationIdentifier, content: content,
      dateSent: dateSent, sender: sender, recipients: recipients, groupName: nil,
      messageType: messageType)
  }

  public convenience init(
    identifier: String, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?
  ) {
    self.init(
      identifier: identifier, conversationIdentifier: nil, content: content, dateSent: dateSent,
      sender: sender, recipients: recipients, messageType: .text)
  }

  open var identifier: String { value("identifier") ?? "" }
  open var conversationIdentifier: String? { value("conversationIdentifier") }
  open var content: String? { value("content") }
  open var dateSent: Date? { value("dateSent") }
  open var sender: INPerson? { value("sender") }
  open var recipients: [INPerson]? { value("recipients") }
  open var groupName: INSpeakableString? { value("groupName") }
  open var messageType: INMessageType { value("messageType") ?? .unspecified }
  open var serviceName: String? { value("serviceName") }
}

public enum INMessageType: Int, Sendable {
  case unspecified = 0
  case text = 1
  case audio = 2
  case digitalTouch = 3
  case handwriting = 4
  case sticker = 5
  case tapbackLiked = 6
  case tapbackDisliked = 7
  case tapbackEmphasized = 8
  case tapbackLoved = 9
  case tapbackQuestioned = 10
  case tapbackLaughed = 11
  case mediaCalendar = 12
  case mediaLocation = 13
  case mediaAddressCard = 14
  case mediaImage = 15
  case mediaVideo = 16
  case mediaPass = 17
  case mediaAudio = 18
  case paymentSent = 19
  case paymentRequest = 20
  case paymentNote = 21
  case animoji = 22
  case activitySnippet = 23
  case file = 24
  case link = 25
}

public enum INOutgoingMessageType: Int, Sendable {
  case unknown = 0
  case outgoingMessageText = 1
  case outgoingMessageAudio = 2
}

public enum INMessageAttribute: Int, Sendable {
  case unknown = 0
  case read = 1
  case unread = 2
  case flagged = 3
  case unflagged = 4
  case played = 5
}

public struct INMessageAttributeOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let read = Self(rawValue: 1 << 0)
  public static let unread = Self(rawValue: 1 << 1)
  public static let flagged = Self(rawValue: 1 << 2)
  public static let unflagged = Self(rawValue: 1 << 3)
  public static let played = Self(rawValue: 1 << 4)
}

/// What goes with a message.
open class INSendMessageAttachment: _IntentValues, @unchecked Sendable {
  public convenience init(audioMessageFile: INFile) {
    self.init()
    set("audioMessageFile", audioMessageFile)
  }

  open var audioMessageFile: INFile? { value("audioMessageFile") }
}
