import Foundation

/// One observer of the value at the end of a path of keys.
///
/// It listens to each key on the way at the object that has it, and to the keys that those depend on, and moves on to
/// other objects when one on the way is replaced.
final class KeyPathObservation: @unchecked Sendable {
  /// What the observer is told.
  struct Change {
    var kind = NSKeyValueChange.setting
    /// The values, if asked for.
    var new: Any??
    var old: Any??
    var indexes: IndexSet?
    var isPrior = false
  }

  /// A change of several objects of a collection.
  struct Mutation {
    let kind: NSKeyValueChange
    let indexes: IndexSet
  }

  let keyPath: String
  /// Who observes, for those that are taken away by naming it; observers do so while they are deinitialised.
  let observer: ObjectIdentifier?
  let context: UnsafeMutableRawPointer?

  private weak var object: AnyObject?
  private let options: NSKeyValueObservingOptions
  private let read: (AnyObject) -> Any?
  private let tell: (AnyObject, Change) -> Void

  private struct Place: Hashable {
    let object: ObjectIdentifier
    let key: String
  }

  private struct State {
    var places: Set<Place> = []
    /// Changes under way, one inside of the other, as by a setter that calls another.
    var depth = 0
    var old: Any?
    var hasEnded = false
  }

  private let lock = NSLock()
  private var state = State()

  /// `read` gives the value at the end of the path; `tell` is called with the object and each change.
  init(
    _ object: AnyObject, keyPath: String, options: NSKeyValueObservingOptions,
    observer: AnyObject? = nil, context: UnsafeMutableRawPointer? = nil,
    read: @escaping (AnyObject) -> Any?, tell: @escaping (AnyObject, Change) -> Void
  ) {
    self.object = object
    self.keyPath = keyPath
    self.options = options
    self.observer = observer.map(ObjectIdentifier.init)
    self.context = context
    self.read = read
    self.tell = tell
  }

  // MARK: Life

  func begin() {
    guard let object else { return }
    listen()
    ForeignObservables.begin(object)
    guard options.contains(.initial) else { return }
    tell(object, Change(new: options.contains(.new) ? .some(read(object)) : nil))
  }

  func end() {
    let places = lock.withLock {
      defer { state.places = [] }
      state.hasEnded = true
      return state.places
    }
    for place in places { ObservedKeys.shared.remove(self, from: place.object, key: place.key) }
  }

  // MARK: Listening

  /// Listens at the objects that are on the way now, and no longer at others.
  private func listen() {
    guard let object else { return }
    var found: [(AnyObject, String)] = []
    Self.collect(keyPath, of: object, into: &found)
    let now = Set(found.map { Place(object: ObjectIdentifier($0.0), key: $0.1) })
    let (left, new) = lock.withLock { () -> (Set<Place>, Set<Place>) in
      guard !state.hasEnded else { return ([], []) }
      defer { state.places = now }
      return (state.places.subtracting(now), now.subtracting(state.places))
    }
    for place in left { ObservedKeys.shared.remove(self, from: place.object, key: place.key) }
    for (object, key) in found
    where new.contains(Place(object: ObjectIdentifier(object), key: key)) {
      ObservedKeys.shared.add(self, to: object, key: key)
    }
  }

  /// The objects and keys that a path leads through, with those they depend on.
  private static func collect(
    _ keyPath: String, of object: AnyObject, into found: inout [(AnyObject, String)]
  ) {
    let (key, rest) = KeyPathParts.split(keyPath)
    guard !found.contains(where: { $0.0 === object && $0.1 == key }) || rest != nil else { return }
    if !found.contains(where: { $0.0 === object && $0.1 == key }) {
      found.append((object, key))
      for affecting in DependentKeys.keyPaths(affecting: key, of: type(of: object)).sorted() {
        collect(affecting, of: object, into: &found)
      }
    }
    guard let rest, let next = KeyValueCoding.value(forKey: key, of: object) ?? nil,
      type(of: next) is AnyClass
    else { return }
    collect(rest, of: next as AnyObject, into: &found)
  }

  // MARK: Changes

  func willChange(_ mutation: Mutation?) {
    guard let object else { return }
    let isOutermost = lock.withLock {
      state.depth += 1
      return state.depth == 1
    }
    guard isOutermost, !options.isDisjoint(with: [.old, .prior]) else { return }
    let old = read(object)
    lock.withLock { state.old = old }
    guard options.contains(.prior) else { return }
    var change = change(mutation)
    change.isPrior = true
    if options.contains(.old) { change.old = .some(old) }
    tell(object, change)
  }

  func didChange(_ mutation: Mutation?) {
    guard let object else { return }
    let (isOutermost, old) = lock.withLock { () -> (Bool, Any?) in
      state.depth = max(state.depth - 1, 0)
      guard state.depth == 0 else { return (false, nil) }
      defer { state.old = nil }
      return (true, state.old)
    }
    guard isOutermost else { return }
    listen()
    guard !lock.withLock({ state.hasEnded }) else { return }
    var change = change(mutation)
    if options.contains(.old) { change.old = .some(old) }
    if options.contains(.new), mutation?.kind != .removal { change.new = .some(read(object)) }
    tell(object, change)
  }

  private func change(_ mutation: Mutation?) -> Change {
    Change(kind: mutation?.kind ?? .setting, indexes: mutation?.indexes)
  }
}
