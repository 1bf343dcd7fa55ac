import Foundation
import Observation
import TrailKit

/// The trails that can be walked, and which have been.
@Observable
class Diary {
  private(set) var trails: [Trail]
  private(set) var walked: Set<Trail.ID> = []

  init(trails: [Trail]? = nil, isSampled: Bool = false) {
    self.trails = trails ?? TrailLibrary.bundled
    if isSampled, let first = self.trails.first { walked = [first.id] }
  }

  var distanceWalked: Double {
    trails.filter { walked.contains($0.id) }.reduce(0) { $0 + $1.kilometres }
  }

  /// The trail of an address such as `trails://trail/2`.
  func trail(at url: URL) -> Trail? {
    guard url.scheme == "trails", url.host == "trail" else { return nil }
    return trails.first { "\($0.id)" == url.lastPathComponent }
  }

  func toggle(_ trail: Trail) {
    if walked.remove(trail.id) == nil { walked.insert(trail.id) }
  }
}
