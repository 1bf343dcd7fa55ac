import CoreGraphics
import UIKit

extension MKMapView {
  /// Whether a touch on a view is for the map.
  func takesTouch(on view: UIView?) -> Bool {
    guard let view else { return true }
    let way = sequence(first: view, next: \.superview).prefix { $0 !== self }
    return !way.contains { $0 is UIControl } && !board.isOfCallout(view)
  }

  /// Selects what stands at a point; nothing where there is only ground.
  func tapped(at point: CGPoint) {
    let hit = hitTest(point, with: nil)
    let way = hit.map { Array(sequence(first: $0, next: \.superview)) } ?? []
    if let view = way.lazy.compactMap({ $0 as? MKAnnotationView }).first {
      board.annotationViewTapped(view)
    } else {
      for annotation in selectedAnnotations { deselectAnnotation(annotation, animated: true) }
    }
  }
}
