import Accessibility
import CoreGraphics
import Device
import DisplayList
import UIKit

@testable import SwiftUI

/// What must hold for every tree, whatever has happened to it.
@MainActor
struct TreeChecks {
  /// What a tree looks like from outside.
  struct Appearance {
    var layout: String
    var drawing: String
    var accessibility: String
    var values: String
    var preferences: String
  }

  /// What is wrong with a scenario: how to run it again, and the simplest form of it that fails too.
  static func message(of scenario: TreeScenario, seed: UInt64) -> String? {
    guard let (failure, smallest) = smallestFailure(of: scenario) else { return nil }
    return "TREE_SEED=\(seed) runs this again.\n\(failure)\n\(smallest)"
  }

  /// Makes a scenario that fails simpler for as long as it still fails.
  static func smallestFailure(
    of scenario: TreeScenario
  ) -> (failure: String, scenario: TreeScenario)? {
    guard var failure = Self.failure(of: scenario) else { return nil }
    var smallest = scenario
    var budget = 600
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for candidate in smallest.simpler where budget > 0 {
        budget -= 1
        guard let found = Self.failure(of: candidate) else { continue }
        smallest = candidate
        failure = found
        isShrinking = true
        break
      }
    }
    return (failure, smallest)
  }

  /// Runs the scenario; returns what is wrong, or nil.
  static func failure(of scenario: TreeScenario) -> String? {
    var issues: [String] = []
    let previous = RuntimeIssue.handler
    RuntimeIssue.handler = { issues.append($0) }
    defer { RuntimeIssue.handler = previous }
    var leftovers: [WeakObject] = []
    let failure = run(scenario, &leftovers)
    if let failure { return failure }
    if let issue = issues.first { return "reported: \(issue)" }
    let alive = leftovers.filter { $0.object != nil }
    guard let first = alive.first else { return nil }
    return "\(alive.count) objects outlive their host, such as \(first.name)"
  }

  /// All that must be gone when the host is.
  private static func objects(of host: TestHost, _ model: TreeModel) -> [WeakObject] {
    [WeakObject(host), WeakObject(host.graph), WeakObject(model)]
      + host.nodes.map { WeakObject($0) } + model.states
  }

  private static func run(_ scenario: TreeScenario, _ leftovers: inout [WeakObject]) -> String? {
    var situation = TreeSituation(scenario)
    let (host, model) = situation.shown()
    defer { leftovers += objects(of: host, model) }
    if let failure = invariantFailure(in: host) { return "at first: \(failure)" }
    for (index, step) in scenario.steps.enumerated() {
      let before = situation
      situation.take(step)
      model.forgetBodies()
      apply(step, from: before, to: situation, host, model)
      host.settle()
      let place = "after step \(index) (\(step))"
      if let failure = invariantFailure(in: host) { return "\(place): \(failure)" }
      if let failure = bodyFailure(of: step, from: before, situation, model) {
        return "\(place): \(failure)"
      }
      let (fresh, freshModel) = situation.shown()
      if situation.plan.usesLaziness {
        // What a lazy container has seen tells how long it takes the rest to be, so that both trees
        // are made to have seen everything; in half of the scenarios only at the end.
        guard scenario.slots[0] % 2 == 0 || index == scenario.steps.count - 1 else { continue }
        host.makeAllItems()
        fresh.makeAllItems()
        if let failure = invariantFailure(in: host) { return "\(place), all made: \(failure)" }
      }
      fresh.takeOffsets(from: host)
      let placesMayDiffer = situation.plan.usesLaziness
      if let failure = difference(host, fresh, seenOnly: placesMayDiffer) {
        return "\(place): \(failure)\nnow:\n\(situation.plan)"
      }
      leftovers += objects(of: fresh, freshModel)
    }
    return nil
  }

  /// Bodies must run only where something that they read has changed, and once.
  private static func bodyFailure(
    of step: TreeScenario.Step, from before: TreeSituation, _ now: TreeSituation,
    _ model: TreeModel
  ) -> String? {
    let updated = model.updatedReaders
    switch step {
    case .setSlot(let slot, let value):
      let isChanged = before.slots[slot] != value
      let wrong = updated.filter { !isChanged || !$0.slots.contains(slot) }.map(\.slots)
      if !wrong.isEmpty { return "bodies ran that read the slots \(wrong)" }
    case .rotate, .typeSize, .direction, .safeArea, .scroll, .screen:
      if !updated.isEmpty, !now.plan.asksForGeometry {
        return "\(updated.count) bodies ran that read nothing but slots"
      }
    case .mutate:
      let parts = (before.plan.parts, now.plan.parts)
      let same = updated.map(\.plan).filter { parts.0[$0] == parts.1[$0] }
      if !same.isEmpty { return "bodies ran though their views \(same) are the same" }
    }
    let readers = Set(updated.map(\.reader))
    return readers.count == updated.count || now.plan.asksForGeometry
      ? nil : "\(updated.count) bodies ran for \(readers.count) views"
  }

  private static func apply(
    _ step: TreeScenario.Step, from old: TreeSituation, to new: TreeSituation, _ host: TestHost,
    _ model: TreeModel
  ) {
    switch step {
    case .setSlot(let slot, let value):
      if old.slots[slot] != value { model.slots[slot].value = value }
    case .scroll(let distance): host.scroll(by: distance)
    case .mutate: host.graph.setRoot(TreePlanView(plan: new.plan, model: model))
    default: new.apply(to: host)
    }
  }

  // MARK: One tree

  private static func invariantFailure(in host: TestHost) -> String? {
    if host.graph.hasWork { return "work is left after the turn" }
    let before = host.graph.statistics
    host.graph.contentDidChange()
    host.graph.layoutRoot?.invalidatePlacement()
    host.settle()
    let after = host.graph.statistics
    if after.bodiesRun != before.bodiesRun || after.nodesMeasured != before.nodesMeasured {
      return """
        a turn without a change ran \(after.bodiesRun - before.bodiesRun) bodies and measured \
        \(after.nodesMeasured - before.nodesMeasured) nodes
        """
    }
    guard let root = host.graph.layoutRoot else { return "there is no root" }
    for case let node as LayoutNode in host.nodes where node.flags.contains(.placed) {
      let frame = node.frame
      guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else {
        return "\(name(node)) stands at \(frame)"
      }
    }
    return elementFailure(in: root)
  }

  private static func elementFailure(in node: LayoutNode) -> String? {
    var failure: String?
    node.forEachElement { child in
      guard failure == nil else { return }
      let frame = child.frame
      guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else {
        failure = "\(name(child)) stands at \(frame)"
        return
      }
      let answer = child.sizeThatFits(child.placedProposal)
      if answer != child.size {
        failure = "\(name(child)) has \(child.size), but answers \(answer) to what it was offered"
        return
      }
      // A lazy container counts what is out of sight with an estimate, which follows what it has seen.
      if child is LazyContainerNode {
        failure = elementFailure(in: child)
        return
      }
      var region = ProposalRegion.exact
      let anew = child.measure(child.placedProposal, holdingIn: &region)
      if abs(anew.width - answer.width) > 0.01 || abs(anew.height - answer.height) > 0.01 {
        failure = "\(name(child)) remembers \(answer), but measures \(anew)"
        return
      }
      failure = elementFailure(in: child)
    }
    return failure
  }

  private static func name(_ node: LayoutNode) -> String {
    "\(type(of: node)) in \(node.path)"
  }

  // MARK: Two trees

  /// What differs between two trees.
  ///
  /// `seenOnly`: Whether texts are left out in which views out of sight may tell what they have seen
  /// before: their place is where they stood last, and they may have appeared. In sight such texts
  /// count as drawn.
  private static func difference(
    _ stepped: TestHost, _ fresh: TestHost, seenOnly: Bool
  ) -> String? {
    let first = appearance(of: stepped, seenOnly: seenOnly)
    let second = appearance(of: fresh, seenOnly: seenOnly)
    let parts = [
      ("layout", first.layout, second.layout), ("drawing", first.drawing, second.drawing),
      ("accessibility", first.accessibility, second.accessibility),
      ("list of values", first.values, second.values),
      ("list of preferences", first.preferences, second.preferences),
    ]
    for (what, one, other) in parts where one != other {
      return "the \(what) differs from that of a tree built at once:\n" + lines(one, other)
    }
    return nil
  }

  /// The first lines that differ.
  private static func lines(_ one: String, _ other: String) -> String {
    let ones = one.split(separator: "\n")
    let others = other.split(separator: "\n")
    let common = zip(ones, others).prefix { $0 == $1 }.count
    func part(_ lines: [Substring]) -> String {
      lines.dropFirst(common).prefix(3).joined(separator: "\n")
    }
    return "stepped:\n\(part(ones))\nat once:\n\(part(others))"
  }

  private static func appearance(of host: TestHost, seenOnly: Bool) -> Appearance {
    Appearance(
      layout: layoutText(host), drawing: DisplayList(host.canvas.items).description,
      accessibility: accessibilityText(host.elements, indent: ""),
      values: valueText(host, seenOnly: seenOnly),
      preferences: preferenceText(host, seenOnly: seenOnly))
  }

  /// What all texts say, seen or not, but for the candidates that were not chosen.
  private static func valueText(_ host: TestHost, seenOnly: Bool) -> String {
    var lines: [String] = []
    func visit(_ node: _Node, isCandidate: Bool) {
      if isCandidate, node.flags.contains(.hidden) { return }
      // What was never in sight has not chosen yet.
      if seenOnly, node is ViewThatFitsNode { return }
      // What was shown in the other tabs depends on which of them were selected before.
      if let tabs = node as? TabViewNode {
        for tab in tabs.tabs {
          if tab.node === tabs.selected?.node { visit(tab.node, isCandidate: false) }
          visit(tab.button, isCandidate: false)
        }
        return
      }
      if let text = node as? TextNode {
        let string = text.text.plainString
        if !seenOnly || !dependsOnSight(string) { lines.append(string) }
      }
      let areCandidates = node is ViewThatFitsNode || isCandidate && !(node is LayoutNode)
      node.forEachChild { visit($0, isCandidate: areCandidates) }
    }
    if let root = host.graph.root { visit(root, isCandidate: false) }
    return lines.joined(separator: "\n")
  }

  /// Whether a text tells a place or a length, or whether its view was ever seen.
  private static func dependsOnSight(_ text: String) -> Bool {
    text == AppearanceNoter.texts.before || text == AppearanceNoter.texts.after
      || text.allSatisfy { $0.isNumber || " -,".contains($0) }
  }

  /// What the tree tells the views around it.
  private static func preferenceText(_ host: TestHost, seenOnly: Bool) -> String {
    guard let root = host.graph.layoutRoot else { return "" }
    let geometry = GeometryProxy(root)
    var anchors = root.preference(PlacesKey.self) ?? []
    if seenOnly, !anchors.isEmpty {
      let seen = anchorsInSight(root)
      anchors.removeAll { !seen.contains($0) }
    }
    let frames = anchors.map { anchor in
      let place = geometry[anchor]
      return [place.minX, place.minY, place.width, place.height].map(rounded).joined(separator: " ")
    }
    let names = root.preference(PlanNamesKey.self)
    let sum = root.preference(SumKey.self).map { "\($0)" } ?? "none"
    return (["sum \(sum)"] + (names ?? []) + frames).joined(separator: "\n")
  }

  /// The places of all views that are laid out now; others stand where they stood last.
  private static func anchorsInSight(_ root: LayoutNode) -> [Anchor<CGRect>] {
    var anchors: [Anchor<CGRect>] = []
    func visit(_ node: LayoutNode) {
      anchors.append(Anchor(.bounds, of: node))
      node.forEachElement(visit)
    }
    visit(root)
    return anchors
  }

  private static func rounded(_ number: CGFloat) -> String {
    NumberText.text((number * 100).rounded() / 100)
  }

  private static func layoutText(_ host: TestHost) -> String {
    var lines: [String] = []
    func visit(_ node: LayoutNode, _ indent: String) {
      node.forEachElement { child in
        let frame = child.rootFrame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(rounded)
        lines.append("\(indent)\(type(of: child)) \(numbers.joined(separator: " "))")
        visit(child, indent + " ")
      }
    }
    if let root = host.graph.layoutRoot { visit(root, "") }
    return lines.joined(separator: "\n")
  }

  private static func accessibilityText(
    _ elements: [AccessibilityElement], indent: String
  ) -> String {
    elements.map { element in
      indent + element.line([.frame]) + "\n"
        + accessibilityText(element.children, indent: indent + " ")
    }.joined()
  }
}
