import Foundation

/// Marked views that could be inspected, once; every view can be now.
@available(*, deprecated, message: "Conformance to Inspectable is no longer required")
public protocol Inspectable {}

extension Locale {
  nonisolated(unsafe) private static var inspectionDefault = Locale(identifier: "en")

  /// The locale in which inspection reads texts unless it is told another one.
  public static var testsDefault: Locale {
    get { inspectionDefault }
    set { inspectionDefault = newValue }
  }
}
