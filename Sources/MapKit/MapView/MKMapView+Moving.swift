import CoreLocation
import Device
import Foundation
import UIKit

/// How the map comes to show another part of the world: by the app's wish, an animation or fingers.
extension MKMapView {
  func isValid(_ region: MKCoordinateRegion) -> Bool {
    let (center, span) = (region.center, region.span)
    let numbers = [center.latitude, center.longitude, span.latitudeDelta, span.longitudeDelta]
    if numbers.allSatisfy(\.isFinite), CLLocationCoordinate2DIsValid(center),
      (0...180).contains(span.latitudeDelta), (0...360).contains(span.longitudeDelta)
    {
      return true
    }
    // As iOS says it, which ends the app.
    let words = numbers.map { String(format: "%+.8f", $0) }
    RuntimeIssue.fail(
      "Invalid Region <center:\(words[0]), \(words[1]) span:\(words[2]), \(words[3])>")
    return false
  }

  private var cameraBounds: MapCameraBounds {
    guard let boundary else {
      return MapCameraBounds(
        minimumDistance: zoomRange?.least, maximumDistance: zoomRange?.greatest)
    }
    return MapCameraBounds(
      centerCoordinateBounds: boundary.mapRect, minimumDistance: zoomRange?.least,
      maximumDistance: zoomRange?.greatest)
  }

  func keepToBounds(animated: Bool) {
    guard isShowing else { return }
    let camera = cameraBounds.clamped(currentCamera)
    if camera != currentCamera { change(to: camera, animated: animated) }
  }

  func show(_ wish: MapViewport.Wish, animated: Bool) {
    guard isShowing else {
      viewport.remember(wish)
      return
    }
    change(to: viewport.camera(for: wish), animated: animated)
  }

  private func change(to camera: MapCamera, animated: Bool) {
    motion.finish()
    let target = cameraBounds.clamped(camera)
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      appear(target)
      delegate?.mapView(self, regionDidChangeAnimated: animated)
      return
    }
    motion.go(from: currentCamera, to: target) { [weak self] camera in
      self?.appear(camera)
    } done: { [weak self] in
      guard let self else { return }
      delegate?.mapView(self, regionDidChangeAnimated: true)
    }
  }

  /// Shows what a camera sees.
  func appear(_ camera: MapCamera) {
    viewport.show(camera)
    (ground.projection, canvas.projection) = (projection, projection)
    board.update()
    overlayBoard.update()
    controls.update()
    delegate?.mapViewDidChangeVisibleRegion(self)
  }

  func userBegins() {
    motion.finish()
    delegate?.mapView(self, regionWillChangeAnimated: false)
  }

  func userMoves(to camera: MapCamera) {
    appear(cameraBounds.clamped(camera))
  }

  func userEnds() { delegate?.mapView(self, regionDidChangeAnimated: false) }

  func zoom(by factor: Double) { change(to: currentCamera.zoomed(by: factor), animated: true) }
}
