import SwiftUI

/// Gestures, focus and the rest that takes numbers.
enum Numbers {
  @MainActor static let entries: [Entry] = [
    .modifier("DragGesture") { $0.gesture(DragGesture(minimumDistance: $1.number())) },
    .modifier("LongPressGesture") {
      $0.gesture(
        LongPressGesture(minimumDuration: $1.number(), maximumDistance: $1.number()))
    },
    .modifier("onTapGesture") { $0.onTapGesture(count: max(1, $1.whole())) {} },
    .modifier("dynamicTypeSize") { $0.dynamicTypeSize($1.pick(DynamicTypeSize.allCases)) },
    .modifier("environment scale") { $0.environment(\.displayScale, $1.number()) },
    .modifier("phaseAnimator") { view, random in
      let value = random.number()
      return view.phaseAnimator([0, value]) { $0.opacity($1) }
    },
    .modifier("keyframeAnimator") { view, random in
      let (value, duration) = (random.number(), random.number())
      return view.keyframeAnimator(initialValue: 0.0) {
        $0.opacity($1)
      } keyframes: { _ in
        LinearKeyframe(value, duration: duration)
      }
    },
    .modifier("transition") { $0.transition(.scale(scale: $1.number())) },
    .modifier("visualEffect") { view, random in
      let value = random.number()
      return view.visualEffect { content, _ in content.offset(x: value).scaleEffect(value) }
    },
    .modifier("imageScale") { $0.imageScale($1.pick([.small, .medium, .large])) },
    .modifier("listSectionSpacing") { view, random in
      let spacing = random.number()
      return List { Section { view } }.listSectionSpacing(spacing)
    },
    .modifier("toolbar") { view, random in
      let text = random.text()
      return NavigationStack {
        view.toolbar { ToolbarItem(placement: .primaryAction) { Button(text) {} } }
      }
    },
  ]
}
