import Device
import Foundation

/// Objects of Foundation's classes whose initialisers end the program on Linux.
enum FoundationInstance {
  /// An object of a class that stores nothing itself, nor do the classes above it; nil where Swift's runtime is another.
  static func plain<Object: NSObject>(_ type: Object.Type) -> Object? {
    allocate(type)?.takeRetainedValue()
  }

  /// A predicate of a class that stores nothing itself, which a block evaluates; nil where Swift's runtime is another.
  static func predicate<Object: NSPredicate>(
    _ type: Object.Type, block: @escaping (Any?, [String: Any]?) -> Bool
  ) -> Object? {
    guard let initializer = ProgramSymbol.address(of: blockInitializer),
      let object = allocate(type)
    else { return nil }
    // The initialiser takes the only reference and gives it back; a closure takes its context where a method takes
    // `self`, and the structure keeps the compiler from changing the convention of the call.
    let bound: BoundMethod = (initializer, object.toOpaque())
    return unsafeBitCast(bound, to: BlockInitializer.self).call(block) as? Object
  }

  // MARK: Calls

  private typealias BoundMethod = (
    function: UnsafeMutableRawPointer, receiver: UnsafeMutableRawPointer
  )

  private struct BlockInitializer {
    let call: (__owned @escaping (Any?, [String: Any]?) -> Bool) -> NSPredicate
  }

  private typealias Allocate =
    @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer

  /// `NSPredicate.init(block:)`, on an object that is allocated already.
  private static let blockInitializer =
    "$s10Foundation11NSPredicateC5blockACSbypSg_SDySSypGSgtc_tcfc"
  private static let allocator = "swift_allocObject"

  private static func allocate<Object: NSObject>(_ type: Object.Type) -> Unmanaged<Object>? {
    guard let allocate = ProgramSymbol.function(allocator, as: Allocate.self) else { return nil }
    let layout = Layout(type)
    return Unmanaged.fromOpaque(
      allocate(unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self), layout.size, layout.mask)
    )
  }

  /// How much room the objects of a class take, in bytes.
  private struct Layout: Equatable {
    let size: Int
    let mask: Int

    init(_ type: AnyClass) {
      // Behind the kind, the class above, the flags and the place of the address in the object.
      let description = unsafeBitCast(type, to: UnsafeRawPointer.self)
      size = Int(description.load(fromByteOffset: 24, as: UInt32.self))
      mask = Int(description.load(fromByteOffset: 28, as: UInt16.self))
    }
  }

  // MARK: What it relies on

  /// What is not as it should be, as the end of "but …".
  fileprivate static var problem: String? {
    if let problem = ProgramSymbol.problem(calling: [blockInitializer, allocator]) {
      return problem
    }
    let (own, above) = (Layout(OwnPredicate.self), Layout(NSPredicate.self))
    guard Layout(NSObject.self).size == 16, own == above else {
      return "classes have another layout"
    }
    let predicate = predicate(OwnPredicate.self) { object, _ in object as? Int == 1 }
    guard predicate?.evaluate(with: 1) == true, predicate?.evaluate(with: 2) == false else {
      return "a predicate that is made so does not work"
    }
    return nil
  }

  /// A class that stores nothing, as Foundation's.
  private final class OwnPredicate: NSPredicate {}
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Expressions and comparisons of predicates",
    needs: "objects of Foundation's classes to be made as in Swift 6.3",
    cost: "NSExpression and NSComparisonPredicate end the program."
  ) {
    FoundationInstance.problem
  }
}
