import Foundation

/// Time that passes, of which a progress view shows how much.
package struct ProgressTimer: Equatable, Sendable {
  package let interval: ClosedRange<Date>
  package let countsDown: Bool

  /// The part that is shown at a date, in 0...1.
  package func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let passed = min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1)
    return countsDown ? 1 - passed : passed
  }
}

/// The time that is left, below a progress view that shows an interval.
public struct DefaultDateProgressLabel: View {
  fileprivate let timer: ProgressTimer

  public var body: some View {
    Text(timerInterval: timer.interval, countsDown: timer.countsDown)
  }
}

extension ProgressView {
  /// Shows how much of an interval has passed on the device's clock, or is left of it.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: countsDown ? 1 : 0, label: label(), currentValueLabel: currentValueLabel())
    timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
  }

  /// The view at the seconds of its interval; nil if it shows no interval.
  @MainActor var timeline: Timeline? {
    timer.map { Self.timeline(of: self, from: $0.interval.lowerBound) }
  }

  typealias Timeline = TimelineView<PeriodicTimelineSchedule, ProgressView>

  /// Shows a view that was made with an interval at a place, or one without at the same place.
  @MainActor
  static func updateTimeline(_ node: _Node, to view: ProgressView) {
    Timeline._updateNode(node, to: view.timeline ?? timeline(of: view, from: .distantPast))
  }

  private static func timeline(of view: ProgressView, from start: Date) -> Timeline {
    TimelineView(.periodic(from: start, by: 1)) { context in
      ProgressView(
        fraction: view.timer?.fraction(at: context.date) ?? view.fractionCompleted,
        progress: view.progress, label: view.label, currentValueLabel: view.currentValueLabel)
    }
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of an interval has passed on the device's clock, or is left of it.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(timer: timer)
    }
  }

  /// Shows how much of an interval has passed on the device's clock, or is left of it.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    let timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
    self.init(
      fraction: countsDown ? 1 : 0, label: nil,
      currentValueLabel: DefaultDateProgressLabel(timer: timer))
    self.timer = timer
  }
}
