import SwiftUI

extension InspectableView {
  /// The identity that `id(_:)` gives the view.
  public func id() throws -> AnyHashable {
    try node.modifier(as: (any IdentityValue).self, named: "id").identity
  }

  /// The tag that `tag(_:)` gives the view.
  public func tag() throws -> AnyHashable {
    try node.listTrait("tag") { if case .tag(let tag) = $0 { tag } else { nil } }
  }
}

/// What can be read of an identity whatever its type is.
private protocol IdentityValue {
  var identity: AnyHashable { get }
}

extension IDMarker: IdentityValue {
  fileprivate var identity: AnyHashable { AnyHashable(id) }
}
