import Foundation
import FoundationAdditions
import Testing

/// User defaults by key-value coding and observing.
@Suite(.serialized) struct DefaultsKeysTests {
  private let defaults = UserDefaults.standard

  @Test func valuesAreReadAndSetByTheirKeys() {
    defaults.setValue("abc", forKey: "keys.token")
    #expect(defaults.string(forKey: "keys.token") == "abc")
    #expect(defaults.value(forKey: "keys.token") as? String == "abc")
    defaults.setValue(nil, forKey: "keys.token")
    #expect(defaults.value(forKey: "keys.token") == nil)
    defaults.setValue(3, forKeyPath: "count")
    #expect(defaults.value(forKeyPath: "count") as? Int == 3)
    defaults.removeObject(forKey: "count")
  }

  @Test func everyWayToSetAValueIsTold() throws {
    let watcher = DefaultsWatcher()
    defaults.addObserver(watcher, forKeyPath: "watched", options: [.new, .old], context: nil)
    defaults.set(1, forKey: "watched")
    defaults.set(true, forKey: "watched")
    defaults.set(2.5, forKey: "watched")
    defaults.set("text", forKey: "watched")
    defaults.set(1, forKey: "other")
    defaults.removeObject(forKey: "watched")
    defaults.removeObserver(watcher, forKeyPath: "watched")
    defaults.set(9, forKey: "watched")
    try #require(watcher.told.count == 5)
    #expect(watcher.told[0] as? Int == 1)
    #expect(watcher.told[1] as? Bool == true)
    #expect(watcher.told[2] as? Double == 2.5)
    #expect(watcher.told[3] as? String == "text")
    defaults.removeObject(forKey: "watched")
    defaults.removeObject(forKey: "other")
  }

  @Test func aPropertyWhoseSetterSetsTheValueIsToldOfOnce() {
    let watcher = DefaultsWatcher()
    defaults.addObserver(watcher, forKeyPath: "level", options: .new, context: nil)
    defaults.willChangeValue(forKey: "level")
    defaults.set(4, forKey: "level")
    defaults.didChangeValue(forKey: "level")
    defaults.removeObserver(watcher, forKeyPath: "level")
    #expect(watcher.told.count == 1 && watcher.told.first as? Int == 4)
    defaults.removeObject(forKey: "level")
  }
}

private final class DefaultsWatcher: NSObject {
  var told: [Any?] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    told.append(change?[.newKey])
  }
}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.register { @MainActor in
    [
      ClassTable(
        DefaultsWatcher.self,
        methods: [
          ObjectiveCMethod(
            "observeValueForKeyPath:ofObject:change:context:",
            DefaultsWatcher.observeValue(forKeyPath:of:change:context:))
        ])
    ]
  }
}
