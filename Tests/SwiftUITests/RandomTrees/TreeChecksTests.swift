import Testing

@testable import SwiftUI

/// That each check of the property tests finds what it is there for.
@MainActor
@Suite struct TreeChecksTests {
  private func plan(_ kind: TreePlan.Kind, _ id: Int, _ children: [TreePlan] = []) -> TreePlan {
    TreePlan(id: id, kind: kind, variant: 0, children: children)
  }

  /// A tree that is in order, but for one view.
  private func scenario(_ fault: TreeFault) -> TreeScenario {
    let faulty = TreePlan(id: 100, kind: .fault, variant: fault.rawValue)
    return TreeScenario(
      plan: plan(
        .column, 1,
        [
          plan(.text, 2), plan(.row, 3, [plan(.image, 4), plan(.padding, 5, [faulty])]),
          plan(.overlay, 6, [plan(.color, 7), plan(.cell, 8)]),
        ]), steps: [.setSlot(3, 4), .typeSize(5), .rotate])
  }

  @Test(arguments: TreeFault.allCases)
  func eachFaultIsFound(_ fault: TreeFault) {
    let failure = TreeChecks.failure(of: scenario(fault))
    FaultyNode.kept = []
    #expect(failure?.contains(fault.expectation) == true, "\(failure ?? "nothing was found")")
  }

  @Test func aTreeInOrderHasNoFailure() {
    var scenario = scenario(.value)
    scenario.plan.children.remove(at: 1)
    #expect(TreeChecks.failure(of: scenario) == nil)
  }

  @Test func aFailureShrinksToWhatCausesIt() {
    let smallest = TreeChecks.smallestFailure(of: scenario(.drawing))?.scenario
    #expect(smallest?.plan.kind == .fault)
    #expect(smallest?.steps.count == 1)
  }

  @Test func theMessageTellsHowToRunItAgain() {
    let message = TreeChecks.message(of: scenario(.drawing), seed: 17) ?? ""
    #expect(message.hasPrefix("TREE_SEED=17 runs this again."))
    #expect(message.contains("fault("))
    #expect(TreeScenario(seed: 17).description == TreeScenario(seed: 17).description)
  }
}
