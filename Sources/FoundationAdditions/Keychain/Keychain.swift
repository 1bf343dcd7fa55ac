import Foundation

/// The items that the app has put into its keychain.
///
/// They lie in the app's home where it has one of its own, so that an app that is launched again finds them. A process
/// with the home of whoever runs it, as tests have by `swift test`, keeps them as long as it runs.
final class Keychain: @unchecked Sendable {
  static let shared = Keychain(
    file: hasOwnHome ? NSHomeDirectory() + "/Library/Keychains/keychain.plist" : nil)

  private static var hasOwnHome: Bool {
    LaunchedProduct.current != nil
      || ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"] != nil
  }

  private let lock = NSRecursiveLock()
  private let file: String?
  private var kept: [KeychainItem] = []

  init(file: String?) {
    self.file = file
  }

  var items: [KeychainItem] {
    lock.withLock {
      read()
      return kept
    }
  }

  /// Changes the items, and keeps them if they could be.
  func change(_ body: (inout [KeychainItem]) -> OSStatus) -> OSStatus {
    lock.withLock {
      read()
      let status = body(&kept)
      if status == errSecSuccess { write() }
      return status
    }
  }

  /// Another process of the app may have changed them.
  private func read() {
    guard let file, let data = FileManager.default.contents(atPath: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return }
    kept = (list as? [[String: Any]] ?? []).map { KeychainItem(values: $0) }
  }

  private func write() {
    guard let file else { return }
    let url = URL(fileURLWithPath: file)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let data = try PropertyListSerialization.data(
        fromPropertyList: kept.map(\.values), format: .binary, options: 0)
      try data.write(to: url, options: .atomic)
    } catch {
      Mistake.fail("The keychain cannot be written: \(error)")
    }
  }
}
