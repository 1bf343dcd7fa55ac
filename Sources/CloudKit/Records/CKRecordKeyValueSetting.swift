import Foundation

/// Something with fields that are set and read by their names.
public protocol CKRecordKeyValueSetting: NSObjectProtocol {
  func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValue)?
  /// Nil empties the field.
  func setObject(_ object: (any CKRecordValue)?, forKey key: CKRecord.FieldKey)
  /// The fields that have values.
  func allKeys() -> [CKRecord.FieldKey]
  /// The fields that were set since the record was saved or read.
  func changedKeys() -> [CKRecord.FieldKey]
}

extension CKRecordKeyValueSetting {
  public subscript<T: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> T? {
    get { RecordValue.as(T.self, object(forKey: key)) }
    set { setObject(newValue, forKey: key) }
  }

  public subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }
}

/// The fields of a record, each with its value.
public struct CKRecordKeyValueIterator: IteratorProtocol {
  private var rest: [(CKRecord.FieldKey, any CKRecordValueProtocol)]

  init(_ fields: RecordFields) {
    rest = fields.values.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }

  public mutating func next() -> (CKRecord.FieldKey, any CKRecordValueProtocol)? { rest.popLast() }
}

/// The fields of a record.
final class RecordFields: NSObject, CKRecordKeyValueSetting {
  var values: [CKRecord.FieldKey: any CKRecordValueProtocol] = [:]
  var changed: Set<CKRecord.FieldKey> = []

  func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValue)? { values[key] }

  func setObject(_ object: (any CKRecordValue)?, forKey key: CKRecord.FieldKey) {
    values[key] = object.map(RecordValue.of)
    changed.insert(key)
  }

  func allKeys() -> [CKRecord.FieldKey] { values.keys.sorted() }

  func changedKeys() -> [CKRecord.FieldKey] { changed.sorted() }

  func take(_ fields: RecordFields) {
    values = fields.values
    changed = fields.changed
  }
}
