import Foundation

/// How pointers of a table keep what they point to.
public struct NSPointerFunctions: Sendable {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
  }
}

/// A set of objects that may hold them weakly, so that those leave it that nobody else keeps.
open class NSHashTable<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private final class Member {
    private let kept: ObjectType?
    private weak var weakObject: ObjectType?
    var object: ObjectType? { kept ?? weakObject }

    init(_ object: ObjectType, isWeak: Bool) {
      kept = isWeak ? nil : object
      weakObject = object
    }
  }

  private let isWeak: Bool
  private let comparesPointers: Bool
  private var members: [Member] = []

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
    comparesPointers = options.contains(.objectPointerPersonality)
    members.reserveCapacity(initialCapacity)
    super.init()
  }

  public static func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable<ObjectType>(options: .weakMemory)
  }

  // MARK: Members

  /// Without those that have gone.
  open var allObjects: [ObjectType] {
    members.removeAll { $0.object == nil }
    return members.compactMap(\.object)
  }

  open var count: Int { allObjects.count }
  open var anyObject: ObjectType? { allObjects.first }
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }

  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return allObjects.first { isSame($0, object) }
  }

  open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    members.append(Member(object, isWeak: isWeak))
  }

  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    members.removeAll { member in member.object.map { isSame($0, object) } ?? true }
  }

  open func removeAllObjects() { members = [] }

  private func isSame(_ left: ObjectType, _ right: ObjectType) -> Bool {
    if left === right { return true }
    guard !comparesPointers, let left = left as? NSObject, let right = right as? NSObject else {
      return false
    }
    return left.isEqual(right)
  }
}
