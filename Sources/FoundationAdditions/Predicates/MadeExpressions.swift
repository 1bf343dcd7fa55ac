import Foundation

/// What an object of `NSExpression` stands for.
struct MadeExpression {
  let expression: PredicateExpression
  /// The value that a constant was made of.
  var constant: Any?
}

/// The expressions that are alive.
///
/// Foundation's class has no room for what they are.
@available(*, deprecated, message: "Foundation for Linux calls expressions deprecated.")
final class MadeExpressions: Sendable {
  static let shared = MadeExpressions()

  private let records = ObjectRecords<NSExpression, MadeExpression>()

  /// A new object of Foundation's.
  func make<Object: NSExpression>(_ type: Object.Type, _ made: MadeExpression) -> Object {
    guard let object = FoundationInstance.plain(type) else {
      fatalError("NSExpression can't be made: Swift's runtime is not the one of Swift 6.3.")
    }
    records.remember(made, of: object)
    return object
  }

  func made(of expression: NSExpression) -> MadeExpression {
    records.record(of: expression) ?? MadeExpression(expression: .constant(.null))
  }
}

/// What can be made of another object of its own class: initialisers of classes can't hand over an object otherwise.
protocol MadeOfAnother {}

extension MadeOfAnother {
  init(_ other: Self) {
    self = other
  }
}
