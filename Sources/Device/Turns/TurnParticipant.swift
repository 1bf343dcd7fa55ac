/// Something that turns bring up to date: hosted contents, the layout of the windows.
@MainActor
package protocol TurnParticipant: AnyObject {
  /// Whether it has changed since its last turn.
  var needsTurn: Bool { get }

  /// Brings it up to date.
  func runTurn()

  /// Who keeps asking for turns, as a message about a turn that does not end names it.
  var changingParts: [String] { get }
}

extension TurnParticipant {
  package var changingParts: [String] { ["\(type(of: self))"] }
}

/// When in the rounds of a turn participants have theirs; the first ones first.
package enum TurnStage: Int, Comparable, Sendable {
  /// What changes views.
  case content
  /// What places them.
  case layout

  package static func < (left: TurnStage, right: TurnStage) -> Bool {
    left.rawValue < right.rawValue
  }
}
