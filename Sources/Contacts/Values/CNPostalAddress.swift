import Foundation

public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

/// Where somebody lives or works.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Content: Hashable, Codable {
    var street = ""
    var subLocality = ""
    var city = ""
    var subAdministrativeArea = ""
    var state = ""
    var postalCode = ""
    var country = ""
    var isoCountryCode = ""
  }

  var content: Content

  public override init() {
    content = Content()
    super.init()
  }

  init(_ content: Content) {
    self.content = content
    super.init()
  }

  open var street: String { content.street }
  open var subLocality: String { content.subLocality }
  open var city: String { content.city }
  open var subAdministrativeArea: String { content.subAdministrativeArea }
  open var state: String { content.state }
  open var postalCode: String { content.postalCode }
  open var country: String { content.country }
  open var isoCountryCode: String { content.isoCountryCode }

  open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(content) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(content) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPostalAddress)?.content == content
  }

  open override var hash: Int { content.hashValue }
}

/// An address that the app makes.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  open override var street: String {
    get { content.street }
    set { content.street = newValue }
  }
  open override var subLocality: String {
    get { content.subLocality }
    set { content.subLocality = newValue }
  }
  open override var city: String {
    get { content.city }
    set { content.city = newValue }
  }
  open override var subAdministrativeArea: String {
    get { content.subAdministrativeArea }
    set { content.subAdministrativeArea = newValue }
  }
  open override var state: String {
    get { content.state }
    set { content.state = newValue }
  }
  open override var postalCode: String {
    get { content.postalCode }
    set { content.postalCode = newValue }
  }
  open override var country: String {
    get { content.country }
    set { content.country = newValue }
  }
  open override var isoCountryCode: String {
    get { content.isoCountryCode }
    set { content.isoCountryCode = newValue }
  }
}
