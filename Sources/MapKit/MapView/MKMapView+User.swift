import CoreLocation
import UIKit

extension MKMapView {
  /// Begins or ends to show where the user is.
  func locateUser() {
    if showsUserLocation {
      delegate?.mapViewWillStartLocatingUser(self)
      userLocation.isUpdating = true
      locator = UserLocator(makeLocationManager()) { [weak self] in
        self?.userIs(at: $0)
      } onError: { [weak self] error in
        guard let self else { return }
        delegate?.mapView(self, didFailToLocateUserWithError: error)
      }
    } else {
      locator = nil
      userLocation.isUpdating = false
      board.remove([userLocation])
      userTrackingMode = .none
      delegate?.mapViewDidStopLocatingUser(self)
    }
  }

  private func userIs(at place: CLLocation) {
    guard showsUserLocation else { return }
    userLocation.location = place
    board.add([userLocation])
    delegate?.mapView(self, didUpdate: userLocation)
    followUser(animated: true)
  }

  func followUser(animated: Bool) {
    guard userTrackingMode != .none, let place = userLocation.location else { return }
    setCenter(place.coordinate, animated: animated)
  }
}
