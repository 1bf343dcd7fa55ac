import SwiftUI

extension ViewType {
  /// Stands for `Menu`.
  public struct Menu: BaseViewType, MultipleViewContent {
    public static let typePrefix = "Menu"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Menu`.
  public func menu() throws -> InspectableView<ViewType.Menu> {
    try child(ViewType.Menu.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Menu`.
  public func menu(_ index: Int) throws -> InspectableView<ViewType.Menu> {
    try child(ViewType.Menu.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Menu {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  /// Does what a tap on the menu's button does.
  ///
  /// - Throws: `attributeNotFound` if a tap shows the menu.
  public func callPrimaryAction() throws {
    guard let action = try node.value(as: (any MenuValue).self).primaryAction else {
      throw InspectionError.attributeNotFound(label: "primaryAction", type: node.typeName)
    }
    action()
  }
}

/// What can be read of a menu whatever its label and content are.
private protocol MenuValue {
  var primaryAction: (() -> Void)? { get }
}

extension Menu: MenuValue {}
