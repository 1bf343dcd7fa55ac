import Device
import Foundation

/// A haptic or audible feedback.
public struct SensoryFeedback: Equatable, Sendable {
  /// How hard things seem that hit one another.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String

    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// How much things give that hit one another.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String

    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }

  /// What it is called, as users write it.
  package let name: String

  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let increase = SensoryFeedback(name: "increase")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let selection = SensoryFeedback(name: "selection")
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let impact = SensoryFeedback(name: "impact")
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact(weight: \(weight.name), intensity: \(intensity))")
  }

  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback {
    SensoryFeedback(name: "impact(flexibility: \(flexibility.name), intensity: \(intensity))")
  }
}

package nonisolated struct SensoryFeedbackModifier<T: Equatable>: ViewModifier {
  package let trigger: T
  package let feedback: (T, T) -> SensoryFeedback?

  package init(trigger: T, feedback: @escaping (T, T) -> SensoryFeedback?) {
    self.trigger = trigger
    self.feedback = feedback
  }

  @MainActor
  package func body(content: Content) -> some View {
    content.onChange(of: trigger) { old, new in
      if let feedback = feedback(old, new) { FeedbackLog.shared.append(feedback.name) }
    }
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("sensoryFeedback") }
}

extension View {
  /// Plays a feedback each time that `trigger` changes.
  ///
  /// Differs from Apple's: the device has nothing to shake; it keeps a log of what was played.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    modifier(SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Plays a feedback each time that `trigger` changes and `condition` holds.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(
      SensoryFeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// Plays what `feedback` returns each time that `trigger` changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(SensoryFeedbackModifier(trigger: trigger, feedback: feedback))
  }

  /// Plays what `feedback` returns each time that `trigger` changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    modifier(SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback() })
  }
}
