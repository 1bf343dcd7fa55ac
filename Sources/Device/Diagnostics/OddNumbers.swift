import CoreGraphics
import Foundation

/// The rule for numbers of which no screen can be made, wherever public API takes one.
///
/// What is not finite counts as not given, and is told of once for each place; finite numbers count as they
/// are, however large. Where infinite or negative numbers mean something else, the place says so itself.
@MainActor
package enum OddNumbers {
  private static var told: Set<String> = []
  /// Screens that are wrong all over need not be told of completely.
  private static let most = 1_000

  /// Whether all the numbers can be used; tells once of those that cannot.
  ///
  /// - Parameters:
  ///   - numbers: What the code has given.
  ///   - name: The property or modifier that takes them.
  ///   - path: The view at which that happened; only asked for if something is wrong.
  ///   - fileID: Where the module is named that finds it.
  /// - Returns: Whether all are finite.
  package static func areUsable(
    _ numbers: [CGFloat], as name: @autoclosure () -> String, at path: () -> String,
    fileID: StaticString = #fileID
  ) -> Bool {
    guard let odd = numbers.first(where: { !$0.isFinite }) else { return true }
    tell("\(name()): \(odd) is not finite; it cannot be used. Path: \(path())", fileID: fileID)
    return false
  }

  /// Tells of a number, once for each text.
  package static func tell(_ message: String, fileID: StaticString = #fileID) {
    guard told.count < most, told.insert(message).inserted else { return }
    RuntimeIssue.report(message, fileID: fileID)
  }

  /// As if nothing had been told yet.
  package static func forget() { told = [] }
}

extension CGRect {
  /// Its four numbers, those of the size as they are given.
  package var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}

extension CGAffineTransform {
  package var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
}
