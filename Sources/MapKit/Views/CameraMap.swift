import CoreGraphics
import SwiftUI

/// A map that is seen through a camera.
struct CameraMap: View {
  private let items: [_MapItem]
  private let bounds: MapCameraBounds?
  private let modes: MapInteractionModes
  private let selection: MapSelectionLink?
  private let scope: Namespace.ID?
  private let binding: Binding<MapCameraPosition>?

  @State private var ownPosition: MapCameraPosition
  /// What the user moved the map to.
  @State private var userCamera: MapCamera?
  @State private var reports = MapCameraReports()
  /// The camera when the fingers began to move the map.
  @GestureState private var panned: MapCamera?
  @GestureState private var zoomed: MapCamera?
  @GestureState private var turned: MapCamera?
  @Environment(\.mapCameraObservers) private var observers
  @Environment(\.mapLink) private var link
  @Environment(\.mapScopes) private var scopes

  init(
    _ items: [_MapItem], _ place: MapCameraPlace, _ bounds: MapCameraBounds?,
    _ modes: MapInteractionModes, _ selection: MapSelectionLink?, _ scope: Namespace.ID?
  ) {
    self.items = items
    self.bounds = bounds
    self.modes = modes
    self.selection = selection
    self.scope = scope
    binding = place.binding
    _ownPosition = State(initialValue: place.initial)
  }

  // MARK: What it shows

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      let camera = camera(in: size)
      let projection = MapProjection(camera, size: size)
      ZStack(alignment: .topLeading) {
        MapGround(projection: projection)
          .gesture(
            TapGesture().onEnded { selection?.selectNothing() },
            including: selection == nil ? .subviews : .all)
        MapItemsView(items: items, selection: selection)
      }
      .environment(\.mapProjection, projection)
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      .clipped()
      .contentShape(Rectangle())
      .gesture(pan(camera, size), including: mask(.pan))
      .simultaneousGesture(zoom(camera), including: mask(.zoom))
      .simultaneousGesture(turn(camera), including: mask(.rotate))
      .overlay(alignment: .topTrailing) {
        MapControlStack(map: handle(camera, projection))
      }
      .onChange(of: MapCameraMoment(camera, size, isMoving: isMoving), initial: true) { _, now in
        reports.tell(observers, of: now)
        scope.flatMap { scopes[$0] }?.map = handle(camera, projection)
      }
      .onChange(of: projection, initial: true) { _, now in link?.show(now, in: proxy) }
      .onDisappear { scope.flatMap { scopes[$0] }?.map = nil }
    }
  }

  private var position: MapCameraPosition { binding?.wrappedValue ?? ownPosition }

  private func camera(in size: CGSize) -> MapCamera {
    let content = items.reduce(MKMapRect.null) { $0.union($1.rect) }
    let given =
      (position.positionedByUser ? userCamera : nil)
      ?? position.camera(framing: content, in: size)
    let camera = given.usable(
      or: MapCameraPosition.automaticCamera(framing: .null, in: size))
    return bounds?.clamped(camera) ?? camera
  }

  private func handle(_ camera: MapCamera, _ projection: MapProjection) -> MapHandle {
    MapHandle(camera: camera, projection: projection, isZoomed: zoomed != nil) { camera in
      move(to: camera)
    } follow: {
      setPosition(.userLocation(fallback: .camera(camera)))
    }
  }

  // MARK: What the user does

  private var isMoving: Bool { panned != nil || zoomed != nil || turned != nil }

  private func mask(_ mode: MapInteractionModes) -> GestureMask {
    modes.contains(mode) ? .all : .subviews
  }

  private func pan(_ camera: MapCamera, _ size: CGSize) -> some Gesture {
    DragGesture(minimumDistance: 10)
      .updating($panned) { _, start, _ in start = start ?? camera }
      .onChanged { value in
        // Two fingers that zoom or turn the map move, too.
        guard zoomed == nil, turned == nil else { return }
        move(to: (panned ?? camera).panned(by: value.translation, in: size))
      }
  }

  private func zoom(_ camera: MapCamera) -> some Gesture {
    MagnifyGesture()
      .updating($zoomed) { _, start, _ in start = start ?? camera }
      .onChanged { value in
        var moved = camera
        moved.distance = (zoomed ?? camera).zoomed(by: value.magnification).distance
        move(to: moved)
      }
  }

  private func turn(_ camera: MapCamera) -> some Gesture {
    RotateGesture()
      .updating($turned) { _, start, _ in start = start ?? camera }
      .onChanged { value in
        var moved = camera
        moved.heading = (turned ?? camera).turned(by: value.rotation.degrees).heading
        move(to: moved)
      }
  }

  private func move(to camera: MapCamera) {
    userCamera = bounds?.clamped(camera) ?? camera
    if !position.positionedByUser { setPosition(.byUser) }
  }

  private func setPosition(_ position: MapCameraPosition) {
    if let binding { binding.wrappedValue = position } else { ownPosition = position }
  }
}
