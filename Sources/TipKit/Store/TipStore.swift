import Device
import Foundation
import FoundationAdditions
import Synchronization

/// What an app has told of its tips, and which of them were shown.
final class TipStore: Sendable {
  static let shared = TipStore()

  struct State: Sendable {
    /// Nil before tips are configured.
    var configuration: TipConfiguration?
    var kept = KeptTips()
    /// The values of parameters, which are decoded once.
    var values: [String: any Sendable] = [:]
    var testing: TipTesting
    var shown: [String: ShownTip] = [:]
    /// Whether what was kept is to be forgotten when tips are configured.
    fileprivate var forgets = false
    fileprivate var file: ServiceRecords?

    fileprivate init(testing: TipTesting) { self.testing = testing }
  }

  private let state = Mutex(State(testing: TipTesting(.standard)))

  private init() {}

  func read<Value: Sendable>(_ body: (State) -> Value) -> Value { state.withLock { body($0) } }

  /// Changes something, keeps it, and lets tips appear or go.
  func change(_ body: (inout State) -> Void) {
    let file = state.withLock { state in
      body(&state)
      return state.file
    }
    file?.keep { self.read(\.kept) }
    MainThread.run { TipChanges.shared.note() }
  }

  // MARK: Setting up

  func configure(_ configuration: TipConfiguration) throws {
    let file = ServiceRecords(configuration.name)
    let isReset = TipTesting.resets(.standard)
    let old = file.read(KeptTips.self)
    let isFirst = state.withLock { state in
      guard state.configuration == nil else { return false }
      state.configuration = configuration
      state.file = file
      if let old, !isReset, !state.forgets {
        var kept = old
        kept.add(state.kept)
        state.kept = kept
      }
      return true
    }
    guard isFirst else { throw TipKitError.tipsDatastoreAlreadyConfigured }
    change { _ in }
  }

  func reset() throws {
    let isEarly = state.withLock { state in
      guard state.configuration == nil else { return false }
      state.kept = KeptTips()
      state.values = [:]
      state.forgets = true
      return true
    }
    guard isEarly else { throw TipKitError.tipsDatastoreAlreadyConfigured }
    MainThread.run { TipChanges.shared.note() }
  }

  /// Begins as at the launch of an app, with what the arguments say; for the tests of this module.
  func restart() {
    state.withLock { $0 = State(testing: TipTesting(.standard)) }
    MainThread.run { TipChanges.shared.note() }
  }

  // MARK: Parameters

  func parameter<Value: Codable & Sendable>(_ key: String, isTransient: Bool) -> Value? {
    let (known, data) = read { ($0.values[key], $0.kept.parameters[key]) }
    if let value = known as? Value { return value }
    guard !isTransient, let data, let value: Value = KeptValue.value(of: data) else { return nil }
    state.withLock { $0.values[key] = value }
    return value
  }

  func setParameter<Value: Codable & Sendable>(
    _ key: String, to value: Value, isTransient: Bool
  ) {
    let data = isTransient ? nil : KeptValue.data(of: value, called: "The parameter \(key)")
    change { state in
      state.values[key] = value
      if let data { state.kept.parameters[key] = data }
    }
  }

  // MARK: Events

  func donations(of event: String) -> [DonationRecord] { read { $0.kept.donations[event] ?? [] } }

  func donate(_ info: some Codable & Sendable, to event: String, _ limit: Tips.DonationLimit) {
    guard let record = DonationRecord(info, at: DeviceCalendar.now) else { return }
    change { state in
      var all = state.kept.donations[event, default: []] + [record]
      if let age = limit.age { all.removeAll { !age.contains($0.date) } }
      if let count = limit.count { all = all.suffix(max(count, 0)) }
      state.kept.donations[event] = all
    }
  }
}
