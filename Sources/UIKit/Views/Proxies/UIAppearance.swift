import Foundation

/// What a class offers whose looks can be set for all its instances at once.
///
/// A proxy is set like an instance; an instance takes over what was set when it enters a window,
/// unless it has a value of its own already.
///
/// Differs from Apple's: what UIKit's classes declare of looks, texts, scrolling and images by state or metrics is
/// taken over; not content and layout (`text`, `value`, `frame`, what one segment or page shows), of which the console
/// tells, nor what an app adds to its own subclasses.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy for all instances of the class.
  static func appearance() -> Self
  /// The proxy for the instances inside containers of these classes, the innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// What can hold views whose looks are set only inside of it.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
