// Axt: live handles to views that opt in with `testId` and `testData`. Each opted-in view publishes
// a node as a preference; a host collects the tree of nodes. Imports SwiftUI, UIKit, Combine and
// TestReporting; never another test library.
import Foundation

/// What a view exposes to tests.
public struct Axt: Equatable {
  public var _uuid = UUID()
  public var id: String?
  public var nodeId: UUID
  public var label: String?
  public var value: Any?
  public var action: (() -> Void)?
  public var setValue: ((Any?) -> Void)?
  public var children: [Axt]
  public var visible: Bool

  public init(
    id: String? = nil, nodeId: UUID, label: String? = nil, value: Any? = nil,
    action: (() -> Void)? = nil, setValue: ((Any?) -> Void)? = nil, children: [Axt] = [],
    visible: Bool = true
  ) {
    self.id = id
    self.nodeId = nodeId
    self.label = label
    self.value = value
    self.action = action
    self.setValue = setValue
    self.children = children
    self.visible = visible
  }

  /// Two values are the same only if they come from the same evaluation.
  public static func == (lhs: Axt, rhs: Axt) -> Bool { lhs._uuid == rhs._uuid }
}
