import Foundation

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"

/// One of several values, with what the user calls it.
public final class CNLabeledValue<ValueType: NSObject & NSCopying>: NSObject, NSCopying,
  @unchecked Sendable
{
  public let identifier: String
  public let label: String?
  public let value: ValueType

  public init(label: String?, value: ValueType) {
    identifier = UUID().uuidString
    self.label = label
    self.value = value
    super.init()
  }

  init(_ identifier: String, _ label: String?, _ value: ValueType) {
    self.identifier = identifier
    self.label = label
    self.value = value
    super.init()
  }

  public func settingLabel(_ label: String?) -> CNLabeledValue<ValueType> {
    CNLabeledValue(identifier, label, value)
  }

  public func settingValue(_ value: ValueType) -> CNLabeledValue<ValueType> {
    CNLabeledValue(identifier, label, value)
  }

  public func settingLabel(
    _ label: String?, value: ValueType
  ) -> CNLabeledValue<ValueType> {
    CNLabeledValue(identifier, label, value)
  }

  /// The user's word for a label: “home” for `CNLabelHome`, the label itself for one of the user's own.
  public class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    let word = label.dropFirst(4).dropLast(4)
    switch word {
    case "HomeFAX": return "home fax"
    case "WorkFAX": return "work fax"
    case "HomePage": return "homepage"
    default: return word.lowercased()
    }
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNLabeledValue<ValueType> else { return false }
    return other.identifier == identifier && other.label == label && other.value == value
  }

  public override var hash: Int { identifier.hashValue }
}
