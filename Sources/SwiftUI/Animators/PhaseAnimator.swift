import Device
import Foundation
import Motion
import UIKit

/// Shows its content in one phase after the other, animating the change from each to the next.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: PhaseTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  @State private var index = 0
  @State private var run = PhaseRun()

  /// Goes through the phases again and again while the view is shown.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), nil, content, animation)
  }

  /// Goes through the phases once whenever `trigger` changes, and back to the first.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), PhaseTrigger(trigger), content, animation)
  }

  private init(
    _ phases: [Phase], _ trigger: PhaseTrigger?, _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  @MainActor
  public var body: some View {
    if phases.indices.contains(index) {
      content(phases[index])
        .onAppear { if trigger == nil, phases.count > 1 { advance(isEndless: true) } }
        .onChange(of: trigger) { if trigger != nil, phases.count > 1 { restart() } }
        .onDisappear { run.next?.cancel() }
    } else {
      EmptyView().onAppear {
        RuntimeIssue.report("PhaseAnimator needs at least one phase; it shows nothing without.")
      }
    }
  }

  @MainActor
  private func restart() {
    run.next?.cancel()
    if index != 0 { index = 0 }
    advance(isEndless: false)
  }

  /// Goes to the next phase, and on from there when the animation to it has ended.
  @MainActor
  private func advance(isEndless: Bool) {
    let next = (index + 1) % phases.count
    var transaction = Transaction(animation: animation(phases[next]))
    transaction.isEndless = isEndless
    withTransaction(transaction) { index = next }
    guard isEndless || next != 0 else { return }
    // A phase without an animation still lasts one frame: a loop must not stop the clock.
    let duration = max(transaction.animation?.duration ?? 0, FrameTimes.distance)
    run.next = AnimationClock.schedule(after: duration, keepsBusy: !isEndless) {
      advance(isEndless: isEndless)
    }
  }
}

/// What a phase animator waits for.
@MainActor
private final class PhaseRun {
  var next: ScheduledWork?

  nonisolated init() {}
}

/// A trigger with its type hidden.
private nonisolated struct PhaseTrigger: Equatable {
  private let value: any Equatable

  init(_ value: any Equatable) { self.value = value }

  static func == (lhs: PhaseTrigger, rhs: PhaseTrigger) -> Bool {
    func compare<E: Equatable>(_ left: E) -> Bool { rhs.value as? E == left }
    return compare(lhs.value)
  }
}

extension View {
  /// Shows changes of the view in one phase after the other, again and again.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases,
      content: { content(PlaceholderContentView(provider: TypedContentProvider(self)), $0) },
      animation: animation)
  }

  /// Shows changes of the view in one phase after the other whenever `trigger` changes.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger,
      content: { content(PlaceholderContentView(provider: TypedContentProvider(self)), $0) },
      animation: animation)
  }
}
