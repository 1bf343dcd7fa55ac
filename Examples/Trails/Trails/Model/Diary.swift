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

  func toggle(_ trail: Trail) {
    if walked.remove(trail.id) == nil { walked.insert(trail.id) }
  }
}
