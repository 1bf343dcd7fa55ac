import Accessibility
import CoreGraphics
import CoreLocation
import Device
import Foundation
import FoundationAdditions
import UIKit

/// A map of a part of the world, with annotations and overlays.
///
/// Differs from Apple's: it shows no streets and no land, but lines of equal latitude and longitude; where
/// annotations and overlays stand is exact. Until the app says what to show it shows the whole world, not the user's
/// part of it, and the ground is always seen from straight above. What fingers move stops when they leave.
@preconcurrency @MainActor
open class MKMapView: _ElementView {
  open weak var delegate: (any MKMapViewDelegate)?

  var viewport = MapViewport()
  let motion = MapViewMotion()
  let ground = MapGroundView(MapViewport().projection)
  let canvas = MapOverlayCanvas(MapViewport().projection)
  private let container = PassingView()
  lazy var board = AnnotationBoard(container)
  lazy var overlayBoard = OverlayBoard(canvas)
  private lazy var gestures = MapViewGestures(self)
  let controls = MapViewControls()
  var locator: UserLocator?
  /// Who is asked where the user is.
  package var makeLocationManager: @MainActor () -> CLLocationManager = { CLLocationManager() }
  /// The size at which the delegate last heard of the region.
  private var toldSize = CGSize.zero
  private var hasLoaded = false

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
    readElement(coder)
  }

  private func build() {
    ownAccessibility = AccessibilityDefaults(.map, isElement: false, label: "Map")
    for (index, part) in [ground, canvas, container].enumerated() {
      insertSubview(part, at: index)
    }
    board.attach(to: self)
    overlayBoard.attach(to: self)
    allowGestures()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for part in [ground, canvas, container] { part.frame = bounds }
    guard isShowing else { return }
    if toldSize != bounds.size {
      toldSize = bounds.size
      delegate?.mapView(self, regionWillChangeAnimated: false)
      appear(currentCamera)
      delegate?.mapView(self, regionDidChangeAnimated: false)
    }
    if !hasLoaded, window != nil {
      hasLoaded = true
      TurnScheduler.shared.enqueue { [weak self] in self?.tellLoading() }
    }
  }

  private func tellLoading() {
    delegate?.mapViewWillStartLoadingMap(self)
    delegate?.mapViewWillStartRenderingMap(self)
    delegate?.mapViewDidFinishLoadingMap(self)
    delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
  }

  // MARK: Looks

  open var mapType: MKMapType {
    get { configuration.mapType }
    set { configuration = newValue.configuration }
  }
  open var preferredConfiguration: MKMapConfiguration {
    get { configuration.copy() as? MKMapConfiguration ?? configuration }
    set { configuration = newValue.copy() as? MKMapConfiguration ?? newValue }
  }
  private var configuration: MKMapConfiguration = MKStandardMapConfiguration() {
    didSet { ground.style = configuration.mapType.style }
  }
  /// Differs from Apple's: kept, and read by nobody here; a map here knows no places.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Differs from Apple's: kept, and read by nobody here; there are no buildings.
  open var showsBuildings = true
  /// Differs from Apple's: kept, and read by nobody here; there are no streets.
  open var showsTraffic = false
  /// Differs from Apple's: kept, and read by nobody here; a turned map shows no compass.
  open var showsCompass = true
  /// Differs from Apple's: kept, and read by nobody here; the map shows no scale.
  open var showsScale = false

  // MARK: Fingers

  open var isZoomEnabled = true { didSet { allowGestures() } }
  open var isScrollEnabled = true { didSet { allowGestures() } }
  open var isRotateEnabled = true { didSet { allowGestures() } }
  /// Differs from Apple's: kept, and read by nobody here; no movement of fingers leans the camera.
  open var isPitchEnabled = true

  private func allowGestures() {
    gestures.allow(pan: isScrollEnabled, zoom: isZoomEnabled, turn: isRotateEnabled)
  }

  // MARK: What it shows

  /// What it shows at the size that it has by now.
  private var sized: MapViewport {
    if viewport.size != bounds.size { viewport.resize(to: bounds.size) }
    return viewport
  }

  /// Whether it has a size, so that there is something to be seen.
  var isShowing: Bool { !sized.isEmpty && bounds.width > 0 && bounds.height > 0 }

  var projection: MapProjection { sized.projection }
  var currentCamera: MapCamera { sized.current }

  /// What is in the middle, and how much around it: at least what the app asked for.
  open var region: MKCoordinateRegion {
    get { sized.region }
    set { setRegion(newValue, animated: false) }
  }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard isValid(region) else { return }
    show(.region(region), animated: animated)
  }

  /// What the map would show of a region.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    isShowing ? viewport.fitting(region) : region
  }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { setCenter(newValue, animated: false) }
  }

  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    var region = region
    region.center = coordinate
    guard isValid(region) else { return }
    guard isShowing else {
      show(.region(region), animated: animated)
      return
    }
    var camera = currentCamera
    let scale = camera.scale(in: bounds.size)
    camera.centerCoordinate = coordinate
    // The scale stays, for which the camera is higher near the equator.
    camera.distance *= scale / camera.scale(in: bounds.size)
    show(.camera(camera), animated: animated)
  }

  open var visibleMapRect: MKMapRect {
    get { sized.rect }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    setVisibleMapRect(mapRect, edgePadding: .zero, animated: animate)
  }

  /// `insets` is how far the part stays away from the edges, in points.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) {
    guard !mapRect.isNull else { return }
    show(.rect(mapRect, insets), animated: animate)
  }

  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    mapRectThatFits(mapRect, edgePadding: .zero)
  }

  /// `insets` is how far the part stays away from the edges, in points.
  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    isShowing ? viewport.fitting(mapRect, insets) : mapRect
  }

  open var camera: MKMapCamera {
    get { MKMapCamera(currentCamera) }
    set { setCamera(newValue, animated: false) }
  }

  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    show(.camera(MapCamera(camera)), animated: animated)
  }

  /// Where the middle of the map has to stay.
  open var cameraBoundary: CameraBoundary? {
    get { boundary }
    set { setCameraBoundary(newValue, animated: false) }
  }
  private(set) var boundary: CameraBoundary?

  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    boundary = cameraBoundary
    keepToBounds(animated: animated)
  }

  /// How near and far the camera may go; nil for any.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var cameraZoomRange: CameraZoomRange! {
    get { zoomRange }
    set { setCameraZoomRange(newValue, animated: false) }
  }
  private(set) var zoomRange: CameraZoomRange?

  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    zoomRange = cameraZoomRange
    keepToBounds(animated: animated)
  }

  // MARK: Places in the view

  /// In points of `view`; of the window for nil.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    convert(projection.point(coordinate), to: view)
  }

  /// `point` is in points of `view`; of the window for nil.
  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    projection.coordinate(at: convert(point, from: view)) ?? kCLLocationCoordinate2DInvalid
  }

  /// What a region covers, in points of `view`; of the window for nil.
  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    convert(projection.rect(of: MKMapRect(region)), to: view)
  }

  /// `rect` is in points of `view`; of the window for nil.
  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    MKCoordinateRegion(projection.mapRect(of: convert(rect, from: view)))
  }

  // MARK: Annotations

  /// Those that were added, and where the user is if that is shown.
  open var annotations: [any MKAnnotation] { board.annotations }

  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { board.add(annotations) }
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Removes annotations that were added; where the user is goes only with `showsUserLocation`.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    board.remove(annotations.filter { $0 !== userLocation })
  }

  /// The annotations in a part of the map.
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
        .compactMap { ($0 as? NSObject).map { AnyHashable($0) } })
  }

  /// Nil for an annotation that is not in sight.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    board.view(of: annotation)
  }

  /// Adds annotations, and shows the part of the map on which they stand.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let rect = MKMapRect(around: annotations.map(\.coordinate))
    if !rect.isNull { show(.content(rect), animated: animated) }
  }

  /// In the map's points.
  open var annotationVisibleRect: CGRect { bounds }

  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    board.reuse.register(viewClass, identifier)
  }

  /// A view that waits, or one of the class registered for the identifier; nil where there is neither.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    board.reuse.view(identifier, for: nil)
  }

  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    board.reuse.requiredView(identifier, for: annotation)
  }

  /// Only the first of those that are set is selected.
  open var selectedAnnotations: [any MKAnnotation] {
    get { board.selected }
    set {
      for annotation in board.selected where newValue.first !== annotation {
        deselectAnnotation(annotation, animated: false)
      }
      if let first = newValue.first { selectAnnotation(first, animated: false) }
    }
  }

  /// Does nothing for an annotation that is not in sight.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    board.select(annotation, animated: animated)
  }

  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    if let annotation { board.deselect(annotation, animated: animated) }
  }

  // MARK: Overlays

  open var overlays: [any MKOverlay] { overlayBoard.overlays }
  open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    overlayBoard.overlays(in: level)
  }

  open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
  open func addOverlays(_ overlays: [any MKOverlay]) {
    addOverlays(overlays, level: .aboveLabels)
  }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    addOverlays([overlay], level: level)
  }
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    overlayBoard.add(overlays, level)
  }

  /// Adds an overlay in front of so many others.
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    overlayBoard.add([overlay], .aboveLabels, at: index)
  }

  open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    overlayBoard.insert(overlay, beside: sibling, offset: 1)
  }

  open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    overlayBoard.insert(overlay, beside: sibling, offset: 0)
  }

  open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    overlayBoard.exchange(overlay1, overlay2)
  }

  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  open func removeOverlays(_ overlays: [any MKOverlay]) { overlayBoard.remove(overlays) }

  /// Nil for an overlay that is not in sight, or that the delegate gives no renderer for.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    overlayBoard.renderer(of: overlay)
  }

  // MARK: The user

  public let userLocation = MKUserLocation()

  /// Shows where the user is, if the app may know it.
  open var showsUserLocation = false {
    didSet { if showsUserLocation != oldValue { locateUser() } }
  }

  open var isUserLocationVisible: Bool {
    showsUserLocation && userLocation.location != nil
      && bounds.contains(projection.point(userLocation.coordinate))
  }

  /// Whether the map follows the user; until a finger moves it.
  open var userTrackingMode: MKUserTrackingMode {
    get { trackingMode }
    set { setUserTrackingMode(newValue, animated: false) }
  }
  private var trackingMode = MKUserTrackingMode.none

  /// Following shows the user's place, too.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    guard mode != trackingMode else { return }
    trackingMode = mode
    if mode != .none { showsUserLocation = true }
    controls.update()
    delegate?.mapView(self, didChange: mode, animated: animated)
    followUser(animated: animated)
  }
}
