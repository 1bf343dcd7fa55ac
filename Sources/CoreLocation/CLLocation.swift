// CoreLocation: places as values, and the permission to know where the device is. May import Device and what stands
// below it.

import Foundation

/// Where something was, how exactly that is known, and when.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  private let storedCoordinate: CLLocationCoordinate2D
  private let storedAltitude: CLLocationDistance
  private let accuracies: (horizontal: CLLocationAccuracy, vertical: CLLocationAccuracy)
  private let movement: (course: CLLocationDirection, speed: CLLocationSpeed)
  private let storedTimestamp: Date

  open var coordinate: CLLocationCoordinate2D { storedCoordinate }
  /// Metres above the sea.
  open var altitude: CLLocationDistance { storedAltitude }
  /// Metres; negative where the coordinate is not valid.
  open var horizontalAccuracy: CLLocationAccuracy { accuracies.horizontal }
  /// Metres; negative where the altitude is not valid.
  open var verticalAccuracy: CLLocationAccuracy { accuracies.vertical }
  /// Degrees from the north, clockwise; negative if unknown.
  open var course: CLLocationDirection { movement.course }
  /// Metres per second; negative if unknown.
  open var speed: CLLocationSpeed { movement.speed }
  open var timestamp: Date { storedTimestamp }

  // Subclasses may call each of the initialisers, as those of a class of Objective-C.

  /// The place where equator and prime meridian meet, with nothing known of how exactly.
  public override init() {
    storedCoordinate = CLLocationCoordinate2D()
    storedAltitude = 0
    accuracies = (0, -1)
    movement = (-1, -1)
    storedTimestamp = Date()
    super.init()
  }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    storedCoordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    storedAltitude = 0
    accuracies = (0, -1)
    movement = (-1, -1)
    storedTimestamp = Date()
    super.init()
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    storedCoordinate = coordinate
    storedAltitude = altitude
    accuracies = (hAccuracy, vAccuracy)
    movement = (-1, -1)
    storedTimestamp = timestamp
    super.init()
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    storedCoordinate = coordinate
    storedAltitude = altitude
    accuracies = (hAccuracy, vAccuracy)
    movement = (course, speed)
    storedTimestamp = timestamp
    super.init()
  }

  /// Itself: a location never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// How far another place is away over the ground, in metres.
  ///
  /// Differs from Apple's: the earth is a ball here, so that it is up to 0.6 % off.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (one, other) = (coordinate, location.coordinate)
    let height = sin(radians(other.latitude - one.latitude) / 2)
    let width = sin(radians(other.longitude - one.longitude) / 2)
    let half =
      height * height
      + cos(radians(one.latitude)) * cos(radians(other.latitude)) * width * width
    return 2 * Self.meanRadius * asin(min(1, half.squareRoot()))
  }

  /// Of the earth, in metres.
  private static let meanRadius = 6_371_008.8
}
