import Foundation

/// The look of a map view's ground: `MKStandardMapConfiguration`, `MKImageryMapConfiguration` or
/// `MKHybridMapConfiguration`.
open class MKMapConfiguration: NSObject {
  /// How hills are shown.
  public enum ElevationStyle: Int, Sendable {
    case flat = 0
    case realistic = 1
  }

  /// Differs from Apple's: there are no hills that would show.
  open var elevationStyle: ElevationStyle

  init(elevation: ElevationStyle) { elevationStyle = elevation }

  /// The type of map that looks like it.
  var mapType: MKMapType { .standard }

  open override func copy() -> Any { self }
}
