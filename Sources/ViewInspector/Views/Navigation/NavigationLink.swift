import SwiftUI

extension ViewType {
  /// Stands for `NavigationLink`.
  public struct NavigationLink: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "NavigationLink"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `NavigationLink`.
  public func navigationLink() throws -> InspectableView<ViewType.NavigationLink> {
    try child(ViewType.NavigationLink.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `NavigationLink`.
  public func navigationLink(_ index: Int) throws -> InspectableView<ViewType.NavigationLink> {
    try child(ViewType.NavigationLink.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.NavigationLink {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  /// Whether the link shows its destination.
  ///
  /// - Throws: `InspectionError` for one that no binding or selection drives.
  public func isActive() throws -> Bool { try node.activity().wrappedValue }

  /// Shows the destination.
  public func activate() throws { try node.activity().wrappedValue = true }

  /// Leaves the destination.
  ///
  /// - Throws: `InspectionError` for a link that no binding or selection drives.
  public func deactivate() throws { try node.activity().wrappedValue = false }

  /// The value that the link adds to the path of its stack.
  public func value<Value>(_ type: Value.Type = Value.self) throws -> Value {
    guard let value = try node.value(as: (any NavigationLinkValue).self).value else {
      throw InspectionError.attributeNotFound(
        label: "some", type: "Optional<NavigationLinkPresentedValue>")
    }
    guard let typed = value.base as? Value else {
      throw InspectionError.typeMismatch(
        factual: TypeName.full(Swift.type(of: value.base)), expected: TypeName.full(type))
    }
    return typed
  }
}

extension InspectedNode {
  fileprivate func activity() throws -> Binding<Bool> {
    if let binding = try value(as: (any NavigationLinkValue).self).isActive { return binding }
    throw InspectionError.notSupported(
      """
      Please use `NavigationLink(destination:, tag:, selection:)` if you need to access the state \
      value for reading or writing.
      """)
  }
}

/// What can be read of a link whatever its label and destination are.
private protocol NavigationLinkValue {
  var isActive: Binding<Bool>? { get }
  var value: AnyHashable? { get }
}

extension NavigationLink: NavigationLinkValue {}
