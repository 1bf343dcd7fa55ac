import CoreLocation
import Foundation

/// Asks where the user is for a map view.
@MainActor
final class UserLocator {
  private let manager: CLLocationManager
  private let listener = Listener()

  /// The closures are called with each place, and with what keeps it from being known.
  init(
    _ manager: CLLocationManager,
    onPlace: @escaping @MainActor (CLLocation) -> Void,
    onError: @escaping @MainActor (any Error) -> Void
  ) {
    self.manager = manager
    listener.onPlace = onPlace
    listener.onError = onError
    manager.delegate = listener
    manager.startUpdatingLocation()
  }

  isolated deinit { manager.stopUpdatingLocation() }

  /// Called on the main queue.
  private final class Listener: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
    var onPlace: (@MainActor (CLLocation) -> Void)?
    var onError: (@MainActor (any Error) -> Void)?

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      guard let place = locations.last else { return }
      MainActor.assumeIsolated { onPlace?(place) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      MainActor.assumeIsolated { onError?(error) }
    }
  }
}
