import Foundation

/// An address of somebody: a number or an address for mail.
open class INPersonHandle: _IntentValues, @unchecked Sendable {
  public convenience init(
    value: String?, type: INPersonHandleType, label: INPersonHandleLabel?
  ) {
    self.init()
    take(["value": value, "type": type, "label": label])
  }

  public convenience init(value: String?, type: INPersonHandleType) {
    self.init(value: value, type: type, label: nil)
  }

  open var value: String? { value("value") }
  open var type: INPersonHandleType { value("type") ?? .unknown }
  open var label: INPersonHandleLabel? { value("label") }
}

public enum INPersonHandleType: Int, Sendable {
  case unknown = 0
  case emailAddress = 1
  case phoneNumber = 2
}

/// What an address is for.
///
/// The texts behind the names are those of the address book; that they are the same here is unsure.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let home = Self("_$!<Home>!$_")
  public static let work = Self("_$!<Work>!$_")
  public static let iPhone = Self("iPhone")
  public static let mobile = Self("_$!<Mobile>!$_")
  public static let main = Self("_$!<Main>!$_")
  public static let homeFax = Self("_$!<HomeFAX>!$_")
  public static let workFax = Self("_$!<WorkFAX>!$_")
  public static let pager = Self("_$!<Pager>!$_")
  public static let other = Self("_$!<Other>!$_")
  public static let school = Self("_$!<School>!$_")
}
