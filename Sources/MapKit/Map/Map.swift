// MapKit: maps for SwiftUI with what stands on them. May import SwiftUI, UIKit, CoreLocation and what stands
// below them.

import CoreGraphics
import CoreLocation
import SwiftUI

/// A map of a part of the world.
///
/// Differs from Apple's: it shows no streets and no land, but lines of equal latitude and longitude; where
/// annotations stand is exact.
@preconcurrency @MainActor
public struct Map<Content: View>: View {
  /// What the map shows, as the app says it.
  package enum Place {
    case region(Binding<MKCoordinateRegion>)
    case rect(Binding<MKMapRect>)
    case camera(MapCameraPlace)
  }

  package let place: Place
  package let interactionModes: MapInteractionModes
  package let showsUserLocation: Bool
  package let userTrackingMode: Binding<MapUserTrackingMode>?
  package let content: Content

  @GestureState private var offset = CGSize.zero
  @GestureState private var magnification: CGFloat = 1

  init(
    _ place: Place, _ interactionModes: MapInteractionModes, _ showsUserLocation: Bool,
    _ userTrackingMode: Binding<MapUserTrackingMode>?, _ content: Content
  ) {
    self.place = place
    self.interactionModes = interactionModes
    self.showsUserLocation = showsUserLocation
    self.userTrackingMode = userTrackingMode
    self.content = content
  }

  // MARK: What it shows

  public var body: some View {
    Group {
      if case .camera = place { content } else { flatMap }
    }
    .accessibilityContainer(.map, label: Text(verbatim: "Map"))
  }

  /// Without a camera.
  private var flatMap: some View {
    GeometryReader { proxy in
      let projection = MapProjection(
        mapRect, size: proxy.size, offset: offset, magnification: magnification)
      ZStack(alignment: .topLeading) {
        MapGround(projection: projection)
        content.environment(\.mapProjection, projection)
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
      .clipped()
      .contentShape(Rectangle())
      .gesture(pan(proxy.size), including: interactionModes.contains(.pan) ? .all : .subviews)
      .gesture(zoom(proxy.size), including: interactionModes.contains(.zoom) ? .all : .subviews)
    }
  }

  private var mapRect: MKMapRect {
    switch place {
    case .region(let region): MKMapRect(region.wrappedValue)
    case .rect(let rect): rect.wrappedValue
    case .camera: .world
    }
  }

  // MARK: What the user does

  private func pan(_ size: CGSize) -> some Gesture {
    DragGesture(minimumDistance: 10)
      .updating($offset) { value, offset, _ in offset = value.translation }
      .onEnded { value in
        userTrackingMode?.wrappedValue = .none
        show(MapProjection(mapRect, size: size, offset: value.translation).rect)
      }
  }

  private func zoom(_ size: CGSize) -> some Gesture {
    MagnifyGesture()
      .updating($magnification) { value, scale, _ in scale = value.magnification }
      .onEnded { value in
        show(
          MapProjection(mapRect, size: size, magnification: value.magnification).rect)
      }
  }

  /// Tells the app what the map shows by now.
  private func show(_ rect: MKMapRect) {
    switch place {
    case .region(let region): region.wrappedValue = MKCoordinateRegion(rect)
    case .rect(let binding): binding.wrappedValue = rect
    case .camera: break
    }
  }

  // MARK: For inspection

  public var _structure: _ViewStructure { .view("Map") }
}
