// Axt: live handles to views that opt in with `testId` and `testData`. Each opted-in view publishes
// an `Exposure` as a preference; a host collects the tree of them. May import SwiftUI, UIKit, what
// stands below them and TestReporting; never another test library.
import Foundation

/// What a view exposes to tests, as it was at one evaluation.
public struct Axt: Equatable {
  /// Of the evaluation that made the value.
  public var _uuid = UUID()
  /// The name that `testId` gave; nil for a place that only groups others.
  public var id: String?
  /// Of the place, for as long as it has its identity.
  public var nodeId: UUID
  /// What a person would read there, if anything.
  public var label: String?
  /// The newest value, of the type that the modifier which exposes it names: `Bool` for a toggle.
  public var value: Any?
  /// What a tap does; nil where nothing can be done.
  public var action: (() -> Void)?
  /// Takes a new value, and ignores one of another type; nil where the value can't be set.
  public var setValue: ((Any?) -> Void)?
  /// What stands inside, in the order of the views.
  public var children: [Axt]
  /// False on screens that others cover and on tabs that aren't selected.
  public var visible: Bool

  /// A value as a modifier of one's own exposes it; what is left out is exposed as nothing.
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
