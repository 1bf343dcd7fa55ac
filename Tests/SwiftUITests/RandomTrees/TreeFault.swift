import CoreGraphics

@testable import SwiftUI

/// Ways in which a view can break a rule that holds for every tree.
enum TreeFault: Int, CaseIterable {
  /// Says something else in a tree built at once, where nobody sees it.
  case value
  case preference
  case accessibility
  case drawing
  case place
  /// Measures something else each time.
  case unstableSize
  /// Is larger than it has answered.
  case wrongSize
  case infiniteSize
  /// Outlives its host.
  case leak
  /// Asks for a new layout in every layout.
  case endlessWork
  /// Evaluates bodies that nobody has asked for.
  case bodies

  init(_ number: Int) { self = Self.allCases[number % Self.allCases.count] }

  /// What the checks must say of it.
  var expectation: String {
    switch self {
    case .value: "the list of values differs"
    case .preference: "the list of preferences differs"
    case .accessibility: "the accessibility differs"
    case .drawing: "the drawing differs"
    case .place: "the layout differs"
    case .unstableSize: "remembers"
    case .wrongSize: "but answers"
    case .infiniteSize: "stands at"
    case .leak: "outlive their host"
    case .endlessWork: "work is left after the turn"
    case .bodies: "bodies ran"
    }
  }
}

/// A view that breaks a rule on purpose.
struct FaultView: View {
  let fault: TreeFault
  let model: TreeModel

  var body: some View {
    let isOther = model.parity == 1
    switch fault {
    case .value: Text(isOther ? "ab" : "ba").frame(width: 30, height: 30).opacity(0)
    case .preference:
      Color.clear.frame(width: 30, height: 30)
        .preference(key: SumKey.self, value: isOther ? 1 : 2)
    case .accessibility: Text("A").accessibilityLabel(isOther ? "One" : "Two")
    case .drawing: (isOther ? Color.red : Color.blue).frame(width: 30, height: 30)
    case .place: Color.red.frame(width: isOther ? 30 : 31, height: 30)
    case .bodies: BodyFaultView(model: model)
    case .unstableSize, .wrongSize, .infiniteSize, .leak, .endlessWork: FaultyView(fault: fault)
    }
  }
}

/// Reads the text size in the body of a view that should read slots only.
private struct BodyFaultView: View {
  let model: TreeModel
  @State private var readSlots = ReadSlots()
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    model.noteBody(of: readSlots, plan: -1, thatHasRead: readSlots.add(0))
    return Text(typeSize == .large ? "L" : "other")
  }
}

private struct FaultyView: View {
  typealias Body = Never
  let fault: TreeFault

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    let node = FaultyNode(context)
    node.fault = view.fault
    if view.fault == .leak { FaultyNode.kept.append(node) }
    return node
  }

  static func _updateNode(_ node: _Node, to view: Self) {}

  var _structure: _ViewStructure { .view("Fault") }
}

package final class FaultyNode: LayoutNode {
  /// What is kept on purpose; the test empties it.
  static var kept: [FaultyNode] = []
  fileprivate(set) var fault = TreeFault.value
  private var times: CGFloat = 0

  package override func measure(_ proposal: Proposal) -> CGSize {
    times += 1
    return CGSize(
      width: fault == .unstableSize ? 30 + times : 30,
      height: fault == .infiniteSize ? .infinity : 30)
  }

  package override func placeChildren() {
    if fault == .wrongSize { size.width += 1 }
    if fault == .endlessWork { graph.enqueuePlacement(self) }
    if fault == .endlessWork { flags.insert(.needsPlacement) }
  }
}
