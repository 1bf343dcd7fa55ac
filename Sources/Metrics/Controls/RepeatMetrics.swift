/// How often a control acts again while it is held, in seconds.
package enum RepeatMetrics {
  /// Until the second time; measured by hand of `UIStepper`, and unsure for SwiftUI's buttons.
  package static let delay = 0.5
  /// Between the following times; from the same, and as unsure for SwiftUI's.
  package static let interval = 0.1
}
