import CoreGraphics
import Foundation
import MapKit
import Testing
import UIKit

/// Lines and areas on a map view.
@MainActor
@Suite(.serialized) struct MKOverlayTests {
  private let diary = MapDiary()

  private func screen() -> MapScreen {
    let screen = MapScreen(MKMapView(), diary)
    screen.map.region = aroundBerlin
    diary.tellsMoves = false
    diary.log = []
    return screen
  }

  private func line(_ title: String? = nil) -> MKPolyline {
    var places = [CLLocationCoordinate2D.berlin, .potsdam]
    let line = MKPolyline(coordinates: &places, count: places.count)
    line.title = title
    return line
  }

  private func image(_ map: MKMapView) -> UIImage {
    UIGraphicsImageRenderer(bounds: map.bounds).image { _ in
      _ = map.drawHierarchy(in: map.bounds, afterScreenUpdates: true)
    }
  }

  private func picture(_ map: MKMapView) throws -> Data { try #require(image(map).pngData()) }

  @Test func shapesKnowTheirPlaces() {
    let line = line()
    #expect(line.pointCount == 2)
    #expect(MKMapPointEqualToPoint(line.points()[1], MKMapPoint(.potsdam)))
    var places = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 2)
    line.getCoordinates(&places, range: NSRange(location: 0, length: 2))
    #expect(abs(places[0].latitude - 52.52) < 1e-9)
    #expect(line.boundingMapRect.contains(MKMapPoint(line.coordinate)))
    let circle = MKCircle(center: .berlin, radius: 1000)
    let width = circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(52.52)
    #expect(circle.radius == 1000 && abs(width - 2000) < 1e-6)
    let way = [CLLocationCoordinate2D.berlin, .tokyo]
    #expect(MKGeodesicPolyline(coordinates: way, count: 2).pointCount > 2)
  }

  private final class NamedLine: MKPolyline {
    var color = UIColor.red
  }

  @Test func linesHaveSubclasses() {
    let line = NamedLine(coordinates: [.berlin, .potsdam], count: 2)
    line.color = .green
    #expect(line.pointCount == 2 && line.color == .green)
  }

  @Test func overlaysInSightGetRenderers() {
    let screen = screen()
    diary.makeRenderer = { MKPolylineRenderer(overlay: $0) }
    let (near, far) = (line("near"), MKCircle(center: .tokyo, radius: 100))
    screen.map.addOverlays([near, far])
    #expect(diary.log == ["renderer for near", "renders near"])
    #expect((screen.map.renderer(for: near) as? MKPolylineRenderer)?.polyline === near)
    #expect(screen.map.renderer(for: far) == nil)
    screen.map.removeOverlay(near)
    #expect(screen.map.overlays.count == 1 && screen.map.renderer(for: near) == nil)
  }

  @Test func overlaysHaveAnOrder() {
    let screen = screen()
    let (one, two, three) = (line("1"), line("2"), line("3"))
    screen.map.addOverlays([one, three])
    screen.map.insertOverlay(two, above: one)
    screen.map.exchangeOverlay(one, with: three)
    #expect(screen.map.overlays.compactMap { $0.title ?? nil } == ["3", "2", "1"])
    screen.map.addOverlay(line("road"), level: .aboveRoads)
    #expect(screen.map.overlays(in: .aboveRoads).count == 1)
  }

  @Test func overlaysAreDrawnAsTheirRenderersSay() throws {
    let screen = screen()
    diary.makeRenderer = { overlay in
      let renderer = MKPolylineRenderer(overlay: overlay)
      renderer.strokeColor = .blue
      renderer.lineWidth = 2
      return renderer
    }
    let empty = try picture(screen.map)
    let line = line()
    screen.map.addOverlay(line)
    let thin = try picture(screen.map)
    (screen.map.renderer(for: line) as? MKPolylineRenderer)?.lineWidth = 8
    let thick = try picture(screen.map)
    (screen.map.renderer(for: line) as? MKPolylineRenderer)?.alpha = 0.3
    #expect(Set([empty, thin, thick, try picture(screen.map)]).count == 4)
    screen.map.removeOverlays(screen.map.overlays)
    #expect(try picture(screen.map) == empty)
  }

  private final class CrossRenderer: MKOverlayRenderer {
    private(set) var scales: [CGFloat] = []

    override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
      scales.append(zoomScale)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(rect(for: overlay.boundingMapRect))
    }
  }

  @Test func appsDrawTheirOwnOverlays() throws {
    let screen = screen()
    diary.makeRenderer = { CrossRenderer(overlay: $0) }
    let circle = MKCircle(center: .berlin, radius: 10_000)
    screen.map.addOverlay(circle)
    let image = image(screen.map)
    let renderer = try #require(screen.map.renderer(for: circle) as? CrossRenderer)
    let scale = try #require(renderer.scales.last)
    #expect(abs(scale * screen.map.visibleMapRect.width - 300) < 1e-6)
    let middle = screen.map.convert(circle.coordinate, toPointTo: screen.map)
    #expect(red(image, at: middle))
    #expect(!red(image, at: CGPoint(x: 5, y: 5)))
  }

  private func red(_ image: UIImage, at point: CGPoint) -> Bool {
    let cut = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
      image.draw(at: CGPoint(x: -point.x, y: -point.y))
    }
    let all = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    return cut.pngData() == all.pngData()
  }
}
