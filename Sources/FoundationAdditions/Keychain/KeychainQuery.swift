import Foundation

/// What a call asks the keychain for, or gives to it.
struct KeychainQuery {
  let values: [String: Any]

  /// Nil for one that names no class.
  init?(_ dictionary: CFDictionary) {
    values = Self.values(dictionary)
    guard values[kSecClass.name] != nil || values[kSecValuePersistentRef.name] != nil else {
      return nil
    }
  }

  static func values(_ dictionary: CFDictionary) -> [String: Any] {
    var values: [String: Any] = [:]
    for (key, value) in dictionary {
      values["\(key)"] = plain(value)
    }
    return values
  }

  /// As property lists can have it; objects of the system's are not kept.
  static func plain(_ value: Any) -> Any? {
    switch value {
    case let text as NSString: text.name
    case let data as NSData: Data(referencing: data)
    case let number as NSNumber: number
    case let date as NSDate:
      Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    case is String, is Data, is Date, is Bool, is any BinaryInteger, is any BinaryFloatingPoint:
      value
    default: nil
    }
  }

  /// Whether a word says what to look for or to answer, and is no attribute of an item.
  static func isQuestion(_ name: String) -> Bool {
    name.hasPrefix("r_") || name.hasPrefix("m_") || name.hasPrefix("u_")
  }

  // MARK: Finding

  func matches(_ item: KeychainItem) -> Bool {
    values.allSatisfy { name, wanted in
      if Self.isQuestion(name) || name == kSecValueData.name { return true }
      if name == kSecAttrSynchronizable.name, "\(wanted)" == kSecAttrSynchronizableAny.name {
        return true
      }
      guard let value = item.values[name] else { return false }
      return AnyHashable(describing: value) == AnyHashable(describing: wanted)
    } && (values[kSecAttrSynchronizable.name] != nil || !isSynchronized(item))
  }

  private func isSynchronized(_ item: KeychainItem) -> Bool {
    flag(item.values[kSecAttrSynchronizable.name])
  }

  private func flag(_ value: Any?) -> Bool { (value as? NSNumber)?.boolValue ?? false }

  private func asks(_ name: CFString) -> Bool { flag(values[name.name]) }

  // MARK: Answering

  /// What the query asks of the items that were found; nil if it asks for nothing.
  func answer(_ items: [KeychainItem]) -> CFTypeRef? {
    let answers = items.compactMap(answer)
    guard let limit = values[kSecMatchLimit.name] else { return answers.first }
    if "\(limit)" == kSecMatchLimitOne.name { return answers.first }
    let count = (limit as? NSNumber)?.intValue ?? answers.count
    guard !answers.isEmpty, count > 1 || !(limit is NSNumber) else { return answers.first }
    return NSArray(array: Array(answers.prefix(count)))
  }

  private func answer(_ item: KeychainItem) -> CFTypeRef? {
    let data = item.values[kSecValueData.name] as? Data
    let reference = item.values[kSecValuePersistentRef.name] as? Data
    let wantsOneThing = !asks(kSecReturnAttributes)
    if wantsOneThing, asks(kSecReturnData), !asks(kSecReturnPersistentRef) {
      return data.map { $0 as NSData }
    }
    if wantsOneThing, asks(kSecReturnPersistentRef), !asks(kSecReturnData) {
      return reference.map { $0 as NSData }
    }
    guard !wantsOneThing || asks(kSecReturnData) else { return nil }
    let hidden = [kSecValueData.name, kSecValuePersistentRef.name]
    var found = wantsOneThing ? [:] : item.values.filter { !hidden.contains($0.key) }
    if asks(kSecReturnData) { found[kSecValueData.name] = data }
    if asks(kSecReturnPersistentRef) { found[kSecValuePersistentRef.name] = reference }
    let result = NSMutableDictionary()
    for (name, value) in found { result[name as NSString] = value }
    return result
  }
}

extension AnyHashable {
  /// A value of a property list; numbers of all kinds compare as numbers.
  fileprivate init(describing value: Any) {
    switch value {
    case let number as NSNumber: self.init(number)
    case let data as Data: self.init(data)
    case let date as Date: self.init(date)
    default: self.init("\(value)")
    }
  }
}
