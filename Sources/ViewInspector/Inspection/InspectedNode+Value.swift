import SwiftUI

extension InspectedNode {
  /// The view, or the modifier, as a value of a type or of a protocol.
  func value<T>(as type: T.Type) throws -> T {
    let stored: Any = modifier ?? view
    if let value = stored as? T { return value }
    throw InspectionError.typeMismatch(
      factual: TypeName.full(self.type), expected: TypeName.full(type))
  }
}
