import Foundation

/// What the engine has to know about a type that holds dynamic properties, found once per type.
///
/// The runtime's field metadata give the offset and type of each stored property. Dynamic
/// properties (`@State`, `@Environment`, …) are wired to their storage through the offset; the other
/// fields are compared to decide whether a view's body has to run again.
final class TypePlan: @unchecked Sendable {
  /// The dynamic properties, nested ones before the property that holds them.
  let dynamicFields: [DynamicField]
  /// The fields whose values decide whether two values of the type are equal.
  let comparedFields: [ComparedField]
  /// True when every stored field is compared bit for bit and there is nothing to wire.
  let isPlain: Bool

  private init(_ type: Any.Type) {
    var dynamic: [DynamicField] = []
    var compared: [ComparedField] = []
    let listed = Self.scan(type, base: 0, dynamic: &dynamic, compared: &compared)
    if !listed { compared = [ComparedField(offset: 0, type: type)] }
    dynamicFields = dynamic
    comparedFields = compared
    isPlain = dynamic.isEmpty
  }

  private static func scan(
    _ type: Any.Type, base: Int, dynamic: inout [DynamicField], compared: inout [ComparedField]
  ) -> Bool {
    let found = TypeFields(of: type)
    guard found.isComplete || !found.fields.isEmpty || isEmptyStruct(type) else { return false }
    let carriesProperties = type is any PropertyCarrier.Type
    for field in found.fields {
      let offset = base + field.offset
      if carriesProperties,
        scan(field.type, base: offset, dynamic: &dynamic, compared: &compared)
      {
        continue
      }
      // The runtime goes through all conformances of the program for each type and protocol that it is asked
      // for: most fields are told by one question.
      guard let property = field.type as? any DynamicProperty.Type else {
        compared.append(ComparedField(offset: offset, type: field.type))
        continue
      }
      if let wired = property as? any WiredProperty.Type {
        dynamic.append(
          DynamicField(offset: offset, name: field.name, operations: wired._operations()))
        if wired.comparesValue {
          compared.append(ComparedField(offset: offset, type: field.type))
        }
      } else {
        var nested: [DynamicField] = []
        _ = scan(field.type, base: offset, dynamic: &nested, compared: &compared)
        dynamic += nested
        dynamic.append(
          DynamicField(offset: offset, name: field.name, operations: property._operations()))
      }
    }
    return true
  }

  private static func isEmptyStruct(_ type: Any.Type) -> Bool {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size) == 0
  }

  // MARK: Environment

  private var latestReads: EnvironmentKeySet = []

  /// The same keys, in memory that all views of the type share as long as they read the same.
  @MainActor
  func shared(_ reads: EnvironmentKeySet) -> EnvironmentKeySet {
    if reads.isEmpty || reads != latestReads { latestReads = reads }
    return latestReads
  }

  // MARK: Cache

  nonisolated(unsafe) private static var plans: [ObjectIdentifier: TypePlan] = [:]
  /// The plan that was asked for last: rows of one type come one after the other.
  @exclusivity(unchecked) nonisolated(unsafe) private static var last: (Any.Type, TypePlan)?

  /// The plan of `type`.
  @MainActor
  static func of<T>(_ type: T.Type) -> TypePlan {
    if let last, last.0 == type { return last.1 }
    let key = ObjectIdentifier(type)
    let plan = plans[key] ?? TypePlan(type)
    plans[key] = plan
    last = (type, plan)
    return plan
  }

  // MARK: Comparison

  /// Whether two values of the planned type are equal in all fields that are not dynamic.
  func areEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
    withUnsafePointer(to: lhs) { isValue(at: $0, equalTo: rhs) }
  }

  /// Whether the value at a place, which is not copied, equals another one as `areEqual` says.
  func isValue<T>(at place: UnsafePointer<T>, equalTo other: T) -> Bool {
    withUnsafePointer(to: other) { areEqual(UnsafeRawPointer(place), UnsafeRawPointer($0)) }
  }

  private func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    var index = 0
    while index < comparedFields.count {
      if !comparedFields[index].areEqual(lhs, rhs) { return false }
      index += 1
    }
    return true
  }
}

/// A dynamic property inside a planned type.
///
/// A class, so that going through the fields copies a reference and not their names.
final class DynamicField {
  let offset: Int
  let name: String
  let operations: DynamicFieldOperations

  init(offset: Int, name: String, operations: DynamicFieldOperations) {
    self.offset = offset
    self.name = name
    self.operations = operations
  }
}

/// A field that is compared.
struct ComparedField {
  let offset: Int
  private let equality: ValueEquality

  init(offset: Int, type: Any.Type) {
    self.offset = offset
    equality = ValueEquality(type)
  }

  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    equality.areEqual(lhs + offset, rhs + offset)
  }
}
