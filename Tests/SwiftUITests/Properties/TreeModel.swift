import Observation

@testable import SwiftUI

/// What the views of a random tree read: eight independent numbers.
@MainActor
final class TreeModel {
  @Observable
  @MainActor
  final class Slot {
    var value: Int
    init(_ value: Int) { self.value = value }
  }

  nonisolated static let slotCount = 8

  let slots: [Slot]
  /// The bodies that ran again since the last look: whose they are, and what each has ever read.
  private(set) var updatedReaders: [(reader: ObjectIdentifier, slots: Set<Int>)] = []

  init(_ values: [Int]) { slots = values.map(Slot.init) }

  func slot(_ index: Int) -> Slot { slots[index % Self.slotCount] }

  /// Notes that a body ran which has read some slots before; none for one that is new.
  func noteBody(of reader: ReadSlots, thatHasRead slots: Set<Int>) {
    if !slots.isEmpty { updatedReaders.append((ObjectIdentifier(reader), slots)) }
  }

  func forgetBodies() { updatedReaders = [] }
}

/// What a view's body has read before at its place in the tree.
@MainActor
final class ReadSlots {
  private var slots: Set<Int> = []

  /// Adds a slot; returns what was read before.
  func add(_ slot: Int) -> Set<Int> {
    defer { slots.insert(slot) }
    return slots
  }
}

/// A view whose body reads one slot of the model, and nothing else that changes.
@MainActor
struct SlotReader<Content: View>: View {
  let model: TreeModel
  let slot: Int
  let plan: TreePlan
  let content: (Int, TreePlan) -> Content
  @State private var readSlots = ReadSlots()

  init(
    _ model: TreeModel, _ plan: TreePlan,
    @ViewBuilder content: @escaping (Int, TreePlan) -> Content
  ) {
    self.model = model
    slot = plan.variant % TreeModel.slotCount
    self.plan = plan
    self.content = content
  }

  var body: some View {
    let value = model.slot(slot).value
    model.noteBody(of: readSlots, thatHasRead: readSlots.add(slot))
    return content(value, plan)
  }
}
