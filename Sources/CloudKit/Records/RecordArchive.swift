import CoreLocation
import Foundation

/// A record in an archive.
struct RecordArchive: Codable {
  /// The name of a record in its zone.
  struct Name: Codable {
    let record: String
    let zone: String
    let owner: String

    init(_ id: CKRecord.ID) {
      record = id.recordName
      zone = id.zoneID.zoneName
      owner = id.zoneID.ownerName
    }

    var id: CKRecord.ID {
      CKRecord.ID(
        recordName: record, zoneID: CKRecordZone.ID(zoneName: zone, ownerName: owner))
    }
  }

  private struct Pointer: Codable {
    let name: Name
    let action: UInt

    init(_ reference: CKRecord.Reference) {
      name = Name(reference.recordID)
      action = reference.action.rawValue
    }

    var reference: CKRecord.Reference {
      CKRecord.Reference(
        recordID: name.id, action: CKRecord.ReferenceAction(rawValue: action) ?? .none)
    }
  }

  private static let key = "CKRecord"

  let type: String
  let id: Name
  private let tag: String?
  private let creator: Name?
  private let creation: Date?
  private let modifier: Name?
  private let modification: Date?
  private let parent: Pointer?
  private let share: Pointer?
  private let fields: [String: Value]
  private let secrets: [String: Value]
  private let changed: Set<String>
  private let changedSecrets: Set<String>

  init(_ record: CKRecord, withFields: Bool) {
    type = record.recordType
    id = Name(record.recordID)
    tag = record.recordChangeTag
    creator = record.creatorUserRecordID.map(Name.init)
    creation = record.creationDate
    modifier = record.lastModifiedUserRecordID.map(Name.init)
    modification = record.modificationDate
    parent = record.parent.map(Pointer.init)
    share = record.share.map(Pointer.init)
    fields = withFields ? record.fields.values.compactMapValues(Value.init) : [:]
    secrets = withFields ? record.secrets.values.compactMapValues(Value.init) : [:]
    changed = withFields ? record.fields.changed : []
    changedSecrets = withFields ? record.secrets.changed : []
  }

  func fill(_ record: CKRecord) {
    record.recordChangeTag = tag
    record.creatorUserRecordID = creator?.id
    record.creationDate = creation
    record.lastModifiedUserRecordID = modifier?.id
    record.modificationDate = modification
    record.parent = parent?.reference
    record.share = share?.reference
    record.fields.values = fields.mapValues(\.value)
    record.fields.changed = changed
    record.secrets.values = secrets.mapValues(\.value)
    record.secrets.changed = changedSecrets
  }

  // MARK: Coders

  static func read(from coder: NSCoder) -> RecordArchive? {
    guard let data = coder.decodeObject(of: NSData.self, forKey: key) else { return nil }
    return try? PropertyListDecoder().decode(RecordArchive.self, from: Data(referencing: data))
  }

  func write(to coder: NSCoder) {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    guard let data = try? encoder.encode(self) else { return }
    coder.encode(NSData(data: data), forKey: Self.key)
  }

  // MARK: Values

  private indirect enum Value: Codable {
    case text(String)
    case whole(Int64)
    case large(UInt64)
    case fraction(Double)
    case date(Date)
    case data(Data)
    case list([Value])
    case reference(Pointer)
    case file(URL)
    /// Latitude, longitude, altitude, accuracies, course and speed.
    case place([Double], Date)

    init?(_ value: any CKRecordValueProtocol) {
      switch value {
      case let text as String: self = .text(text)
      case let number as NSNumber: self.init(number)
      case let date as Date: self = .date(date)
      case let data as Data: self = .data(data)
      case let reference as CKRecord.Reference: self = .reference(Pointer(reference))
      case let asset as CKAsset:
        guard let url = asset.fileURL else { return nil }
        self = .file(url)
      case let place as CLLocation: self.init(place)
      case let list as NSArray: self.init(Array(list))
      case let list as [any CKRecordValueProtocol]: self.init(list)
      default: return nil
      }
    }

    private init(_ number: NSNumber) {
      switch String(cString: number.objCType) {
      case "d", "f": self = .fraction(number.doubleValue)
      case "Q": self = .large(number.uint64Value)
      default: self = .whole(number.int64Value)
      }
    }

    private init(_ place: CLLocation) {
      let numbers = [
        place.coordinate.latitude, place.coordinate.longitude, place.altitude,
        place.horizontalAccuracy, place.verticalAccuracy, place.course, place.speed,
      ]
      self = .place(numbers, place.timestamp)
    }

    private init(_ list: [Any]) {
      self = .list(
        list.compactMap {
          ($0 as? any CKRecordValueProtocol).map(RecordValue.of).flatMap(Value.init)
        }
      )
    }

    var value: any CKRecordValueProtocol {
      switch self {
      case .text(let text): text
      case .whole(let number): NSNumber(value: number)
      case .large(let number): NSNumber(value: number)
      case .fraction(let number): NSNumber(value: number)
      case .date(let date): date
      case .data(let data): data
      case .list(let list): Self.array(list.map(\.value))
      case .reference(let pointer): pointer.reference
      case .file(let url): CKAsset(fileURL: url)
      case .place(let numbers, let date): Self.place(numbers, date)
      }
    }

    /// As an array of the type that its elements have.
    private static func array(_ values: [any CKRecordValueProtocol]) -> any CKRecordValueProtocol {
      if let texts = values as? [String] { return texts }
      if let dates = values as? [Date] { return dates }
      if let data = values as? [Data] { return data }
      if let references = values as? [CKRecord.Reference] { return references }
      if let assets = values as? [CKAsset] { return assets }
      if let places = values as? [CLLocation] { return places }
      return NSArray(array: values)
    }

    private static func place(_ numbers: [Double], _ date: Date) -> CLLocation {
      guard numbers.count == 7 else { return CLLocation(latitude: 0, longitude: 0) }
      return CLLocation(
        coordinate: CLLocationCoordinate2D(latitude: numbers[0], longitude: numbers[1]),
        altitude: numbers[2], horizontalAccuracy: numbers[3], verticalAccuracy: numbers[4],
        course: numbers[5], speed: numbers[6], timestamp: date)
    }
  }
}
