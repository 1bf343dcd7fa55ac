import Foundation

/// Adds an item to the keychain.
///
/// - Returns: `errSecDuplicateItem` if there is one of the same account and service, or what else names it.
///
/// Differs from Apple's: passwords, certificates and keys are kept as they are given, in the app's home; nothing is
/// encrypted, and items are kept as long as the home: one run of tests.
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let query = KeychainQuery(attributes) else { return errSecParam }
  return Keychain.shared.change { items in
    let item = KeychainItem(query)
    guard !items.contains(where: { $0.identity == item.identity }) else {
      return errSecDuplicateItem
    }
    items.append(item)
    result?.pointee = query.answer([item])
    return errSecSuccess
  }
}

/// Finds items of the keychain: one of those that match, if the query doesn't ask for all.
///
/// - Returns: `errSecItemNotFound` if none matches.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  let found = Keychain.shared.items.filter(query.matches)
  guard !found.isEmpty else { return errSecItemNotFound }
  result?.pointee = query.answer(found)
  return errSecSuccess
}

/// Changes the items of the keychain that match.
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  let changes = KeychainQuery.values(attributesToUpdate)
  guard !changes.isEmpty else { return errSecParam }
  return Keychain.shared.change { items in
    let places = items.indices.filter { query.matches(items[$0]) }
    guard !places.isEmpty else { return errSecItemNotFound }
    var changed = items
    for place in places { changed[place].take(changes) }
    guard Set(changed.map(\.identity)).count == changed.count else { return errSecDuplicateItem }
    items = changed
    return errSecSuccess
  }
}

/// Removes the items of the keychain that match.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  return Keychain.shared.change { items in
    let left = items.filter { !query.matches($0) }
    guard left.count < items.count else { return errSecItemNotFound }
    items = left
    return errSecSuccess
  }
}
