import CoreLocationUI
import SwiftUI

extension ViewType {
  /// Stands for `LocationButton`.
  public struct LocationButton: BaseViewType {
    public static let typePrefix = "LocationButton"
    public static let namespacedPrefixes = ["CoreLocationUI.LocationButton"]
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `LocationButton`.
  public func locationButton() throws -> InspectableView<ViewType.LocationButton> {
    try child(ViewType.LocationButton.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `LocationButton`.
  public func locationButton(_ index: Int) throws -> InspectableView<ViewType.LocationButton> {
    try child(ViewType.LocationButton.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.LocationButton {
  /// What the button says.
  ///
  /// - Throws: `attributeNotFound` for a button that is just an arrow.
  public func title() throws -> LocationButton.Title {
    guard let title = try node.value(as: LocationButton.self).title else {
      throw InspectionError.attributeNotFound(label: "title", type: node.typeName)
    }
    return title
  }

  /// Does what the button was given.
  ///
  /// - Throws: `InspectionError` while it is disabled or hidden.
  public func tap() throws {
    try node.requireResponsive()
    try node.value(as: LocationButton.self).action()
  }
}

extension LocationButton.Title: Equatable {
  public static func == (lhs: LocationButton.Title, rhs: LocationButton.Title) -> Bool {
    lhs.text == rhs.text
  }
}
