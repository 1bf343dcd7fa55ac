import Foundation
import FoundationAdditions

// Predicates, sort descriptors and key-value coding find fields, and what the record says of itself.

extension CKRecord {
  /// What is in a field, or what the record says of itself by this name; nil if there is neither.
  public func value(forKey key: String) -> Any? {
    if let value = object(forKey: key) { return value }
    return switch key {
    case "recordType": recordType
    case "recordID": recordID
    case "recordChangeTag": recordChangeTag
    case "creationDate": creationDate
    case "creatorUserRecordID": creatorUserRecordID
    case "modificationDate": modificationDate
    case "lastModifiedUserRecordID": lastModifiedUserRecordID
    case "parent": parent
    case "share": share
    default: nil
    }
  }

  /// Sets a field; values that no field can keep fail the running test.
  public func setValue(_ value: Any?, forKey key: String) {
    switch value {
    case nil, is NSNull: setObject(nil, forKey: key)
    case let value as any CKRecordValueProtocol: setObject(value, forKey: key)
    case let value?:
      Mistake.fail(
        "CKRecord: the field \(key) cannot keep \(value), which is of the type \(type(of: value)).")
    }
  }
}

extension CKRecord: PredicateSubject {
  package func predicateValue(forKey key: String) -> PredicateValue? {
    PredicateValue(value(forKey: key))
  }

  package var predicateValue: PredicateValue { .object(self) }

  package var subjectName: String { "\(type(of: self)) of the type \(recordType)" }
}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        CKRecord.self,
        methods: [
          ObjectiveCMethod("valueForKey:", CKRecord.value(forKey:)),
          ObjectiveCMethod("setValue:forKey:", CKRecord.setValue(_:forKey:)),
        ])
    ]
  }
}
