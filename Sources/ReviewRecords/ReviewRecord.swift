// ReviewRecords: what a run of tests leaves behind for somebody to decide about, and what was decided. The test
// libraries write it and the tool reads it, so that it imports Foundation alone.

import Foundation

/// A snapshot that is new, or not as its reference, and waits for somebody's decision.
package struct ReviewRecord: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// There was no reference.
    case new
    /// It differs from its reference.
    case changed
    /// A reference that the test no longer meets.
    case missing
  }

  /// The name of the record's folder, the same for one reference in each run.
  package var id: String
  package var kind: Kind
  /// The test that made the snapshot: `CartTests.looks`.
  package var test: String
  /// What tells it from the test's other snapshots: the reference's name without its ending.
  package var name: String
  /// The tests that belong together, where the test says so.
  package var batch: String?
  /// The path of the reference, absolute in the run's file system.
  package var reference: String
  /// What differs, in words.
  package var message: String
  /// `elements`, `layout`, `drawing` or `pixels`: what changed first; nil where that is not known.
  package var layer: String?
  /// The changes of that layer, a sentence each.
  package var reasons: [String]
  /// Records that have one of these in common differ in the same way.
  package var causes: [String]
  /// Around what differs, in pixels.
  package var boxes: [ReviewBox]
  package var pixelCount: Int
  /// Pixels per point; 0 for a text.
  package var scale: Double
  /// What is on the screen, for regions that are held by elements.
  package var elements: [ReviewElement]
  /// Tells the snapshot's content; what was rejected is known again by it.
  package var fingerprint: String

  package init(
    kind: Kind, test: String, name: String, batch: String? = nil, reference: String,
    message: String, layer: String? = nil, reasons: [String] = [], causes: [String] = [],
    boxes: [ReviewBox] = [], pixelCount: Int = 0, scale: Double = 0,
    elements: [ReviewElement] = [], fingerprint: String = ""
  ) {
    id = StableHash.text(of: reference)
    self.kind = kind
    self.test = test
    self.name = name
    self.batch = batch
    self.reference = reference
    self.message = message
    self.layer = layer
    self.reasons = reasons
    self.causes = causes.map { StableHash.text(of: $0) }
    self.boxes = boxes
    self.pixelCount = pixelCount
    self.scale = scale
    self.elements = elements
    self.fingerprint = fingerprint
  }
}

/// A rectangle in pixels or in points, whole or not.
package struct ReviewBox: Codable, Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}
