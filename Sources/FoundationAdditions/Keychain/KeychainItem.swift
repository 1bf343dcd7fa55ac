import Foundation

/// What the keychain keeps: attributes by the words of the keychain.
struct KeychainItem {
  /// Strings, numbers, dates and data.
  private(set) var values: [String: Any]

  init(values: [String: Any]) {
    self.values = values
  }

  init(_ query: KeychainQuery) {
    values = query.values.filter { !KeychainQuery.isQuestion($0.key) }
    let now = Date()
    for (name, value) in [
      (kSecAttrCreationDate, now), (kSecAttrModificationDate, now),
      (kSecAttrAccessible, kSecAttrAccessibleWhenUnlocked), (kSecAttrSynchronizable, 0),
      (kSecAttrAccessGroup, Self.accessGroup),
      (kSecValuePersistentRef, Data(UUID().uuidString.utf8)),
    ] as [(CFString, Any)] where values[name.name] == nil {
      values[name.name] = KeychainQuery.plain(value)
    }
  }

  /// Of an app without a group of its own.
  private static var accessGroup: String {
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  mutating func take(_ changes: [String: Any]) {
    values.merge(changes.filter { !KeychainQuery.isQuestion($0.key) }) { $1 }
    values[kSecAttrModificationDate.name] = Date()
  }

  /// What two items of one keychain can't have in common, as Apple documents it for each class.
  var identity: [String] {
    let kind = values[kSecClass.name] as? String ?? ""
    return [kind]
      + (Self.identities[kind] ?? Self.otherIdentity).map { name in
        values[name.name].map { "\($0)" } ?? ""
      }
  }

  private static var identities: [String: [CFString]] {
    let common = [kSecAttrAccessGroup, kSecAttrSynchronizable, kSecAttrAccount]
    return [
      kSecClassGenericPassword.name: common + [kSecAttrService],
      kSecClassInternetPassword.name: common + [
        kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
        kSecAttrSecurityDomain,
      ],
    ]
  }

  private static var otherIdentity: [CFString] {
    [kSecAttrAccessGroup, kSecAttrLabel, kSecAttrApplicationTag, kSecAttrApplicationLabel]
  }
}

extension CFString {
  /// As a key of Swift's.
  var name: String { String(describing: self) }
}
