/// Counts every change that a user or a test could see.
///
/// Whoever keeps something made from the views (an accessibility tree, a picture) compares
/// `revision` to know whether it still holds.
@MainActor
package enum UIChange {
  package private(set) static var revision: UInt64 = 0

  /// Records a change, and asks for a turn, so that layout follows.
  package static func note() {
    revision &+= 1
    TurnScheduler.shared.setNeedsTurn()
  }
}
