import CoreLocation
import Foundation

/// What an annotation may be called.
///
/// Optional requirements, apart from `MKAnnotation` so that each of its names can also be read as what Swift makes of
/// one: an optional of an optional.
public protocol _MKAnnotationTexts: NSObjectProtocol {
  @_disfavoredOverload var title: String? { get }
  @_disfavoredOverload var subtitle: String? { get }
}

extension _MKAnnotationTexts {
  @_disfavoredOverload public var title: String? { nil }
  @_disfavoredOverload public var subtitle: String? { nil }
}

/// Something that stands at a place on a map view.
///
/// A place that changes moves the view if the class says so by key-value observing: `MKPointAnnotation` does, and
/// `@objc dynamic var coordinate`.
public protocol MKAnnotation: _MKAnnotationTexts {
  var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
  /// Nil within an optional where there is none.
  public var title: String?? { .some(words.title) }
  /// Nil within an optional where there is none.
  public var subtitle: String?? { .some(words.subtitle) }

  /// What it is called; nil for nothing and for an empty text.
  var shownTitle: String? { words.title.flatMap { $0.isEmpty ? nil : $0 } }
  /// What is said of it; nil for nothing and for an empty text.
  var shownSubtitle: String? { words.subtitle.flatMap { $0.isEmpty ? nil : $0 } }

  private var words: (title: String?, subtitle: String?) {
    let texts: any _MKAnnotationTexts = self
    return (texts.title, texts.subtitle)
  }
}
