import CoreLocation
import SwiftUI

/// A view of the app's own at a place on a map.
public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never

  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content
  private let label: Label

  /// `anchor`: The point of the view that stands at the coordinate.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.coordinate = coordinate
    self.anchor = anchor
    self.content = content()
    self.label = label()
  }

  public func _mapItems(_ inputs: _MapInputs) -> [_MapItem] {
    [_MapItem(inputs, .annotation(coordinate, anchor, AnyView(content), MapLabel(label)))]
  }
}

extension Annotation where Label == Text {
  /// `anchor`: The point of the view that stands at the coordinate.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
  }

  /// `anchor`: The point of the view that stands at the coordinate.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }
}
