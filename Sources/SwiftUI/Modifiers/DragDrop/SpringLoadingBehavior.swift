import CoreGraphics
import UIKit

/// Whether a finger with dragged items activates a control by resting on it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }

  private let kind: Kind

  /// That of the platform.
  ///
  /// Differs from Apple's: no control is activated so.
  public static let automatic = SpringLoadingBehavior(kind: .automatic)
  public static let enabled = SpringLoadingBehavior(kind: .enabled)
  public static let disabled = SpringLoadingBehavior(kind: .disabled)
}

private enum SpringLoadingKey: EnvironmentKey {
  static let defaultValue = SpringLoadingBehavior.automatic
}

extension EnvironmentValues {
  /// Whether a finger with dragged items activates controls by resting on them.
  public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }
}

extension View {
  /// Says whether a finger with dragged items activates the controls inside by resting on them.
  public nonisolated func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior
  ) -> some View {
    modifier(
      EnvironmentSettingModifier("springLoadingBehavior", \.springLoadingBehavior, behavior))
  }
}

/// A control under a finger with dragged items.
@MainActor
package final class SpringLoadedNode: SpringLoadedControl {
  private weak var target: (any PressTarget)?
  private let point: CGPoint

  init(_ target: any PressTarget, at point: CGPoint) {
    self.target = target
    self.point = point
  }

  package func springLoad() {
    guard let target, !target.flags.contains(.removed), target.environment.values.isEnabled else {
      return
    }
    target.performPress(at: point)
  }

  fileprivate func isSame(as other: any PressTarget) -> Bool { target === other }
}

/// What a finger with dragged items rests on.
@MainActor
private final class SpringLoading: GraphPart {
  var node: SpringLoadedNode?

  init(_ graph: ViewGraph) {}
}

extension ViewGraph {
  /// The front control at a point in root space that a finger with dragged items activates.
  package func springLoadedControl(at point: CGPoint) -> SpringLoadedNode? {
    let spring = self[SpringLoading.self]
    var path = HitPath()
    _ = layoutRoot?.hitTest(point, &path)
    for entry in path.entries {
      guard let target = entry.node as? any PressTarget,
        target.environment.values.springLoadingBehavior == .enabled
      else { continue }
      if let known = spring.node, known.isSame(as: target) { return known }
      let node = SpringLoadedNode(target, at: entry.point)
      spring.node = node
      return node
    }
    spring.node = nil
    return nil
  }
}
