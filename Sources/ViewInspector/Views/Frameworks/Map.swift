import MapKit
import SwiftUI

extension ViewType {
  /// Stands for `Map`.
  public struct Map: BaseViewType {
    public static let typePrefix = "Map"
    public static let namespacedPrefixes = ["MapKit.Map"]
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Map`.
  public func map() throws -> InspectableView<ViewType.Map> {
    try child(ViewType.Map.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Map`.
  public func map(_ index: Int) throws -> InspectableView<ViewType.Map> {
    try child(ViewType.Map.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Map {
  /// - Throws: `attributeNotFound` for a map that was given a part of the flat map.
  public func coordinateRegion() throws -> MKCoordinateRegion {
    try node.regionBinding().wrappedValue
  }

  /// Shows a region, through the binding.
  public func setCoordinateRegion(_ region: MKCoordinateRegion) throws {
    try node.requireResponsive()
    try node.regionBinding().wrappedValue = region
  }

  /// - Throws: `attributeNotFound` for a map that was given a region.
  public func mapRect() throws -> MKMapRect { try node.rectBinding().wrappedValue }

  /// Shows a part of the flat map, through the binding.
  public func setMapRect(_ rect: MKMapRect) throws {
    try node.requireResponsive()
    try node.rectBinding().wrappedValue = rect
  }

  /// How the map follows the user.
  public func userTrackingMode() throws -> MapUserTrackingMode {
    try node.trackingBinding().wrappedValue
  }

  /// Lets the map follow the user so, through the binding.
  public func setUserTrackingMode(_ mode: MapUserTrackingMode) throws {
    try node.requireResponsive()
    try node.trackingBinding().wrappedValue = mode
  }

  /// What the user may do with the map.
  public func interactionModes() throws -> MapInteractionModes {
    try node.map().interactionModes
  }

  /// Whether the map shows where the user is.
  public func showsUserLocation() throws -> Bool { try node.map().showsUserLocation }
}

extension InspectedNode {
  fileprivate func map() throws -> any MapValue { try value(as: (any MapValue).self) }

  fileprivate func regionBinding() throws -> Binding<MKCoordinateRegion> {
    guard let binding = try map().regionBinding else {
      throw InspectionError.attributeNotFound(label: "region", type: typeName)
    }
    return binding
  }

  fileprivate func rectBinding() throws -> Binding<MKMapRect> {
    guard let binding = try map().rectBinding else {
      throw InspectionError.attributeNotFound(label: "mapRect", type: typeName)
    }
    return binding
  }

  fileprivate func trackingBinding() throws -> Binding<MapUserTrackingMode> {
    guard let binding = try map().userTrackingMode else {
      throw InspectionError.attributeNotFound(label: "userTrackingMode", type: typeName)
    }
    return binding
  }
}

/// What can be read of a map whatever its content is.
@MainActor
private protocol MapValue {
  var regionBinding: Binding<MKCoordinateRegion>? { get }
  var rectBinding: Binding<MKMapRect>? { get }
  var interactionModes: MapInteractionModes { get }
  var showsUserLocation: Bool { get }
  var userTrackingMode: Binding<MapUserTrackingMode>? { get }
}

extension Map: MapValue {
  fileprivate var regionBinding: Binding<MKCoordinateRegion>? {
    if case .region(let binding) = place { return binding }
    return nil
  }

  fileprivate var rectBinding: Binding<MKMapRect>? {
    if case .rect(let binding) = place { return binding }
    return nil
  }
}
