// TipKit: hints that an app shows until they were followed or closed. May import SwiftUI, UIKit and what stands below.

@_exported import SwiftUI

/// A hint that is shown while its rules hold, until it is invalidated.
public protocol Tip: Identifiable, Sendable where ID == String {
  typealias Action = Tips.Action
  typealias Event = Tips.Event
  typealias Option = TipOption
  typealias Rule = Tips.Rule
  typealias Status = Tips.Status
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

  /// Under which it is remembered whether the tip was shown: the name of the type unless it says another.
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  /// The buttons below the message.
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  /// All of these must hold for the tip to be shown.
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }
}

// MARK: - State

extension Tip {
  /// Whether the tip waits for its rules, may be shown, or is done with.
  public var status: Tips.Status { TipStore.shared.status(of: self) }

  /// The status now, and each other one that it changes to.
  public var statusUpdates: AsyncStream<Tips.Status> {
    TipChanges.updates { TipStore.shared.status(of: self) }
  }

  /// Whether the tip is available, and how often tips are shown lets it appear now.
  public var shouldDisplay: Bool { TipStore.shared.displays(self) }

  /// Whether the tip should be shown now, and each change of that.
  public var shouldDisplayUpdates: AsyncStream<Bool> {
    TipChanges.updates { TipStore.shared.displays(self) }
  }

  /// Ends the tip: it is not shown again, at the app's next launches neither.
  public func invalidate(reason: Tips.InvalidationReason) {
    TipStore.shared.invalidate(self, reason)
  }

  /// Lets the tip be shown again, as one that was never seen.
  public func resetEligibility() async {
    TipStore.shared.forget(self)
  }
}
