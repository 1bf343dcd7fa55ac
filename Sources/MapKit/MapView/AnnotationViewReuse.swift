import Device
import Foundation
import UIKit

/// What a map view makes annotation views of by identifier, and those that wait for use.
@MainActor
struct AnnotationViewReuse {
  private var types: [String: MKAnnotationView.Type] = [:]
  private var waiting: [String: [MKAnnotationView]] = [:]

  mutating func register(_ type: AnyClass?, _ identifier: String) {
    guard let type else {
      types[identifier] = nil
      return
    }
    guard let viewType = type as? MKAnnotationView.Type else {
      RuntimeIssue.fail(
        "MKMapView.register(_:forAnnotationViewWithReuseIdentifier:): \(type) is not a "
          + "MKAnnotationView.")
      return
    }
    types[identifier] = viewType
  }

  /// Nil for an identifier that nothing was registered for and no view waits with.
  mutating func view(_ identifier: String, for annotation: (any MKAnnotation)?)
    -> MKAnnotationView?
  {
    if let view = waiting[identifier]?.popLast() {
      view.prepareForReuse()
      if let annotation { view.annotation = annotation }
      return view
    }
    guard let type = types[identifier] else { return nil }
    let made = DynamicInitializer.annotationView(
      type, annotation: annotation, reuseIdentifier: identifier)
    if made == nil {
      RuntimeIssue.fail("\(type).init(annotation:reuseIdentifier:) can't be called.")
    }
    return made
  }

  mutating func requiredView(_ identifier: String, for annotation: any MKAnnotation)
    -> MKAnnotationView
  {
    if let view = view(identifier, for: annotation) { return view }
    let known = types.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    RuntimeIssue.fail(
      "MKMapView.dequeueReusableAnnotationView(withIdentifier:for:): unable to dequeue an "
        + "annotation view with identifier \(identifier) - must register a class for the "
        + "identifier. Registered: \(known.isEmpty ? "none" : known).")
    return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  mutating func take(_ view: MKAnnotationView) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[identifier, default: []].append(view)
  }
}

/// Annotations have views of the class that is registered for it where the delegate gives none.
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The same of `MKClusterAnnotation`.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
