import Foundation

public let CNPhoneNumberKey = "phoneNumber"

/// A number to call, as the user has written it.
public final class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public let stringValue: String

  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPhoneNumber)?.stringValue == stringValue
  }

  public override var hash: Int { stringValue.hashValue }

  public static var supportsSecureCoding: Bool { true }

  public init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "stringValue") else {
      return nil
    }
    stringValue = "\(text)"
    super.init()
  }

  public func encode(with coder: NSCoder) {
    coder.encode(stringValue as NSString, forKey: "stringValue")
  }
}
