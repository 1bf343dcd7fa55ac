import SwiftUI

extension ViewType {
  /// Stands for `Button`.
  public struct Button: BaseViewType {
    public static let typePrefix = "Button"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Button`.
  public func button() throws -> InspectableView<ViewType.Button> {
    try child(ViewType.Button.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Button`.
  public func button(_ index: Int) throws -> InspectableView<ViewType.Button> {
    try child(ViewType.Button.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Button {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  /// Runs the button's action.
  ///
  /// - Throws: `unresponsiveControl` when a user could not tap it.
  public func tap() throws {
    try node.requireResponsive()
    try node.value(as: (any ButtonValue).self).action()
  }

  /// The role that it was given; nil for none.
  public func role() throws -> ButtonRole? {
    try node.value(as: (any ButtonValue).self).role
  }
}

/// What can be read of a button whatever its label is.
private protocol ButtonValue {
  var action: @MainActor () -> Void { get }
  var role: ButtonRole? { get }
}

extension Button: ButtonValue {}
