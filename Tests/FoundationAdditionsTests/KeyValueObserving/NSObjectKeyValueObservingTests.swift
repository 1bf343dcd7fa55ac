import Device
import Foundation
import Testing

@testable import FoundationAdditions

@MainActor
@Suite(.serialized) struct NSObjectKeyValueObservingTests {
  @Test func anObserverHearsOfOldAndNewValues() {
    let model = Model()
    var heard: [String] = []
    let observation = model.observe(\.title, options: [.old, .new]) { model, change in
      heard.append("\(change.oldValue ?? "-") \(change.newValue ?? "-") \(model.title)")
    }
    model.title = "b"
    model.title = "b"
    #expect(heard == ["a b b", "b b b"])
    observation.invalidate()
    model.title = "c"
    #expect(heard.count == 2)
  }

  @Test func theObservationEndsWithItsObject() {
    let model = Model()
    var count = 0
    var observation: NSKeyValueObservation? = model.observe(\.title) { _, change in
      count += 1
      #expect(change.newValue == nil)
    }
    model.title = "b"
    _ = observation
    observation = nil
    model.title = "c"
    #expect(count == 1)
  }

  @Test func initialAndPriorCallsAreMade() {
    let model = Model()
    var heard: [String] = []
    let observation = model.observe(\.title, options: [.initial, .prior, .new, .old]) { _, change in
      heard.append(
        "\(change.isPrior) \(change.oldValue ?? "nil") \(change.newValue ?? "nil")")
    }
    model.title = "b"
    #expect(heard == ["false nil a", "true a nil", "false a b"])
    withExtendedLifetime(observation) {}
  }

  @Test func keyPathsThatBeginAtASubclassAreKnown() {
    let model = SpecialModel()
    var heard: [String] = []
    let observation = model.observe(\.title, options: .new) { heard.append($1.newValue ?? "-") }
    model.title = "b"
    #expect(heard == ["b"])
    withExtendedLifetime(observation) {}
  }

  @Test func aPathFollowsTheObjectsOnIt() {
    let model = Model()
    let first = Model()
    let second = Model()
    model.next = first
    var heard: [String?] = []
    let observation = model.observe(\.next?.title, options: .new) { _, change in
      heard.append(change.newValue ?? nil)
    }
    first.title = "1"
    model.next = second
    first.title = "no more"
    second.title = "2"
    model.next = nil
    #expect(heard == ["1", "a", "2", nil])
    withExtendedLifetime(observation) {}
  }

  @Test func keysThatDependOnOthersChangeWithThem() {
    let model = Model()
    var heard: [String] = []
    let observation = model.observe(\.headline, options: .new) { heard.append($1.newValue ?? "-") }
    model.title = "b"
    #expect(heard == ["B"])
    withExtendedLifetime(observation) {}
  }

  @Test func observersAreAddedAndRemovedByNames() {
    let model = Model()
    let watcher = Watcher()
    var context = 0
    withUnsafeMutablePointer(to: &context) { context in
      model.addObserver(
        watcher, forKeyPath: "title", options: [.old, .new],
        context: UnsafeMutableRawPointer(context))
      model.title = "b"
      #expect(watcher.heard == ["title a b true"])
      model.removeObserver(
        watcher, forKeyPath: "title", context: UnsafeMutableRawPointer(context))
      model.title = "c"
      #expect(watcher.heard.count == 1)
    }
  }

  @Test func observersMayRemoveThemselvesWhenTheyGo() {
    final class Leaving: NSObject {
      let model: Model

      init(_ model: Model) {
        self.model = model
        super.init()
        model.addObserver(self, forKeyPath: "title", options: [], context: nil)
      }

      deinit { model.removeObserver(self, forKeyPath: "title") }
    }
    let model = Model()
    let messages = mistakes {
      _ = Leaving(model)
      model.title = "b"
    }
    #expect(messages == [])
  }

  @Test func settingByKeyTellsOnce() {
    let model = Model()
    var count = 0
    let observation = model.observe(\.title) { _, _ in count += 1 }
    model.setValue("b", forKey: "title")
    #expect(count == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func anUnhandledChangeIsAMistake() {
    let model = Model()
    let watcher = Watcher()
    model.addObserver(watcher, forKeyPath: "count", context: nil)
    let messages = mistakes { model.setValue(3, forKey: "count") }
    #expect(
      messages == [
        "-[Watcher observeValueForKeyPath:ofObject:change:context:]: a change of count was received "
          + "but not handled."
      ])
    model.removeObserver(watcher, forKeyPath: "count")
    #expect(
      mistakes { model.removeObserver(watcher, forKeyPath: "count") } == [
        "Cannot remove an observer Watcher for the key path \"count\" from Model because it is not "
          + "registered as an observer."
      ])
  }

  @Test func aPropertyInNoTableIsAMistake() {
    let model = Model()
    let messages = mistakes { _ = model.observe(\.unknown) { _, _ in } }
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix("Model has the keys count, headline, next, title.") == true)
  }

  @Test func nothingIsKeptOfObjectsThatAreGone() {
    weak var gone: Model?
    do {
      let model = Model()
      gone = model
      let observation = model.observe(\.title) { _, _ in }
      model.title = "b"
      withExtendedLifetime(observation) {}
    }
    #expect(gone == nil)
  }

  @Test func partsOfACollectionChange() {
    let model = Model()
    let watcher = Watcher()
    model.addObserver(watcher, forKeyPath: "title", options: [.new], context: nil)
    model.willChange(.insertion, valuesAt: IndexSet(integer: 2), forKey: "title")
    model.didChange(.insertion, valuesAt: IndexSet(integer: 2), forKey: "title")
    #expect(watcher.kinds == [NSKeyValueChange.insertion.rawValue])
    #expect(watcher.indexes == [IndexSet(integer: 2)])
    model.removeObserver(watcher, forKeyPath: "title")
  }
}

/// A model as the adaptation of `@objc dynamic` properties leaves it.
private class Model: NSObject {
  var title = "a" {
    willSet { willChangeValue(forKey: "title") }
    didSet { didChangeValue(forKey: "title") }
  }
  var next: Model? {
    willSet { willChangeValue(forKey: "next") }
    didSet { didChangeValue(forKey: "next") }
  }
  var count = 0
  var unknown = 0
  var headline: String { title.uppercased() }

  static func keyPathsForValuesAffectingHeadline() -> Set<String> { ["title"] }
}

private final class SpecialModel: Model {}

private final class Watcher: NSObject {
  var heard: [String] = []
  var kinds: [UInt] = []
  var indexes: [IndexSet] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard keyPath == "title" else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    kinds.append(change?[.kindKey] as? UInt ?? 0)
    (change?[.indexesKey] as? IndexSet).map { indexes.append($0) }
    let old = change?[.oldKey] as? String ?? "-"
    let new = change?[.newKey] as? String ?? "-"
    heard.append("\(keyPath ?? "-") \(old) \(new) \(context != nil)")
  }
}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.register { @MainActor in
    [
      ClassTable(
        Model.self,
        methods: [
          ObjectiveCMethod(
            class: "keyPathsForValuesAffectingHeadline", Model.keyPathsForValuesAffectingHeadline)
        ],
        properties: [
          ObjectiveCProperty("title", \Model.title),
          ObjectiveCProperty("next", \Model.next),
          ObjectiveCProperty("count", \Model.count),
          ObjectiveCProperty("headline", \Model.headline),
        ]),
      ClassTable(
        Watcher.self,
        methods: [
          ObjectiveCMethod(
            "observeValueForKeyPath:ofObject:change:context:",
            Watcher.observeValue(forKeyPath:of:change:context:))
        ]),
    ]
  }
}
