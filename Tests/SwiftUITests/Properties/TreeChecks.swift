import Accessibility
import CoreGraphics
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
    var sum: Int?
  }

  /// Runs the scenario; returns what is wrong, or nil.
  static func failure(of scenario: TreeScenario) -> String? {
    var issues: [String] = []
    let previous = RuntimeIssue.handler
    RuntimeIssue.handler = { issues.append($0) }
    defer { RuntimeIssue.handler = previous }
    var leftovers: [WeakNode] = []
    let failure = run(scenario, &leftovers)
    if let failure { return failure }
    if let issue = issues.first { return "reported: \(issue)" }
    let alive = leftovers.compactMap(\.node)
    guard let first = alive.first else { return nil }
    return "\(alive.count) nodes outlive their host, such as \(type(of: first))"
  }

  private struct WeakNode {
    weak var node: _Node?
  }

  private static func run(_ scenario: TreeScenario, _ leftovers: inout [WeakNode]) -> String? {
    var situation = TreeSituation(scenario)
    let (host, model) = situation.shown()
    defer { leftovers += host.nodes.map { WeakNode(node: $0) } }
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
      let (fresh, _) = situation.shown()
      if situation.plan.usesLaziness {
        // What a lazy container has seen tells how long it takes the rest to be, so that both trees
        // are made to have seen everything; in half of the scenarios only at the end.
        guard scenario.slots[0] % 2 == 0 || index == scenario.steps.count - 1 else { continue }
        host.makeAllItems()
        fresh.makeAllItems()
        if let failure = invariantFailure(in: host) { return "\(place), all made: \(failure)" }
      }
      fresh.takeOffsets(from: host)
      if let failure = difference(host, fresh) {
        return "\(place): \(failure)\nnow:\n\(situation.plan)"
      }
      leftovers += fresh.nodes.map { WeakNode(node: $0) }
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
    case .rotate, .typeSize, .direction, .safeArea, .scroll:
      if !updated.isEmpty, !now.plan.asksForGeometry {
        return "\(updated.count) bodies ran that read nothing but slots"
      }
    case .mutate: return nil
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

  private static func difference(_ stepped: TestHost, _ fresh: TestHost) -> String? {
    let first = appearance(of: stepped)
    let second = appearance(of: fresh)
    let parts = [
      ("layout", first.layout, second.layout), ("drawing", first.drawing, second.drawing),
      ("accessibility", first.accessibility, second.accessibility),
    ]
    for (what, one, other) in parts where one != other {
      return "the \(what) differs from that of a tree built at once:\n" + lines(one, other)
    }
    if first.sum != second.sum {
      return "the preference is \(first.sum ?? -1), built at once \(second.sum ?? -1)"
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

  private static func appearance(of host: TestHost) -> Appearance {
    Appearance(
      layout: layoutText(host), drawing: DisplayList(host.canvas.items).description,
      accessibility: accessibilityText(host.elements, indent: ""),
      sum: host.graph.root?.preference(SumKey.self))
  }

  private static func layoutText(_ host: TestHost) -> String {
    var lines: [String] = []
    func visit(_ node: LayoutNode, _ indent: String) {
      node.forEachElement { child in
        let frame = child.rootFrame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
          NumberText.text(($0 * 100).rounded() / 100)
        }
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
