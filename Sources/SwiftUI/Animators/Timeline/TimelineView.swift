import Device
import Foundation
import Motion

/// A view that is made anew at the dates of a schedule, on the device's clock.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is told.
  public struct Context {
    /// How exactly dates can be shown.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    /// The date of the schedule that has come last.
    public let date: Date
    public let cadence: Cadence
    fileprivate let invalidate: @MainActor () -> Void

    /// Makes the content anew, with the next date that comes.
    @MainActor
    public func invalidateTimelineContent() { invalidate() }
  }

  let schedule: Schedule
  let content: (Context) -> Content
}

/// The context of a timeline whose schedule does not matter.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView.Context {
  /// The same, for content that does not know the schedule.
  fileprivate var erased: TimelineViewDefaultContext {
    TimelineViewDefaultContext(
      date: date, cadence: TimelineViewDefaultContext.Cadence(cadence), invalidate: invalidate)
  }
}

/// The context of any timeline, made without one: its content cannot be made anew from there.
package protocol TimelineContext {
  init(date: Date, cadence: TimelineViewDefaultContext.Cadence)
}

extension TimelineView.Context: TimelineContext {
  package init(date: Date, cadence: TimelineViewDefaultContext.Cadence) {
    self.init(date: date, cadence: Cadence(cadence), invalidate: {})
  }
}

extension TimelineView.Context.Cadence {
  fileprivate init<S, C>(_ other: TimelineView<S, C>.Context.Cadence) {
    switch other {
    case .live: self = .live
    case .seconds: self = .seconds
    case .minutes: self = .minutes
    }
  }
}

extension TimelineView: View, PrimitiveView where Content: View {
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { content($0.erased) }
  }

  @_disfavoredOverload
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> TimelineNode<Schedule, Content> {
    let node = TimelineNode(self, context)
    node.refresh()
    return node
  }

  @MainActor
  package func updateNode(_ node: TimelineNode<Schedule, Content>) {
    node.view = self
    node.refresh()
  }

  @MainActor
  public var _structure: _ViewStructure {
    .view(
      "TimelineView",
      supplementary: [
        SupplementaryView("contentView", content(at: AnimationClock.date, cadence: .live))
      ])
  }

  /// What is shown at a date.
  @MainActor
  package func content(
    at date: Date, cadence: TimelineViewDefaultContext.Cadence
  ) -> any View {
    content(Context(date: date, cadence: cadence))
  }
}

private enum TimelineLimits {
  /// A schedule that gives so many dates before it comes to one that lies ahead counts as one of every frame: its
  /// dates may be so close that they are the same.
  static let pastEntries = 10_000
}

/// Makes the content, and waits for the next date of the schedule.
@MainActor
package final class TimelineNode<Schedule: TimelineSchedule, Content: View>: SingleChildNode {
  var view: TimelineView<Schedule, Content>
  private var next: ScheduledWork?

  init(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
  }

  package override func refresh() {
    flags.remove(.queued)
    guard graph.hasRoom(for: self) else { return }
    let now = AnimationClock.date
    var current: Date?
    var following: Date?
    var count = 0
    for date in view.schedule.entries(from: now, mode: .normal) {
      count += 1
      guard count <= TimelineLimits.pastEntries else {
        following = now + FrameTimes.distance
        break
      }
      // A hair before now comes from adding intervals.
      guard date.timeIntervalSince(now) <= 0.000_001 else {
        following = date
        break
      }
      current = date
    }
    wait(for: following, from: now)
    let context = TimelineView<Schedule, Content>.Context(
      date: current ?? following ?? now, cadence: .live,
      invalidate: { [weak self] in self?.invalidate() })
    graph.statistics.bodiesRun += 1
    let content = evaluateContent { view.content(context) }
    if let child {
      Content._updateNode(child, to: content)
    } else {
      setChild(Content._makeNode(content, childContext))
      if child?.flags.contains(.isUnary) == true { flags.insert(.isUnary) }
    }
  }

  /// A schedule may go on for ever, so that the device counts as idle in spite of it.
  private func wait(for date: Date?, from now: Date) {
    next?.cancel()
    next = date.flatMap {
      AnimationClock.schedule(
        after: $0.timeIntervalSince(now), keepsBusy: false, tellsDate: true
      ) { [weak self] in
        self?.invalidate()
      }
    }
  }

  package override func tearDown() {
    super.tearDown()
    next?.cancel()
  }
}
