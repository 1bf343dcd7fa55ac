import MapKit
import SwiftUI

extension ViewType {
  /// What stands at a place on a map.
  public struct MapAnnotation: BaseViewType {
    public static let typePrefix = "MapAnnotation"
    public static let namespacedPrefixes = ["MapKit.MapAnnotation"]

    /// Which kind of annotation it is.
    public enum ViewType: Hashable, Sendable {
      case pin
      case marker
      case custom
    }
  }
}

extension InspectableView where View == ViewType.Map {
  /// The annotation of an item.
  ///
  /// - Throws: `viewNotFound` for maps without annotations; `typeMismatch` for an item of another type.
  public func mapAnnotation<Item: Identifiable>(
    _ item: Item
  ) throws -> InspectableView<ViewType.MapAnnotation> {
    let map = try node.value(as: (any AnnotatedMapValue).self)
    let annotation = try map.annotation(of: item)
    let description = ViewDescription(
      name: ViewType.MapAnnotation.typePrefix, accessor: "mapAnnotation(id<\(item.id)>)")
    return .init(
      InspectedNode(
        modifier: AnnotationValue(annotation: annotation), structure: .view(description),
        parent: node, element: .typed(nil)))
  }
}

extension InspectableView where View == ViewType.MapAnnotation {
  /// Where on the earth it stands.
  public func coordinate() throws -> CLLocationCoordinate2D {
    try node.value(as: AnnotationValue.self).annotation._annotationData.coordinate
  }

  /// Of which of the three kinds it is.
  public var viewType: ViewType.MapAnnotation.ViewType {
    switch (node.modifier as? AnnotationValue)?.annotation {
    case is MapPin: .pin
    case is MapMarker: .marker
    default: .custom
    }
  }
}

// MARK: Annotations by themselves

extension MapAnnotation {
  /// Where on the earth it stands.
  public func coordinate() throws -> CLLocationCoordinate2D { place }

  /// The point of the view that stands at the coordinate, in 0...1 of its size.
  public func anchorPoint() throws -> CGPoint { anchor }

  /// The view that stands at the place.
  @preconcurrency @MainActor
  public func contentView() throws -> InspectableView<ViewType.ClassifiedView> {
    try content.inspect()
  }
}

extension MapMarker {
  /// Where on the earth it stands.
  public func coordinate() throws -> CLLocationCoordinate2D { place }

  /// Its color; nil for the usual one.
  public func tintColor() throws -> Color? { color }
}

extension MapPin {
  /// Where on the earth it stands.
  public func coordinate() throws -> CLLocationCoordinate2D { place }

  /// Its color; nil for the usual one.
  public func tintColor() throws -> Color? { color }
}

// MARK: - Values

/// An annotation in the place of a modifier: it is no view.
private struct AnnotationValue: ViewModifier {
  typealias Body = Never

  let annotation: any MapAnnotationProtocol
}

/// A map whatever its content is.
@MainActor
private protocol AnnotatedMapValue {
  func annotation(of item: Any) throws -> any MapAnnotationProtocol
}

extension Map: AnnotatedMapValue {
  fileprivate func annotation(of item: Any) throws -> any MapAnnotationProtocol {
    guard let content = content as? any AnnotatedContent else {
      throw InspectionError.viewNotFound(parent: "MapAnnotation")
    }
    return try content.annotation(of: item)
  }
}

@MainActor
private protocol AnnotatedContent {
  func annotation(of item: Any) throws -> any MapAnnotationProtocol
}

extension _DefaultAnnotatedMapContent: AnnotatedContent {
  fileprivate func annotation(of item: Any) throws -> any MapAnnotationProtocol {
    annotation(try Inspector.cast(value: item, type: Items.Element.self))
  }
}
