import CoreGraphics
import UIKit

/// The annotations of a map view, the views of those in sight, and what is selected.
@MainActor
final class AnnotationBoard {
  private weak var map: MKMapView?
  /// In which the views stand.
  private let container: UIView
  private(set) var annotations: [any MKAnnotation] = []
  /// Those of `annotations`.
  private var known: Set<ObjectIdentifier> = []
  private(set) var selected: [any MKAnnotation] = []
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var callout: CalloutView?
  private lazy var follower = AnnotationFollower { [weak self] in self?.annotationChanged($0) }
  var reuse = AnnotationViewReuse()

  init(_ container: UIView) { self.container = container }

  func attach(to map: MKMapView) { self.map = map }

  isolated deinit { for annotation in annotations { follower.leave(annotation) } }

  // MARK: Reading

  func contains(_ annotation: any MKAnnotation) -> Bool {
    known.contains(ObjectIdentifier(annotation))
  }

  func view(of annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }

  /// Whether a view is of the callout or in it.
  func isOfCallout(_ view: UIView) -> Bool {
    callout.map { view.isDescendant(of: $0) } ?? false
  }

  // MARK: Changing

  func add(_ new: [any MKAnnotation]) {
    for annotation in new where known.insert(ObjectIdentifier(annotation)).inserted {
      annotations.append(annotation)
      follower.follow(annotation)
    }
    update()
  }

  func remove(_ old: [any MKAnnotation]) {
    for annotation in old where contains(annotation) {
      deselect(annotation, animated: false)
      known.remove(ObjectIdentifier(annotation))
      follower.leave(annotation)
      removeView(of: annotation)
    }
    annotations.removeAll { !contains($0) }
  }

  private func annotationChanged(_ annotation: any MKAnnotation) {
    guard contains(annotation) else { return }
    view(of: annotation)?.annotationDidChange()
    update()
    if let callout, callout.owner.annotation === annotation { showCallout(of: callout.owner) }
  }

  // MARK: Showing

  /// How far beyond the edges of the map annotations have views, in points.
  private static let margin: CGFloat = 64

  /// Makes views for what has come into sight, takes away those that have left it, and places all.
  func update() {
    guard let map, map.isShowing else { return }
    let projection = map.projection
    let seen = CGRect(origin: .zero, size: projection.size)
      .insetBy(dx: -Self.margin, dy: -Self.margin)
    var added: [MKAnnotationView] = []
    for annotation in annotations {
      let isSeen =
        CLLocationCoordinate2DIsValid(annotation.coordinate)
        && seen.contains(projection.point(annotation.coordinate))
      let isSelected = selected.contains { $0 === annotation }
      if isSeen, view(of: annotation) == nil, contains(annotation) {
        added.append(makeView(of: annotation, map))
      } else if !isSeen, !isSelected {
        removeView(of: annotation)
      }
    }
    place()
    if !added.isEmpty { map.delegate?.mapView(map, didAdd: added) }
  }

  private func makeView(of annotation: any MKAnnotation, _ map: MKMapView) -> MKAnnotationView {
    let view = map.askForView(of: annotation) ?? defaultView(of: annotation)
    if view.annotation !== annotation { view.annotation = annotation }
    views[ObjectIdentifier(annotation)] = view
    view.prepareForDisplay()
    view.host = self
    container.addSubview(view)
    return view
  }

  private func defaultView(of annotation: any MKAnnotation) -> MKAnnotationView {
    if annotation is MKUserLocation {
      return MKUserLocationView(annotation: annotation, reuseIdentifier: nil)
    }
    let identifier =
      annotation is MKClusterAnnotation
      ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier
      : MKMapViewDefaultAnnotationViewReuseIdentifier
    return reuse.view(identifier, for: annotation)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  private func removeView(of annotation: any MKAnnotation) {
    guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { return }
    view.host = nil
    view.removeFromSuperview()
    reuse.take(view)
  }

  /// Puts all views where their annotations are, those that are farther in front later.
  private func place() {
    guard let map else { return }
    let projection = map.projection
    for (view, annotation) in shownViews {
      let point = projection.point(annotation.coordinate)
      view.center = CGPoint(
        x: point.x + view.ownOffset.x + view.centerOffset.x,
        y: point.y + view.ownOffset.y + view.centerOffset.y)
    }
    let ordered = shownViews.map(\.view).sorted { rank($0) < rank($1) }
    if ordered != container.subviews.filter({ $0 is MKAnnotationView }) {
      for view in ordered { container.bringSubviewToFront(view) }
    }
    if let callout {
      container.bringSubviewToFront(callout)
      callout.place()
    }
  }

  private var shownViews: [(view: MKAnnotationView, annotation: any MKAnnotation)] {
    annotations.compactMap { annotation in view(of: annotation).map { ($0, annotation) } }
  }

  private func rank(_ view: MKAnnotationView) -> (Float, CGFloat) {
    let priority = view.isSelected ? view.selectedZPriority : view.zPriority
    return (priority.rawValue, view.center.y - view.ownOffset.y)
  }

  // MARK: Selecting

  /// Selects an annotation that has a view in place of the one that is selected.
  func select(_ annotation: any MKAnnotation, animated: Bool) {
    guard let map, let view = view(of: annotation), !selected.contains(where: { $0 === annotation })
    else { return }
    for other in selected { deselect(other, animated: animated) }
    selected = [annotation]
    view.setSelected(true, animated: animated)
    showCallout(of: view)
    map.delegate?.mapView(map, didSelect: view)
    map.delegate?.mapView(map, didSelect: annotation)
  }

  func deselect(_ annotation: any MKAnnotation, animated: Bool) {
    guard let map, let index = selected.firstIndex(where: { $0 === annotation }) else { return }
    selected.remove(at: index)
    let view = view(of: annotation)
    view?.setSelected(false, animated: animated)
    if let view, callout?.owner === view { closeCallout() }
    if let view { map.delegate?.mapView(map, didDeselect: view) }
    map.delegate?.mapView(map, didDeselect: annotation)
  }

  private func showCallout(of view: MKAnnotationView) {
    closeCallout()
    guard view.canShowCallout, let map else { return }
    callout = CalloutView(of: view) { [weak map, weak view] control in
      guard let map, let view else { return }
      map.delegate?.mapView(map, annotationView: view, calloutAccessoryControlTapped: control)
    }
    guard let callout else { return }
    container.addSubview(callout)
    callout.place()
  }

  private func closeCallout() {
    callout?.close()
    callout = nil
  }
}

extension AnnotationBoard: AnnotationViewHost {
  func annotationViewMoved(_ view: MKAnnotationView) { place() }

  func annotationCalloutChanged(_ view: MKAnnotationView) {
    guard view.isSelected else { return }
    showCallout(of: view)
  }

  func annotationViewTapped(_ view: MKAnnotationView) {
    guard view.isEnabled, let annotation = view.annotation else { return }
    select(annotation, animated: true)
  }

  func annotationView(
    _ view: MKAnnotationView, wasDragged newState: MKAnnotationView.DragState,
    from oldState: MKAnnotationView.DragState
  ) {
    guard let map else { return }
    map.delegate?.mapView(
      map, annotationView: view, didChange: newState, fromOldState: oldState)
  }
}
