import CoreGraphics

@testable import SwiftUI

/// A random tree and what happens to it.
struct TreeScenario {
  /// Something that changes the tree, the model or the screen.
  enum Step: Equatable {
    case setSlot(Int, Int)
    /// Changes the plan at a place that the seed chooses.
    case mutate(seed: UInt64)
    case rotate
    case typeSize(Int)
    case direction(isRightToLeft: Bool)
    case safeArea(CGFloat)
    /// Scrolls whatever can be scrolled.
    case scroll(CGFloat)
    /// Moves the tree to another screen: a phone, a tablet, a part of a tablet's screen.
    case screen(Int)
  }

  static let screens = [
    CGSize(width: 390, height: 844), CGSize(width: 320, height: 568),
    CGSize(width: 834, height: 1194), CGSize(width: 375, height: 1194),
    CGSize(width: 1366, height: 1024),
  ]

  var plan: TreePlan
  var slots: [Int]
  var steps: [Step]

  init(plan: TreePlan, slots: [Int] = Array(repeating: 0, count: 8), steps: [Step]) {
    self.plan = plan
    self.slots = slots
    self.steps = steps
  }

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var nextID = 0
    plan = TreePlan.random(
      size: 2 + generator.below(22), nextID: &nextID, using: &generator)
    slots = (0..<TreeModel.slotCount).map { _ in generator.below(12) }
    steps = (0..<(1 + generator.below(5))).map { _ in
      switch generator.below(11) {
      case 0...3: .setSlot(generator.below(TreeModel.slotCount), generator.below(12))
      case 4...6: .mutate(seed: generator.next())
      case 7: .rotate
      case 8: .typeSize(generator.below(DynamicTypeSize.allCases.count))
      case 9: .screen(generator.below(Self.screens.count))
      default:
        switch generator.below(3) {
        case 0: .direction(isRightToLeft: generator.below(2) == 0)
        case 1: .safeArea(CGFloat(generator.below(3)) * 20)
        default: .scroll(CGFloat(generator.below(9)) * 50 - 200)
        }
      }
    }
  }

  /// Simpler scenarios: fewer steps first, then a simpler tree.
  var simpler: [TreeScenario] {
    var scenarios: [TreeScenario] = []
    for index in steps.indices {
      var copy = self
      copy.steps.remove(at: index)
      scenarios.append(copy)
    }
    for plan in plan.simpler {
      var copy = self
      copy.plan = plan
      scenarios.append(copy)
    }
    return scenarios
  }
}

extension TreeScenario: CustomStringConvertible {
  var description: String {
    "tree:\n\(plan)\nslots: \(slots)\nsteps: \(steps)"
  }
}

/// All that a tree depends on: what the steps lead to can be shown at once.
@MainActor
struct TreeSituation {
  var plan: TreePlan
  var slots: [Int]
  var size = CGSize(width: 390, height: 844)
  var typeSize = DynamicTypeSize.large
  var isRightToLeft = false
  var safeArea: CGFloat = 0

  init(_ scenario: TreeScenario) {
    plan = scenario.plan
    slots = scenario.slots
  }

  mutating func take(_ step: TreeScenario.Step) {
    switch step {
    case .setSlot(let index, let value): slots[index] = value
    case .mutate(let seed):
      var generator = SeededGenerator(seed: seed)
      // Far above the numbers of the views that are there, and the same for the same seed.
      var nextID = 1_000 + Int(seed % 1_000_000) * 100
      plan.mutate(nextID: &nextID, using: &generator)
    case .rotate: size = CGSize(width: size.height, height: size.width)
    case .typeSize(let index): typeSize = DynamicTypeSize.allCases[index]
    case .direction(let isRightToLeft): self.isRightToLeft = isRightToLeft
    case .safeArea(let inset): safeArea = inset
    case .screen(let index): size = TreeScenario.screens[index]
    case .scroll: break
    }
  }

  /// A host that shows the situation from the start.
  func shown() -> (host: TestHost, model: TreeModel) {
    let model = TreeModel(slots)
    let host = TestHost(EmptyView(), size: size)
    apply(to: host)
    host.update(TreePlanView(plan: plan, model: model))
    return (host, model)
  }

  /// Brings a host to the situation.
  func apply(to host: TestHost) {
    host.graph.size = size
    host.graph.safeAreaInsets = EdgeInsets(top: safeArea, leading: 0, bottom: safeArea, trailing: 0)
    host.graph.updateEnvironment { values in
      values.dynamicTypeSize = typeSize
      values.horizontalSizeClass = size.width >= 700 ? .regular : .compact
      values.verticalSizeClass = size.height >= 500 ? .regular : .compact
      values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
  }
}
