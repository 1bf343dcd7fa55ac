import Foundation
import FoundationAdditions
import Testing

/// The user defaults of the process, by the name of their domain.
@Suite(.serialized) struct OwnDomainTests {
  private let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  private let defaults = UserDefaults.standard

  @Test func removingTheDomainRemovesWhatWasSet() {
    defaults.set(5, forKey: "own.number")
    defaults.removePersistentDomain(forName: name)
    #expect(defaults.object(forKey: "own.number") == nil)
    defaults.set(7, forKey: "own.number")
    #expect(UserDefaults().integer(forKey: "own.number") == 7)
    UserDefaults().removePersistentDomain(forName: name)
    #expect(defaults.object(forKey: "own.number") == nil)
  }

  @Test func registeredValuesShowAgain() {
    defaults.register(defaults: ["own.registered": "first"])
    defaults.set("second", forKey: "own.registered")
    defaults.removePersistentDomain(forName: name)
    #expect(defaults.string(forKey: "own.registered") == "first")
    #expect(defaults.persistentDomain(forName: name)?["own.registered"] == nil)
  }

  @Test func theDomainIsReadAndSetAsAWhole() {
    defaults.removePersistentDomain(forName: name)
    defaults.set("gone", forKey: "own.old")
    defaults.setPersistentDomain(["own.new": "there"], forName: name)
    #expect(defaults.string(forKey: "own.new") == "there")
    #expect(defaults.object(forKey: "own.old") == nil)
    #expect(defaults.persistentDomain(forName: name)?["own.new"] as? String == "there")
    defaults.removePersistentDomain(forName: name)
  }

  @Test func aChangeOfTheDomainIsTold() {
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    defaults.removePersistentDomain(forName: name)
    #expect(count >= 1)
  }

  @Test func suitesAreRemovedByTheirNames() throws {
    let one = try #require(UserDefaults(suiteName: "own.suite"))
    let other = try #require(UserDefaults(suiteName: "own.suite"))
    one.set(3, forKey: "a")
    defaults.removePersistentDomain(forName: "own.suite")
    #expect(one.object(forKey: "a") == nil && other.object(forKey: "a") == nil)
    one.set(4, forKey: "a")
    #expect(other.integer(forKey: "a") == 4)
    one.removePersistentDomain(forName: "own.suite")
  }

  @Test func numbersInTextsOfAllKindsAreRead() throws {
    let store = try #require(UserDefaults(suiteName: "own.texts"))
    store.removePersistentDomain(forName: "own.texts")
    store.set(" 12 apples", forKey: "a")
    #expect(store.integer(forKey: "a") == 12 && store.double(forKey: "a") == 12)
    store.set("👩‍👩‍👧‍👦Ab", forKey: "a")
    #expect(store.integer(forKey: "a") == 0 && store.double(forKey: "a") == 0)
    #expect(store.float(forKey: "a") == 0 && !store.bool(forKey: "a"))
    store.set("YES", forKey: "a")
    #expect(store.bool(forKey: "a") && store.integer(forKey: "a") == 0)
    store.set(2.5, forKey: "a")
    #expect(store.double(forKey: "a") == 2.5)
    store.removePersistentDomain(forName: "own.texts")
  }
}
