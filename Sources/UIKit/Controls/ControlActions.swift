import Foundation

/// The actions of one control, in the order in which they were added.
@MainActor
struct ControlActions {
  enum Kind {
    case action(UIAction)
    /// The target is nil where it is gone, or where the responder chain is asked (`isNil`).
    case selector(target: AnyObject?, Selector, isNil: Bool)
  }

  struct Entry {
    fileprivate weak var target: AnyObject?
    fileprivate let targetIsNil: Bool
    fileprivate let selector: Selector?
    fileprivate let action: UIAction?
    fileprivate var events: UIControl.Event

    @MainActor var kind: Kind {
      if let action { return .action(action) }
      return .selector(target: target, selector ?? Selector(""), isNil: targetIsNil)
    }
  }

  private var entries: [Entry] = []

  mutating func add(target: AnyObject?, action: Selector, events: UIControl.Event) {
    let existing = entries.firstIndex {
      $0.selector == action && $0.target === target && $0.targetIsNil == (target == nil)
    }
    if let existing {
      entries[existing].events.formUnion(events)
    } else {
      entries.append(
        Entry(
          target: target, targetIsNil: target == nil, selector: action, action: nil, events: events)
      )
    }
  }

  /// An action with an identifier that is there already takes its place.
  mutating func add(_ action: UIAction, events: UIControl.Event) {
    if let index = entries.firstIndex(where: {
      $0.action?.identifier == action.identifier && !$0.events.isDisjoint(with: events)
    }) {
      entries[index] = Entry(
        target: nil, targetIsNil: true, selector: nil, action: action,
        events: entries[index].events.union(events))
    } else {
      entries.append(
        Entry(target: nil, targetIsNil: true, selector: nil, action: action, events: events))
    }
  }

  mutating func remove(target: AnyObject?, action: Selector?, events: UIControl.Event) {
    subtract(events) { entry in
      entry.action == nil && (target == nil || entry.target === target)
        && (action == nil || entry.selector == action)
    }
  }

  mutating func remove(identifier: UIAction.Identifier, events: UIControl.Event) {
    subtract(events) { $0.action?.identifier == identifier }
  }

  private mutating func subtract(_ events: UIControl.Event, where matches: (Entry) -> Bool) {
    for index in entries.indices where matches(entries[index]) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Sorted by event, lowest bit first, then by the order of adding.
  func matching(_ events: UIControl.Event) -> [Entry] {
    entries.filter { !$0.events.isDisjoint(with: events) }
  }

  var allEvents: UIControl.Event {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  var allTargets: Set<AnyHashable> {
    Set(
      entries.compactMap { entry -> AnyHashable? in
        if entry.action != nil { return nil }
        if entry.targetIsNil { return AnyHashable(NSNull()) }
        return (entry.target as? NSObject).map { AnyHashable($0) }
          ?? entry.target.map { AnyHashable(ObjectIdentifier($0)) }
      })
  }

  func names(target: AnyObject?, event: UIControl.Event) -> [String]? {
    let target = target is NSNull ? nil : target
    let names = matching(event).compactMap { entry -> String? in
      guard entry.action == nil, entry.target === target else { return nil }
      return entry.selector?.name
    }
    return names.isEmpty ? nil : names
  }

  func enumerate(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in entries where !stop {
      iterator(
        entry.action, entry.selector.map { (entry.target as Any?, $0) }, entry.events, &stop)
    }
  }
}
