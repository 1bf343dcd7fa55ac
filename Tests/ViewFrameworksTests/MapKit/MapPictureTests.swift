import Foundation
import MapKit
import SwiftUI
import Testing

@MainActor
@Suite struct MapPictureTests {
  private func picture(_ map: some View) throws -> Data {
    let renderer = ImageRenderer(content: map.frame(width: 240, height: 160))
    return try #require(renderer.uiImage?.pngData())
  }

  private func map<Content: MapContent>(
    @MapContentBuilder _ content: () -> Content
  ) -> some View {
    Map(
      initialPosition: .region(
        MKCoordinateRegion(
          center: berlin, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))),
      content: content)
  }

  private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
  private let potsdam = CLLocationCoordinate2D(latitude: 52.4, longitude: 13.06)

  @Test func stylesHaveTheirOwnGrounds() throws {
    let standard = try picture(map {})
    #expect(try picture(map {}.mapStyle(.standard(elevation: .realistic))) == standard)
    let muted = try picture(map {}.mapStyle(.standard(emphasis: .muted)))
    let imagery = try picture(map {}.mapStyle(.imagery))
    #expect(standard != muted && muted != imagery && imagery != standard)
    #expect(try picture(map {}.mapStyle(.hybrid(pointsOfInterest: .excludingAll))) == imagery)
  }

  @Test func linesAndAreasAreDrawnAsTheAppSays() throws {
    let empty = try picture(map {})
    let line = try picture(map { MapPolyline(coordinates: [berlin, potsdam]) })
    let wide = try picture(
      map { MapPolyline(coordinates: [berlin, potsdam]).stroke(.green, lineWidth: 8) })
    let area = try picture(
      map { MapCircle(center: berlin, radius: 20_000).foregroundStyle(.orange.opacity(0.4)) })
    let outlined = try picture(
      map {
        MapCircle(center: berlin, radius: 20_000).foregroundStyle(.orange.opacity(0.4))
          .stroke(.orange, lineWidth: 2)
      })
    #expect(Set([empty, line, wide, area, outlined]).count == 5)
  }

  @Test func overlaysOfAHigherLevelAreInFront() throws {
    func areas(_ level: MKOverlayLevel) throws -> Data {
      try picture(
        map {
          MapCircle(center: berlin, radius: 10_000).foregroundStyle(.red)
            .mapOverlayLevel(level: level)
          MapPolygon(points: corners).foregroundStyle(.blue)
        })
    }
    #expect(try areas(.aboveLabels) != areas(.aboveRoads))
  }

  private var corners: [MKMapPoint] {
    let middle = MKMapPoint(berlin)
    return [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { x, y in
      MKMapPoint(x: middle.x + x * 200_000, y: middle.y + y * 200_000)
    }
  }

  @Test func theShortestWayOverTheGroundIsBent() throws {
    func way(_ style: MapPolyline.ContourStyle) throws -> Data {
      let places = [berlin, CLLocationCoordinate2D(latitude: 40.7, longitude: -74)]
      return try picture(
        Map { MapPolyline(coordinates: places, contourStyle: style).stroke(.blue, lineWidth: 3) })
    }
    #expect(try way(.geodesic) != way(.straight))
  }

  @Test func balloonsHaveTheirTint() throws {
    func marker(_ color: Color) throws -> Data {
      try picture(map { Marker("Berlin", systemImage: "star", coordinate: berlin).tint(color) })
    }
    #expect(try marker(.purple) != marker(.red))
  }
}
