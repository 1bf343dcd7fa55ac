import Device
import Foundation

/// Decides who of all that follow the touches may act.
///
/// A session lasts from the first finger down until no finger is down and nobody waits for more.
/// Inner recognizers come before outer ones, high-priority ones before those inside of them;
/// simultaneous ones go their own way.
@MainActor
package final class GestureArena: GraphPart {
  private unowned(unsafe) let graph: ViewGraph
  private var recognizers: [GestureRecognizer] = []
  private var touchesDown: Set<Int> = []
  private var now: TimeInterval = 0

  package init(_ graph: ViewGraph) {
    self.graph = graph
  }

  // MARK: Events

  /// Takes a touch; its location is in the space of the graph's root.
  package func handle(_ touch: Touch) {
    pass(to: touch.timestamp)
    switch touch.phase {
    case .began:
      guard touchesDown.insert(touch.id).inserted else { return }
      dropFinished()
      follow(touch)
      feed(touch)
    case .moved, .stationary:
      guard touchesDown.contains(touch.id) else { return }
      feed(touch)
    case .ended, .cancelled:
      guard touchesDown.remove(touch.id) != nil else { return }
      feed(touch)
      for recognizer in recognizers { recognizer.touchIDs.remove(touch.id) }
    }
    dropFinished()
  }

  /// Lets time pass for those that wait for it: a long press, the second tap of a double tap.
  package func pass(to time: TimeInterval) {
    while let deadline, deadline <= time {
      now = max(now, deadline)
      for recognizer in recognizers {
        if let due = recognizer.deadline, due <= deadline, !recognizer.wantedState.isOver {
          recognizer.feed(GestureEvent(time: now, touches: [], node: recognizer.node))
        }
      }
      resolve()
    }
    now = max(now, time)
    dropFinished()
  }

  /// When somebody wants to hear that time has passed, in seconds; nil when nobody does.
  package var deadline: TimeInterval? {
    var earliest: TimeInterval?
    for recognizer in recognizers where !recognizer.wantedState.isOver {
      if let due = recognizer.deadline { earliest = min(earliest ?? due, due) }
    }
    return earliest
  }

  /// Whether any finger is down.
  package var isTouched: Bool { !touchesDown.isEmpty }

  /// Ends all gestures without recognizing them: the view went away, or the system took the touches.
  package func cancelAll() {
    for recognizer in recognizers where !recognizer.state.isOver { fail(recognizer) }
    recognizers = []
    touchesDown = []
  }

  // MARK: Who follows a touch

  /// Finds the recognizers on the nodes that the touch meets.
  private func follow(_ touch: Touch) {
    var path = HitPath()
    guard let root = graph.layoutRoot else { return }
    _ = root.hitTest(touch.location, &path)
    var collection = GestureCollection()
    for entry in path.entries {
      (entry.node as? any GestureSource)?.collectGestures(into: &collection)
    }
    for recognizer in collection.recognizers {
      // One that waits for more touches on the same node goes on with this one.
      let old = recognizers.first {
        $0.node === recognizer.node && type(of: $0) == type(of: recognizer)
          && $0.priority == recognizer.priority
      }
      if let old {
        if !old.wantedState.isOver { old.touchIDs.insert(touch.id) }
      } else {
        recognizer.touchIDs.insert(touch.id)
        recognizers.append(recognizer)
      }
    }
  }

  private func feed(_ touch: Touch) {
    now = max(now, touch.timestamp)
    for recognizer in recognizers where recognizer.touchIDs.contains(touch.id) {
      recognizer.feed(
        GestureEvent(time: touch.timestamp, touches: [touch], node: recognizer.node))
    }
    resolve()
  }

  // MARK: Decisions

  /// Lets those act that may, until nothing changes any more.
  private func resolve() {
    var changed = true
    var rounds = 0
    while changed {
      rounds += 1
      // In each round but the last one some recognizer goes on to another state.
      guard rounds <= TurnLimits.gestureDecisions * recognizers.count + 1 else {
        return reportEndlessDecisions()
      }
      changed = false
      for recognizer in recognizers where !recognizer.state.isOver {
        if settle(recognizer) { changed = true }
      }
    }
  }

  private func reportEndlessDecisions() {
    let names = Set(
      recognizers.filter { !$0.state.isOver }.map { "\(type(of: $0)) at \($0.node.path)" })
    RuntimeIssue.report(
      "The gestures at one place keep changing each other: "
        + "\(names.sorted().joined(separator: "; ")).")
  }

  /// - Returns: True when the recognizer's state changed.
  private func settle(_ recognizer: GestureRecognizer) -> Bool {
    let wanted = recognizer.wantedState
    if recognizer.node.flags.contains(.removed) || wanted == .failed {
      fail(recognizer)
      return true
    }
    switch verdict(on: recognizer) {
    case .lost:
      fail(recognizer)
      return true
    case .wait:
      return false
    case .act:
      let old = recognizer.state
      recognizer.state = wanted
      if wanted == .active || wanted == .ended, old == .possible { claim(for: recognizer) }
      let actions = recognizer.waitingActions
      recognizer.waitingActions = []
      for action in actions { action() }
      return old != wanted
    }
  }

  private enum Verdict { case act, wait, lost }

  private func verdict(on recognizer: GestureRecognizer) -> Verdict {
    var mustWait = false
    for blocker in recognizer.blockers {
      switch blocker.state {
      case .failed: continue
      case .active, .ended:
        if recognizer.priority == .scroll, blocker.isPress, blocker.state == .active { continue }
        return .lost
      case .possible:
        if recognizer.priority == .scroll { continue }
        // A finger that has moved is no longer a tap for those that follow movements.
        let isMovement = recognizer.wantedState == .active
        if isMovement, recognizer.movement >= GestureLimits.panMovement { continue }
        if recognizer.wantedState != .possible { mustWait = true }
      }
    }
    return mustWait ? .wait : .act
  }

  /// Ends those that lose because `winner` acts.
  private func claim(for winner: GestureRecognizer) {
    for other in recognizers where other !== winner && !other.state.isOver {
      let isLoser = other.blockers.contains { $0 === winner }
      let isOvertaken = winner.blockers.contains { $0 === other }
      guard isLoser || isOvertaken else { continue }
      // A press gives its touches to scrolling only when the finger really scrolls.
      if isLoser, other.priority == .scroll, winner.isPress { continue }
      fail(other)
    }
  }

  private func fail(_ recognizer: GestureRecognizer) {
    recognizer.state = .failed
    recognizer.wantedState = .failed
    recognizer.waitingActions = []
    recognizer.cancel()
  }

  /// Forgets those that are over and whose fingers are up.
  private func dropFinished() {
    if touchesDown.isEmpty {
      recognizers.removeAll { $0.state.isOver }
    } else {
      recognizers.removeAll { $0.state.isOver && $0.touchIDs.isDisjoint(with: touchesDown) }
    }
    if recognizers.isEmpty { return }
    for recognizer in recognizers where !recognizer.blockers.isEmpty {
      recognizer.blockers.removeAll { blocker in
        blocker.state.isOver && !recognizers.contains { $0 === blocker }
      }
    }
  }
}

extension ViewGraph {
  /// Who follows the touches.
  package var gestures: GestureArena { self[GestureArena.self] }
}

/// A node that recognizes touches.
@MainActor
package protocol GestureSource: LayoutNode {
  /// Adds the recognizers of touches on the node; called from the front node outwards.
  func collectGestures(into collection: inout GestureCollection)
}

/// The recognizers on a way outwards, each with those that go before it.
@MainActor
package struct GestureCollection {
  package private(set) var recognizers: [GestureRecognizer] = []

  /// Adds a recognizer outside of those that are there.
  package mutating func add(_ recognizer: GestureRecognizer) {
    switch recognizer.priority {
    case .normal, .scroll:
      recognizer.blockers = recognizers
    case .high:
      for inner in recognizers { inner.blockers.append(recognizer) }
    case .simultaneous:
      break
    }
    recognizers.append(recognizer)
  }

  /// Takes out everything inside: a gesture mask without subviews.
  package mutating func removeInner() {
    recognizers.removeAll()
  }
}
