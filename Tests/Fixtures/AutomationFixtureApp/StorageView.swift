import Foundation
import FoundationAdditions
import SwiftUI

/// A screen that stores a number in each of the places where apps store things, and shows them.
struct StorageView: View {
  @AppStorage("stored") private var stored = 0
  @AppStorage("suite", store: UserDefaults(suiteName: "fixture.suite")) private var suite = 0
  @SceneStorage("scene") private var scene = 0
  @State private var plain = UserDefaults.standard.integer(forKey: "plain")
  @State private var file = StorageView.readFile()
  @State private var secret = StorageView.readSecret()

  var body: some View {
    VStack {
      Text("\(stored) \(suite) \(scene) \(plain) \(file) \(secret)")
        .accessibilityIdentifier("values")
      Button("Store") {
        stored += 1
        suite += 1
        scene += 1
        plain += 1
        UserDefaults.standard.set(plain, forKey: "plain")
        file += 1
        try? Data("\(file)".utf8).write(to: Self.fileURL)
        secret += 1
        Self.write(secret: secret)
      }
      Button("Erase") {
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        UserDefaults.standard.removePersistentDomain(forName: name)
        plain = UserDefaults.standard.integer(forKey: "plain")
      }
      Text(Self.fileURL.path).accessibilityIdentifier("path")
    }
  }

  private static var fileURL: URL {
    let folders = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    return (folders.first ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("number")
  }

  private static func item(_ more: [String: Any] = [:]) -> CFDictionary {
    let own: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "number",
    ]
    return own.merging(more) { $1 } as CFDictionary
  }

  private static func readSecret() -> Int {
    var found: CFTypeRef?
    guard SecItemCopyMatching(item([kSecReturnData as String: true]), &found) == errSecSuccess,
      let data = found as? Data
    else { return 0 }
    return Int(String(decoding: data, as: UTF8.self)) ?? 0
  }

  private static func write(secret: Int) {
    SecItemDelete(item())
    _ = SecItemAdd(item([kSecValueData as String: Data("\(secret)".utf8)]), nil)
  }

  private static func readFile() -> Int {
    (try? String(contentsOf: fileURL, encoding: .utf8)).flatMap { Int($0) } ?? 0
  }
}
