import Testing
import UIKit

@MainActor
struct UIMotionEffectTests {
  @Test func effectsOfAViewAreKept() {
    let view = UIView()
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [effect])
    #expect(UIView().motionEffects.isEmpty)
    view.removeMotionEffect(effect)
    #expect(view.motionEffects.isEmpty)
  }

  @Test func valuesLieBetweenTheEnds() {
    let across = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    across.minimumRelativeValue = -10
    across.maximumRelativeValue = 30
    let down = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
    let group = UIMotionEffectGroup()
    group.motionEffects = [across, down]
    let values = group.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: 0.5, vertical: 1))
    #expect(values as? [String: Double] == ["center.x": 20])
  }
}
