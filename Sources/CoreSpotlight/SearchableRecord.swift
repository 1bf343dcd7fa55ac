import Foundation

/// An item in a file.
struct SearchableRecord: Codable {
  private enum Value: Codable {
    case text(String)
    case texts([String])
    case url(URL)
    case data(Data)
    case date(Date)
    case number(Double)

    init?(_ value: Any) {
      switch value {
      case let text as String: self = .text(text)
      case let texts as [String]: self = .texts(texts)
      case let url as URL: self = .url(url)
      case let data as Data: self = .data(data)
      case let date as Date: self = .date(date)
      case let number as NSNumber: self = .number(number.doubleValue)
      default: return nil
      }
    }

    var value: Any {
      switch self {
      case .text(let text): text
      case .texts(let texts): texts
      case .url(let url): url
      case .data(let data): data
      case .date(let date): date
      case .number(let number): NSNumber(value: number)
      }
    }
  }

  private var identifier: String
  private var domain: String?
  private var expiration: Date?
  private var type: String?
  private var values: [String: Value]

  init(_ item: CSSearchableItem) {
    identifier = item.uniqueIdentifier
    domain = item.domainIdentifier
    expiration = item.expirationDate
    type = item.attributeSet.contentType
    values = item.attributeSet.values.compactMapValues { Value($0) }
  }

  var item: CSSearchableItem {
    let attributes = CSSearchableItemAttributeSet(itemContentType: type ?? "")
    attributes.contentType = type
    attributes.values = values.mapValues(\.value)
    let item = CSSearchableItem(
      uniqueIdentifier: identifier, domainIdentifier: domain, attributeSet: attributes)
    item.expirationDate = expiration
    return item
  }
}
