import UIKit

/// The overlays of a map view, and what draws those in sight.
@MainActor
final class OverlayBoard {
  private struct Entry {
    let overlay: any MKOverlay
    let level: MKOverlayLevel
  }

  private weak var map: MKMapView?
  private let canvas: MapOverlayCanvas
  private var entries: [Entry] = []
  private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]

  init(_ canvas: MapOverlayCanvas) { self.canvas = canvas }

  func attach(to map: MKMapView) { self.map = map }

  // MARK: Reading

  var overlays: [any MKOverlay] { entries.map(\.overlay) }

  func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    entries.filter { $0.level == level }.map(\.overlay)
  }

  func renderer(of overlay: any MKOverlay) -> MKOverlayRenderer? {
    renderers[ObjectIdentifier(overlay)]
  }

  // MARK: Changing

  /// Adds overlays in front of those of their level, or before or behind another one.
  func add(
    _ overlays: [any MKOverlay], _ level: MKOverlayLevel, at index: Int? = nil
  ) {
    let new = overlays.filter { overlay in !entries.contains { $0.overlay === overlay } }
    let place = min(max(index ?? entries.count, 0), entries.count)
    entries.insert(contentsOf: new.map { Entry(overlay: $0, level: level) }, at: place)
    update()
  }

  /// Puts an overlay in front of another (`offset` 1) or behind it (0), on its level.
  func insert(_ overlay: any MKOverlay, beside sibling: any MKOverlay, offset: Int) {
    guard let index = index(of: sibling) else { return }
    add([overlay], entries[index].level, at: index + offset)
  }

  func exchange(_ one: any MKOverlay, _ other: any MKOverlay) {
    guard let first = index(of: one), let second = index(of: other) else { return }
    entries.swapAt(first, second)
    update()
  }

  func remove(_ overlays: [any MKOverlay]) {
    entries.removeAll { entry in overlays.contains { $0 === entry.overlay } }
    for overlay in overlays {
      renderers.removeValue(forKey: ObjectIdentifier(overlay))?.onChange = nil
    }
    update()
  }

  private func index(of overlay: any MKOverlay) -> Int? {
    entries.firstIndex { $0.overlay === overlay }
  }

  // MARK: Showing

  /// Asks for the renderers of what has come into sight.
  func update() {
    guard let map else { return }
    if map.isShowing {
      let shown = map.visibleMapRect
      var added: [MKOverlayRenderer] = []
      for entry in entries
      where renderers[ObjectIdentifier(entry.overlay)] == nil && entry.overlay.intersects(shown) {
        guard let renderer = map.askForRenderer(of: entry.overlay) else { continue }
        renderer.onChange = { [weak canvas] in canvas?.setNeedsDisplay() }
        renderers[ObjectIdentifier(entry.overlay)] = renderer
        added.append(renderer)
      }
      if !added.isEmpty { map.delegate?.mapView(map, didAdd: added) }
    }
    canvas.renderers = (overlays(in: .aboveRoads) + overlays(in: .aboveLabels)).compactMap {
      renderers[ObjectIdentifier($0)]
    }
  }
}
