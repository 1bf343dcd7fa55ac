/// Counts every change that a user or a test could see.
///
/// Whoever keeps something made from the views (an accessibility tree, a picture) compares
/// `revision` to know whether it still holds. There is no other count of changes.
@MainActor
package enum UIChange {
  package private(set) static var revision: UInt64 = 0

  /// Records a change, and asks for a turn, so that layout follows.
  package static func note() {
    record()
    TurnScheduler.shared.setNeedsTurn()
  }

  /// Records a change that everything has followed already.
  package static func record() { revision &+= 1 }
}
