/// What shows annotation views: the map view's board of annotations.
@MainActor
protocol AnnotationViewHost: AnyObject {
  /// The view has another size, offset or rank.
  func annotationViewMoved(_ view: MKAnnotationView)
  /// What the view's callout shows is other than before.
  func annotationCalloutChanged(_ view: MKAnnotationView)
  func annotationViewTapped(_ view: MKAnnotationView)
  func annotationView(
    _ view: MKAnnotationView, wasDragged newState: MKAnnotationView.DragState,
    from oldState: MKAnnotationView.DragState)
}
