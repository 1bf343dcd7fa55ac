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

  static func substitute(for view: any View) -> (any View)? {
    let id = ObjectIdentifier(type(of: view))
    if isInspectable[id] == false { return nil }
    let custom = view as? any CustomInspectable
    isInspectable[id] = custom != nil
    return custom?.customInspectableContent
  }
}
