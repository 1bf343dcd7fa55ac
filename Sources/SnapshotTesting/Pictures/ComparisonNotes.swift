import CoreGraphics
import Foundation
import ReviewRecords
import Synchronization
import TestReporting

/// What a comparison is told beside the two values, and what it tells beside words: strategies have no room
/// for either.
package final class ComparisonNotes: Sendable {
  /// What holds while a comparison runs.
  @TaskLocal static var current: ComparisonNotes?

  /// What a comparison of pictures has found.
  struct Finding: Sendable {
    /// Nil for pictures of no view.
    var layers: ScreenDifference?
    /// In pixels.
    var boxes: [CGRect] = []
    var pixelCount = 0
    var scale: CGFloat = 0
  }

  /// Elements whose pixels don't count.
  let ignored: [ElementIdentity]
  /// The path of the test's file.
  private let source: String
  private let test: String
  private let found = Mutex<Finding?>(nil)

  init(ignoring ignored: [ElementIdentity], source: String, test: String) {
    (self.ignored, self.source, self.test) = (ignored, source, test)
  }

  /// Tells where the views of a picture were written; nil for a picture of none.
  func finder(_ places: ViewPlaces?) -> SourceFinder? {
    places.map { SourceFinder($0, file: source, test: test) }
  }

  var finding: Finding? {
    get { found.withLock { $0 } }
    set { found.withLock { $0 = newValue } }
  }
}
