import SwiftUI

/// A view that shows other content to inspection than its body, such as one that wraps UIKit.
@preconcurrency @MainActor
public protocol CustomInspectable {
  associatedtype View: SwiftUI.View
  var customInspectableContent: View { get }
}

/// Finds the substitute of a view, quickly for the many types that have none.
@MainActor
enum CustomContent {
  private static var isInspectable: [ObjectIdentifier: Bool] = [:]
  /// The type that was asked for last and has no substitute: rows of one type come one after the other.
  private static var last: ObjectIdentifier?

  static func substitute(for view: any View) -> (any View)? {
    let id = ObjectIdentifier(type(of: view))
    if id == last { return nil }
    if isInspectable[id] == false {
      last = id
      return nil
    }
    let custom = view as? any CustomInspectable
    isInspectable[id] = custom != nil
    return custom?.customInspectableContent
  }
}
