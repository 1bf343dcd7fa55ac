import Foundation
import Testing

@testable import FoundationAdditions

/// Passwords, as apps keep them.
@Suite(.serialized) struct SecItemTests {
  private let service = "test.\(UUID().uuidString)"

  private func query(_ more: [String: Any] = [:]) -> CFDictionary {
    let own: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
    ]
    return own.merging(more) { $1 } as CFDictionary
  }

  private func add(_ account: String, _ password: String) -> OSStatus {
    SecItemAdd(
      query([
        kSecAttrAccount as String: account, kSecValueData as String: Data(password.utf8),
      ]), nil)
  }

  private func password(of account: String) -> String? {
    var result: CFTypeRef?
    let status = SecItemCopyMatching(
      query([
        kSecAttrAccount as String: account, kSecReturnData as String: kCFBooleanTrue as Any,
        kSecMatchLimit as String: kSecMatchLimitOne,
      ]), &result)
    guard status == errSecSuccess else { return nil }
    return (result as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func aPasswordIsFoundAgainUntilItIsDeleted() {
    #expect(add("ann", "secret") == errSecSuccess)
    #expect(password(of: "ann") == "secret")
    #expect(password(of: "bob") == nil)
    #expect(SecItemDelete(query()) == errSecSuccess)
    #expect(password(of: "ann") == nil)
    #expect(SecItemDelete(query()) == errSecItemNotFound)
  }

  @Test func anAccountIsThereOnce() {
    #expect(add("ann", "one") == errSecSuccess)
    #expect(add("ann", "two") == errSecDuplicateItem)
    #expect(password(of: "ann") == "one")
    #expect(add("bob", "two") == errSecSuccess)
    SecItemDelete(query())
  }

  @Test func anItemIsChangedInItsPlace() {
    _ = add("ann", "one")
    let change = [kSecValueData as String: Data("two".utf8)] as CFDictionary
    #expect(
      SecItemUpdate(query([kSecAttrAccount as String: "ann"]), change) == errSecSuccess)
    #expect(password(of: "ann") == "two")
    #expect(
      SecItemUpdate(query([kSecAttrAccount as String: "bob"]), change) == errSecItemNotFound)
    SecItemDelete(query())
  }

  @Test func allItemsComeWithTheirAttributes() throws {
    _ = add("ann", "one")
    _ = add("bob", "two")
    var result: CFTypeRef?
    let status = SecItemCopyMatching(
      query([
        kSecReturnAttributes as String: true, kSecReturnData as String: true,
        kSecMatchLimit as String: kSecMatchLimitAll,
      ]), &result)
    #expect(status == errSecSuccess)
    let items = try #require(result as? [[String: Any]])
    #expect(items.compactMap { $0[kSecAttrAccount as String] as? String } == ["ann", "bob"])
    #expect(items.last?[kSecValueData as String] as? Data == Data("two".utf8))
    #expect(items.first?[kSecAttrCreationDate as String] is Date)
    #expect(
      items.first?[kSecAttrAccessible as String] as? String
        == kSecAttrAccessibleWhenUnlocked as String)
    SecItemDelete(query())
  }

  @Test func aQueryNeedsAClass() {
    #expect(SecItemAdd([kSecAttrAccount as String: "ann"] as CFDictionary, nil) == errSecParam)
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) != nil)
    #expect(SecCopyErrorMessageString(12345, nil) == nil)
  }

  @Test func anAppThatIsLaunchedAgainFindsItsItems() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Keychains/keychain.plist").path
    let item = KeychainItem(values: [kSecClass.name: "genp", kSecValueData.name: Data([1, 2])])
    let status = Keychain(file: file).change { items in
      items.append(item)
      return errSecSuccess
    }
    #expect(status == errSecSuccess)
    let found = try #require(Keychain(file: file).items.first)
    #expect(found.values[kSecValueData.name] as? Data == Data([1, 2]))
  }

  @Test func randomBytesFillTheMemory() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    #expect(Set(bytes).count > 16)
  }
}
