import CoreGraphics

/// What a map's camera is at a moment.
struct MapCameraMoment: Equatable {
  let camera: MapCamera
  /// Of the view, in points.
  let size: CGSize
  /// Whether fingers are moving the map.
  let isMoving: Bool

  init(_ camera: MapCamera, _ size: CGSize, isMoving: Bool) {
    self.camera = camera
    self.size = size
    self.isMoving = isMoving
  }

  func showsTheSame(as other: MapCameraMoment?) -> Bool {
    other?.camera == camera && other?.size == size
  }
}

/// Tells observers of a map's camera what they have not been told.
@MainActor
final class MapCameraReports {
  private var latest: MapCameraMoment?
  /// The last one that was told when no finger moved the map.
  private var latestEnd: MapCameraMoment?

  func tell(_ observers: [MapCameraObserver], of moment: MapCameraMoment) {
    guard moment.size.width > 0, moment.size.height > 0 else { return }
    let hasChanged = !moment.showsTheSame(as: latest)
    let hasEnded = !moment.isMoving && !moment.showsTheSame(as: latestEnd)
    latest = moment
    if !moment.isMoving { latestEnd = moment }
    guard hasChanged || hasEnded else { return }
    let context = MapCameraUpdateContext(moment.camera, size: moment.size)
    for observer in observers where observer.frequency.isContinuous ? hasChanged : hasEnded {
      observer.action(context)
    }
  }
}
