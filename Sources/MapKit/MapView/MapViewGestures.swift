import CoreGraphics
import Foundation
import UIKit

/// What fingers do to a map view: move, zoom and turn what it shows, and select annotations.
@MainActor
final class MapViewGestures: NSObject {
  let pan = UIPanGestureRecognizer()
  let pinch = UIPinchGestureRecognizer()
  let turn = UIRotationGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private let doubleTap = UITapGestureRecognizer()
  private let twoFingerTap = UITapGestureRecognizer()
  private weak var map: MKMapView?
  /// The cameras when the gestures began.
  private var starts: [ObjectIdentifier: MapCamera] = [:]

  init(_ map: MKMapView) {
    self.map = map
    super.init()
    doubleTap.numberOfTapsRequired = 2
    twoFingerTap.numberOfTouchesRequired = 2
    for recognizer in [pan, pinch, turn, tap, doubleTap, twoFingerTap] {
      recognizer.delegate = self
      // What stands on the map, such as the buttons of a callout, has its touches for itself.
      recognizer.receives = { [weak map] touch in map?.takesTouch(on: touch.view) ?? false }
      map.addGestureRecognizer(recognizer)
    }
    tap.cancelsTouchesInView = false
    follow()
  }

  /// What the app lets users do.
  func allow(pan: Bool, zoom: Bool, turn: Bool) {
    self.pan.isEnabled = pan
    self.turn.isEnabled = turn
    for recognizer in [pinch, doubleTap, twoFingerTap] { recognizer.isEnabled = zoom }
  }

  private func follow() {
    pan.onRecognized = { [weak self] _ in self?.panned() }
    pinch.onRecognized = { [weak self] _ in self?.pinched() }
    turn.onRecognized = { [weak self] _ in self?.turned() }
    tap.onRecognized = { [weak self] tap in
      guard let map = self?.map else { return }
      map.tapped(at: tap.location(in: map))
    }
    doubleTap.onRecognized = { [weak self] _ in self?.map?.zoom(by: 2) }
    twoFingerTap.onRecognized = { [weak self] _ in self?.map?.zoom(by: 0.5) }
  }

  private var isTwoFingered: Bool {
    starts[ObjectIdentifier(pinch)] != nil || starts[ObjectIdentifier(turn)] != nil
  }

  private func panned() {
    handle(pan) { start, map in
      // Two fingers that zoom or turn the map move, too.
      guard !isTwoFingered else { return nil }
      map.userTrackingMode = .none
      let way = pan.translation(in: map)
      return start.panned(by: CGSize(width: way.x, height: way.y), in: map.bounds.size)
    }
  }

  private func pinched() {
    handle(pinch) { start, map in
      var camera = map.currentCamera
      camera.distance = start.zoomed(by: pinch.scale).distance
      return camera
    }
  }

  private func turned() {
    handle(turn) { start, map in
      var camera = map.currentCamera
      camera.heading = start.turned(by: turn.rotation * 180 / .pi).heading
      return camera
    }
  }

  /// Moves the camera on as a gesture does; nil leaves it.
  private func handle(
    _ recognizer: UIGestureRecognizer, _ move: (MapCamera, MKMapView) -> MapCamera?
  ) {
    guard let map else { return }
    let key = ObjectIdentifier(recognizer)
    switch recognizer.state {
    case .began, .changed:
      if starts.isEmpty { map.userBegins() }
      let start = starts[key] ?? map.currentCamera
      starts[key] = start
      if let camera = move(start, map) { map.userMoves(to: camera) }
    case .ended, .cancelled, .failed:
      guard starts[key] != nil else { return }
      starts[key] = nil
      if starts.isEmpty { map.userEnds() }
    case .possible: break
    }
  }
}

extension MapViewGestures: UIGestureRecognizerDelegate {
  /// The recognisers of the map and those of the app on it work beside each other; views around the map wait.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let map, let other = otherGestureRecognizer.view else { return false }
    return other.isDescendant(of: map)
  }
}
