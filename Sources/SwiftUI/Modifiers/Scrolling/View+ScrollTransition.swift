import CoreGraphics
import Foundation

/// Changes a view's picture by its place in the scroll view around.
package nonisolated struct ScrollTransitionModifier<Effect: VisualEffect>: ElementModifier {
  package let topLeading: ScrollTransitionConfiguration
  package let bottomTrailing: ScrollTransitionConfiguration
  package let axis: Axis?
  package let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> ScrollTransitionNode {
    let node = ScrollTransitionNode(course, context)
    node.graph.addPlaceObserver(node)
    return node
  }

  @MainActor
  package func updateWrapper(_ node: ScrollTransitionNode) {
    node.course = course
    node.graph.contentDidChange()
  }

  private var course: ScrollTransitionCourse {
    let transition = transition
    return ScrollTransitionCourse(
      topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis
    ) { transition(EmptyVisualEffect(), $0)._steps }
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("scrollTransition") }
}

/// What a view looks like on its way through a scroll view.
struct ScrollTransitionCourse {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let steps: (ScrollTransitionPhase) -> [_VisualEffectStep]
}

/// The node of `scrollTransition`: looks after each layout and each move of the content.
@MainActor
package final class ScrollTransitionNode: VisualEffectNode, PlaceObserver {
  fileprivate var course: ScrollTransitionCourse
  /// What is seen on the way to `target`, where an animation leads there.
  private var shown: StackedVisualEffect?
  private var target: StackedVisualEffect?

  init(_ course: ScrollTransitionCourse, _ context: _NodeContext) {
    self.course = course
    super.init(context)
  }

  override var currentSteps: [_VisualEffectStep] {
    let wanted = wanted
    return (wanted.animation == nil ? wanted.effect : shown ?? wanted.effect)._steps
  }

  /// What the place of the view asks for, and what leads there.
  private var wanted: (effect: StackedVisualEffect, animation: Animation?) {
    guard let scroll = enclosingScrollNode, let room = viewport else {
      return (effect(.identity), nil)
    }
    let axis = course.axis ?? (scroll.axes == .horizontal ? .horizontal : .vertical)
    let isVertical = axis == .vertical
    let length = isVertical ? size.height : size.width
    let roomLength = isVertical ? room.height : room.width
    // How far the view has come in at the two ends.
    var atStart = isVertical ? length - room.minY : length - room.minX
    var atEnd = isVertical ? room.maxY : room.maxX
    if !isVertical, environment.isRightToLeft { swap(&atStart, &atEnd) }
    let first = course.topLeading.progress(after: atStart, ofLength: length, in: roomLength)
    let last = course.bottomTrailing.progress(after: atEnd, ofLength: length, in: roomLength)
    let isFirst = first == last ? atStart < atEnd : first < last
    let side = isFirst ? course.topLeading : course.bottomTrailing
    let progress = min(first, last)
    if progress >= 1 { return (effect(.identity), side.animation) }
    let outside = effect(isFirst ? .topLeading : .bottomTrailing)
    if progress <= 0 { return (outside, side.animation) }
    let mixed = StackedVisualEffect.between(
      outside, effect(.identity), at: progress, in: environment)
    return (mixed, side.animation)
  }

  private func effect(_ phase: ScrollTransitionPhase) -> StackedVisualEffect {
    let course = course
    return StackedVisualEffect(_steps: Tracking.untracked { course.steps(phase) })
  }

  package func checkPlace() {
    guard course.topLeading.animation != nil || course.bottomTrailing.animation != nil,
      flags.contains(.placed), !flags.contains(.needsPlacement)
    else { return }
    let (effect, animation) = wanted
    guard let animation else {
      guard target != nil else { return }
      (shown, target) = (nil, nil)
      graph.valueAnimations.stop(for: self)
      return
    }
    guard let target, let shown else {
      (self.shown, self.target) = (effect, effect)
      return
    }
    let mixer = StackedVisualEffect.mixer
    guard !mixer.isSame(target, effect) else { return }
    self.target = effect
    self.shown = graph.valueAnimations.value(
      from: shown, to: effect, mixedBy: mixer, for: self, by: animation
    ) { [weak self] in
      self?.shown = $0
      self?.graph.contentDidChange()
    }
    graph.contentDidChange()
  }

  package override func tearDown() {
    super.tearDown()
    graph.valueAnimations.stop(for: self)
  }
}

extension View {
  /// Changes the view's picture as it comes into sight and goes out of it in a scroll view.
  ///
  /// `axis`: Nil is that of the scroll view, the vertical one if it has both.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the view's picture as it comes into sight and goes out of it in a scroll view, in a way
  /// of its own at each end.
  ///
  /// `axis`: Nil is that of the scroll view, the vertical one if it has both.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
  }
}
