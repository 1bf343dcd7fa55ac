import CoreLocation
import SwiftUI

/// A balloon at a place on a map, whose tip is at the place.
public struct Marker<Label: View>: MapContent {
  public typealias Body = Never

  private let coordinate: CLLocationCoordinate2D
  private let label: Label
  private let item: MKMapItem?

  private init(_ coordinate: CLLocationCoordinate2D, _ label: Label, _ item: MKMapItem? = nil) {
    self.coordinate = coordinate
    self.label = label
    self.item = item
  }

  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.init(coordinate, label())
  }

  public func _mapItems(_ inputs: _MapInputs) -> [_MapItem] {
    [_MapItem(inputs, .marker(coordinate, MapLabel(label)), tag: item.map { AnyHashable($0) })]
  }
}

extension Marker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, Text(title))
  }

  /// A marker with the name of a place; the place selects it, too.
  public init(item: MKMapItem) {
    self.init(item.placemark.coordinate, Text(item.name ?? ""), item)
  }
}

extension Marker where Label == SwiftUI.Label<Text, Text> {
  /// A marker with a few letters, the monogram, in its balloon.
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate, SwiftUI.Label(title: { Text(titleKey) }, icon: { monogram }))
  }

  /// A marker with a few letters, the monogram, in its balloon.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate, SwiftUI.Label(title: { Text(title) }, icon: { monogram }))
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      coordinate,
      SwiftUI.Label(title: { Text(titleKey) }, icon: { Image(systemName: systemImage) }))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      coordinate,
      SwiftUI.Label(title: { Text(title) }, icon: { Image(systemName: systemImage) }))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      coordinate, SwiftUI.Label(title: { Text(titleKey) }, icon: { Image(image) }))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate, SwiftUI.Label(title: { Text(title) }, icon: { Image(image) }))
  }
}
