import CoreGraphics
import MapKit
import SwiftUI
import Testing

@MainActor
@Suite struct MapReaderTests {
  private struct Pins: View {
    @State private var pins: [CLLocationCoordinate2D] = []

    var body: some View {
      VStack(spacing: 0) {
        Text("\(pins.count) pins").frame(height: 50)
        MapReader { proxy in
          Map(
            initialPosition: .region(
              MKCoordinateRegion(
                center: CLLocationCoordinate2D(),
                span: MKCoordinateSpan(latitudeDelta: 15, longitudeDelta: 30)))
          ) {
            ForEach(pins.indices, id: \.self) { index in
              Marker("Pin \(index)", coordinate: pins[index])
            }
          }
          .onTapGesture { point in
            if let place = proxy.convert(point, from: .local) { pins.append(place) }
          }
        }
      }
    }
  }

  @Test func aTapBecomesAPlace() throws {
    let host = ViewHost(Pins())
    host.tap(at: CGPoint(x: 220, y: 150))
    #expect(host.element("1 pins") != nil)
    let pin = try #require(host.element("Pin 0")).frame
    #expect(abs(pin.midX - 220) < 0.5)
    #expect(abs(pin.maxY - 150) < 0.5)
  }
}
