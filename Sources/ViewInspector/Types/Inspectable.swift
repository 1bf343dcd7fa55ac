import Foundation
import SwiftUI

/// Marked views that could be inspected, once; every view can be now.
@available(*, deprecated, message: "Conformance to Inspectable is no longer required")
public protocol Inspectable {}

// Older suites have helpers for all gestures, constrained to it.

@available(*, deprecated) extension AnyGesture: Inspectable {}
@available(*, deprecated) extension DragGesture: Inspectable {}
@available(*, deprecated) extension ExclusiveGesture: Inspectable {}
@available(*, deprecated) extension LongPressGesture: Inspectable {}
@available(*, deprecated) extension MagnificationGesture: Inspectable {}
@available(*, deprecated) extension MagnifyGesture: Inspectable {}
@available(*, deprecated) extension RotateGesture: Inspectable {}
@available(*, deprecated) extension RotationGesture: Inspectable {}
@available(*, deprecated) extension SequenceGesture: Inspectable {}
@available(*, deprecated) extension SimultaneousGesture: Inspectable {}
@available(*, deprecated) extension SpatialTapGesture: Inspectable {}
@available(*, deprecated) extension TapGesture: Inspectable {}

extension Locale {
  nonisolated(unsafe) private static var inspectionDefault = Locale(identifier: "en")

  /// The locale in which inspection reads texts unless it is told another one.
  public static var testsDefault: Locale {
    get { inspectionDefault }
    set { inspectionDefault = newValue }
  }
}
