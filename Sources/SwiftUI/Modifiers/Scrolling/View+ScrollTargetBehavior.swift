import Foundation
import Metrics

/// Where a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that will show, in the content's space, in points.
  public var rect: CGRect
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a behaviour knows of the scroll view whose target it changes.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where the scroll view was when the finger came down.
  public let originalTarget: ScrollTarget
  /// Of the finger as it let go, in points per second, towards the content's end.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The frames of the views of the target layout, in the content's space.
  let targets: [CGRect]

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Says where a scroll view comes to rest.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the scroll view comes to rest after a finger has let go.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Stops at whole pages, one after the other.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    /// The target is where the content would roll to: the finger left it before that.
    func page(
      _ target: CGFloat, _ start: CGFloat, _ length: CGFloat, _ velocity: CGFloat
    ) -> CGFloat {
      guard length > 0 else { return target }
      let left = target - ScrollPhysics.rollingDistance(velocity: velocity)
      let current = (start / length).rounded()
      let wanted = PageTurning.page(near: left / length, velocity: velocity)
      return min(max(wanted, current - 1), current + 1) * length
    }
    let start = context.originalTarget.rect.origin
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(
        target.rect.minX, start.x, context.containerSize.width, context.velocity.dx)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(
        target.rect.minY, start.y, context.containerSize.height, context.velocity.dy)
    }
  }
}

/// Stops where a view of the target layout begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one flick may pass.
  public struct LimitBehavior: Sendable {
    enum Kind: Sendable { case automatic, one, few, none }

    let kind: Kind

    public static var automatic: LimitBehavior { .init(kind: .automatic) }
    public static var always: LimitBehavior { .init(kind: .one) }
    /// As many as are seen at once.
    public static var alwaysByFew: LimitBehavior { .init(kind: .few) }
    public static var alwaysByOne: LimitBehavior { .init(kind: .one) }
    public static var never: LimitBehavior { .init(kind: .none) }
  }

  let limit: LimitBehavior

  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = context.originalTarget.rect.origin
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = aligned(
        target.rect.minX, start.x, context.targets.map(\.minX), context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = aligned(
        target.rect.minY, start.y, context.targets.map(\.minY), context.containerSize.height)
    }
  }

  private func aligned(
    _ wanted: CGFloat, _ start: CGFloat, _ edges: [CGFloat], _ length: CGFloat
  ) -> CGFloat {
    let edges = edges.sorted()
    func nearest(_ position: CGFloat) -> Int? {
      edges.indices.min { abs(edges[$0] - position) < abs(edges[$1] - position) }
    }
    guard let goal = nearest(wanted), let current = nearest(start) else { return wanted }
    let most: Int
    switch limit.kind {
    case .one: most = 1
    case .few: most = max(1, edges.count { $0 >= start - 0.5 && $0 < start + length })
    case .automatic, .none: return edges[goal]
    }
    return edges[min(max(goal, current - most, 0), current + most, edges.count - 1)]
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

private enum ScrollTargetBehaviorKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: (any ScrollTargetBehavior)? = nil
}

extension EnvironmentValues {
  package var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension View {
  public nonisolated func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> some View {
    modifier(
      EnvironmentSettingModifier<(any ScrollTargetBehavior)?>(
        "scrollTargetBehavior", \.scrollTargetBehavior, behavior))
  }
}
