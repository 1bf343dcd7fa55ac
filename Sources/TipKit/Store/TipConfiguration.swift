import Foundation

/// What `Tips.configure(_:)` was told.
struct TipConfiguration: Sendable {
  /// Of the file that the tips are kept in.
  var name = Tips.ConfigurationOption.DatastoreLocation.applicationDefault.name
  /// How long after the appearance of a tip another one may appear, in seconds.
  var interval: TimeInterval = 0
}
