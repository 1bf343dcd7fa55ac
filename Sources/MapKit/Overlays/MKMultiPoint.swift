import CoreLocation
import Foundation

/// A shape of several places: a line or an area.
open class MKMultiPoint: MKShape {
  /// As arrays cannot give their memory away.
  private let memory: UnsafeMutableBufferPointer<MKMapPoint>

  /// Public, since lines and areas of the app inherit their initialisers only from a class that hides none.
  public init(_points points: [MKMapPoint]) {
    memory = .allocate(capacity: points.count)
    _ = memory.initialize(from: points)
  }

  deinit { memory.deallocate() }

  /// The places on the flat map, as long as the shape lives.
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    memory.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<MKMapPoint>.alignment)
      ?? .allocate(capacity: 1)
  }

  open var pointCount: Int { memory.count }

  var allPoints: [MKMapPoint] { Array(memory) }

  /// Writes the coordinates of some places.
  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for (place, index) in (range.location..<range.location + range.length).enumerated()
    where memory.indices.contains(index) {
      coords[place] = memory[index].coordinate
    }
  }

  /// How far along the line a place is, from 0 to 1.
  open func location(atPointIndex index: Int) -> CGFloat {
    let lengths = zip(memory, memory.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let all = lengths.reduce(0, +)
    return all > 0 ? CGFloat(lengths.prefix(max(index, 0)).reduce(0, +) / all) : 0
  }

  /// The part of the map that it covers.
  var rect: MKMapRect {
    memory.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }

  open override var coordinate: CLLocationCoordinate2D {
    let rect = rect
    return rect.isNull
      ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
}
