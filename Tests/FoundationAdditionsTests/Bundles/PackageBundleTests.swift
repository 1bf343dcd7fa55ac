import Foundation
import FoundationAdditions
import Testing

/// What the main bundle says in programs of packages, as these tests are.
@Suite struct PackageBundleTests {
  @Test func theMainBundleHasAnIdentifierAndVersions() throws {
    let identifier = try #require(Bundle.main.bundleIdentifier)
    #expect(identifier == ProcessInfo.processInfo.processName)
    let words = try #require(Bundle.main.infoDictionary)
    #expect(words["CFBundleIdentifier"] as? String == identifier)
    #expect(words["CFBundleName"] as? String == identifier)
    #expect(words["CFBundleShortVersionString"] as? String == "1.0")
    #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String == "1")
    #expect(Bundle(identifier: identifier)?.bundlePath == Bundle.main.bundlePath)
  }

  @Test func userDefaultsAreThoseOfTheIdentifier() throws {
    let identifier = try #require(Bundle.main.bundleIdentifier)
    let key = "package-\(UUID().uuidString)"
    UserDefaults.standard.set(5, forKey: key)
    defer { UserDefaults.standard.removeObject(forKey: key) }
    #expect(UserDefaults.standard.persistentDomain(forName: identifier)?[key] as? Int == 5)
  }
}
