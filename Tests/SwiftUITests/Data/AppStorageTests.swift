import Combine
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite(.serialized)
struct AppStorageTests {
  private let store: UserDefaults

  init() throws {
    store = try #require(UserDefaults(suiteName: "AppStorageTests"))
    store.removePersistentDomain(forName: "AppStorageTests")
  }

  enum Fruit: String { case apple, pear }
  enum Level: Int { case low, high }

  struct Counter: View {
    @AppStorage var count: Int

    init(_ store: UserDefaults) {
      _count = AppStorage(wrappedValue: 1, "count", store: store)
    }

    var body: some View {
      VStack {
        Text("count \(count)")
        Button("Add") { count += 1 }
        Child(count: $count)
      }
    }
  }

  struct Child: View {
    @Binding var count: Int
    var body: some View { Button("Double") { count *= 2 } }
  }

  @Test func defaultIsShownAndNotWritten() {
    let host = TestHost(Counter(store))
    #expect(host.text("count 1") != nil)
    #expect(store.object(forKey: "count") == nil)
  }

  @Test func writesGoToTheStoreAndUpdateTheView() {
    let host = TestHost(Counter(store))
    host.tap("Add")
    #expect(host.text("count 2") != nil)
    #expect(store.integer(forKey: "count") == 2)
    host.tap("Double")
    #expect(host.text("count 4") != nil)
  }

  @Test func twoViewsWithOneKeyFollowEachOther() {
    let first = TestHost(Counter(store))
    let second = TestHost(Counter(store))
    first.tap("Add")
    second.settle()
    #expect(second.text("count 2") != nil)
  }

  @Test func aWriteFromOutsideIsSeenByTheNextTurn() {
    let host = TestHost(Counter(store))
    store.set(7, forKey: "count")
    StoredValues.shared.poll()
    host.settle()
    #expect(host.text("count 7") != nil)
    store.removeObject(forKey: "count")
    StoredValues.shared.poll()
    host.settle()
    #expect(host.text("count 1") != nil)
  }

  @Test func removingTheDomainShowsAtOnceAndStays() {
    struct Plain: View {
      @AppStorage("appStorageTests.own") private var count = 1
      var body: some View { Text("count \(count)") }
    }
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    let own = UserDefaults.standard
    own.set(5, forKey: "appStorageTests.own")
    let host = TestHost(Plain())
    #expect(host.text("count 5") != nil)
    func shows(_ text: String, after change: () -> Void) -> Bool {
      change()
      StoredValues.shared.poll()
      host.settle()
      return host.text(text) != nil
    }
    #expect(shows("count 1") { own.removePersistentDomain(forName: name) })
    #expect(shows("count 7") { own.set(7, forKey: "appStorageTests.own") })
    #expect(
      shows("count 3") {
        own.register(defaults: ["appStorageTests.own": 3]);
        own.removeObject(forKey: "appStorageTests.own")
      })
    #expect(
      shows("count 9") { own.setPersistentDomain(["appStorageTests.own": 9], forName: name) })
    #expect(shows("count 3") { own.removePersistentDomain(forName: name) })
  }

  @Test func allObjectsOfASuiteAreOneStore() throws {
    struct Fresh: View {
      @AppStorage("count", store: UserDefaults(suiteName: "AppStorageTests")) var count = 1
      var body: some View { Text("count \(count)") }
    }
    let host = TestHost(Fresh())
    let other = try #require(UserDefaults(suiteName: "AppStorageTests"))
    for number in 2..<5 {
      other.set(number, forKey: "count")
      StoredValues.shared.poll()
      host.settle()
      #expect(host.text("count \(number)") != nil)
    }
    let first = AppStorage(wrappedValue: 1, "count", store: store)
    #expect(first._isSame(as: AppStorage(wrappedValue: 1, "count", store: other)))
    #expect(!first._isSame(as: AppStorage(wrappedValue: 1, "count")))
  }

  /// A class of an app's own, whose suite Foundation keeps in the class above it.
  private final class AppDefaults: UserDefaults {}

  @Test func aClassOfTheAppsOwnIsTheStoreOfItsSuite() throws {
    let own = try #require(AppDefaults(suiteName: "AppStorageTests"))
    #expect(StoreName(own) == StoreName(store))
    #expect(StoreName(own) != StoreName(.standard))
    let other = try #require(AppDefaults(suiteName: "AppStorageTests.other"))
    #expect(StoreName(own) != StoreName(other))
  }

  /// An object that tells no suite is a store of its own, whose values others may change as well.
  @Test func aStoreWhoseSuiteIsNotKnownIsFollowed() {
    let standard = UserDefaults.standard
    defer { standard.removeObject(forKey: "count") }
    standard.removeObject(forKey: "count")
    #expect(!StoreName.areSame(UserDefaults(), standard))
    let first = TestHost(Counter(UserDefaults()))
    let second = TestHost(Counter(standard))
    first.tap("Add")
    second.settle()
    #expect(second.text("count 2") != nil)
    second.tap("Add")
    first.settle()
    #expect(first.text("count 3") != nil)
  }

  @Test func anotherKeyIsAnotherValue() {
    struct Keyed: View {
      @AppStorage var name: String
      init(_ key: String, _ store: UserDefaults) {
        _name = AppStorage(wrappedValue: "none", key, store: store)
      }
      var body: some View { Text(name) }
    }
    store.set("Ann", forKey: "a")
    store.set("Bob", forKey: "b")
    let host = TestHost(Keyed("a", store))
    #expect(host.text("Ann") != nil)
    host.update(Keyed("b", store))
    #expect(host.text("Bob") != nil)
  }

  @Test func everyKindOfValueComesBack() throws {
    @AppStorage("bool", store: store) var bool = false
    @AppStorage("int", store: store) var int = 0
    @AppStorage("double", store: store) var double = 0.5
    @AppStorage("string", store: store) var string = ""
    let example = try #require(URL(string: "https://example.com/a?b=c"))
    @AppStorage("url", store: store) var url = URL(fileURLWithPath: "/tmp/x")
    @AppStorage("date", store: store) var date = Date(timeIntervalSince1970: 0)
    @AppStorage("data", store: store) var data = Data()
    @AppStorage("fruit", store: store) var fruit = Fruit.apple
    @AppStorage("level", store: store) var level = Level.low
    bool = true
    int = 3
    double = 2
    string = "text"
    url = example
    date = Date(timeIntervalSince1970: 5)
    data = Data([1, 2])
    fruit = .pear
    level = .high
    #expect(bool && int == 3 && double == 2 && string == "text" && url == example)
    #expect(date == Date(timeIntervalSince1970: 5) && data == Data([1, 2]))
    #expect(fruit == .pear && level == .high)
    #expect(store.string(forKey: "fruit") == "pear")
    url = URL(fileURLWithPath: "/tmp/y")
    #expect(url.path == "/tmp/y" && url.isFileURL)
  }

  @Test func optionalValuesAreRemovedByNil() {
    @AppStorage("name", store: store) var name: String?
    @AppStorage("flag", store: store) var flag: Bool?
    @AppStorage("fruit", store: store) var fruit: Fruit?
    #expect(name == nil && flag == nil && fruit == nil)
    name = "Ann"
    flag = true
    fruit = .pear
    #expect(name == "Ann" && flag == true && fruit == .pear)
    name = nil
    #expect(store.object(forKey: "name") == nil)
  }

  @Test func stringsFromLaunchArgumentsAreRead() {
    store.set("YES", forKey: "flag")
    store.set("12", forKey: "count")
    @AppStorage("flag", store: store) var flag = false
    @AppStorage("count", store: store) var count = 0
    #expect(flag && count == 12)
  }

  @Test func anUnknownRawValueIsTheDefault() {
    store.set("plum", forKey: "fruit")
    @AppStorage("fruit", store: store) var fruit = Fruit.apple
    #expect(fruit == .apple)
  }

  @Test func modifierNamesTheStore() {
    struct Plain: View {
      @AppStorage("place") var place = "nowhere"
      var body: some View { Text(place) }
    }
    store.set("here", forKey: "place")
    #expect(TestHost(Plain().defaultAppStorage(store)).text("here") != nil)
  }

  final class Settings: ObservableObject {
    @AppStorage var isOn: Bool
    init(_ store: UserDefaults) { _isOn = AppStorage(wrappedValue: false, "isOn", store: store) }
  }

  @Test func anObservableObjectTellsOfItsStoredValues() {
    struct Screen: View {
      @ObservedObject var settings: Settings
      var body: some View {
        Toggle("Switch", isOn: $settings.isOn)
        Text(settings.isOn ? "on" : "off")
      }
    }
    let settings = Settings(store)
    let host = TestHost(Screen(settings: settings))
    settings.isOn = true
    host.settle()
    #expect(host.text("on") != nil)
    #expect(store.bool(forKey: "isOn"))
  }
}
