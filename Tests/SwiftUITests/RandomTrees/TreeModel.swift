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
  private(set) var updatedReaders: [(reader: ObjectIdentifier, plan: Int, slots: Set<Int>)] = []
  /// What bodies have made, each of which must end with the tree.
  private(set) var states: [WeakObject] = []
  /// Differs between two models that follow each other.
  let parity: Int
  private static var count = 0

  init(_ values: [Int]) {
    slots = values.map(Slot.init)
    Self.count += 1
    parity = Self.count % 2
  }

  func note(_ state: ReadSlots) { states.append(WeakObject(state)) }

  func slot(_ index: Int) -> Slot { slots[index % Self.slotCount] }

  /// Notes that a body ran which has read some slots before; none for one that is new.
  func noteBody(of reader: ReadSlots, plan: Int, thatHasRead slots: Set<Int>) {
    if slots.isEmpty {
      note(reader)
    } else {
      updatedReaders.append((ObjectIdentifier(reader), plan, slots))
    }
  }

  func forgetBodies() { updatedReaders = [] }
}

/// An object that must not outlive the tree it belongs to.
@MainActor
struct WeakObject {
  weak var object: AnyObject?
  let name: String

  init(_ object: AnyObject) {
    self.object = object
    name = "\(type(of: object))"
  }
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
    model.noteBody(of: readSlots, plan: plan.id, thatHasRead: readSlots.add(slot))
    return content(value, plan)
  }
}
