import Foundation

/// A dictionary that may hold its keys and values weakly, so that pairs leave it of which nobody else keeps a part.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private final class Pair {
    private let keptKey: KeyType?
    private weak var weakKey: KeyType?
    private let keptValue: ObjectType?
    private weak var weakValue: ObjectType?

    init(_ key: KeyType, _ value: ObjectType, hasWeakKey: Bool, hasWeakValue: Bool) {
      keptKey = hasWeakKey ? nil : key
      weakKey = key
      keptValue = hasWeakValue ? nil : value
      weakValue = value
    }

    var content: (key: KeyType, value: ObjectType)? {
      guard let key = keptKey ?? weakKey, let value = keptValue ?? weakValue else { return nil }
      return (key, value)
    }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var pairs: [Pair] = []

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    pairs.reserveCapacity(initialCapacity)
    super.init()
  }

  public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>()
  }

  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory)
  }

  public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(valueOptions: .weakMemory)
  }

  public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  // MARK: Pairs

  /// Those that are whole.
  private var contents: [(key: KeyType, value: ObjectType)] {
    pairs.removeAll { $0.content == nil }
    return pairs.compactMap(\.content)
  }

  open var count: Int { contents.count }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return contents.first { isSame($0.key, aKey) }?.value
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    removeObject(forKey: aKey)
    pairs.append(
      Pair(
        aKey, anObject, hasWeakKey: keyOptions.contains(.weakMemory),
        hasWeakValue: valueOptions.contains(.weakMemory)))
  }

  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    pairs.removeAll { pair in pair.content.map { isSame($0.key, aKey) } ?? true }
  }

  open func removeAllObjects() { pairs = [] }

  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: contents.map(\.key)).objectEnumerator()
  }

  /// Of the values; nil for an empty table.
  open func objectEnumerator() -> NSEnumerator? {
    let values = contents.map(\.value)
    return values.isEmpty ? nil : NSArray(array: values).objectEnumerator()
  }

  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var dictionary: [AnyHashable: ObjectType] = [:]
    for (key, value) in contents {
      if let key = key as? AnyHashable { dictionary[key] = value }
    }
    return dictionary
  }

  private func isSame(_ left: KeyType, _ right: KeyType) -> Bool {
    if left === right { return true }
    guard !keyOptions.contains(.objectPointerPersonality), let left = left as? NSObject,
      let right = right as? NSObject
    else { return false }
    return left.isEqual(right)
  }
}
