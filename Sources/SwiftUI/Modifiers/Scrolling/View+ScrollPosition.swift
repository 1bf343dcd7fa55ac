import Foundation

/// What a binding asks of a scroll view.
enum ScrollRequest: Equatable {
  case none
  case view(AnyHashable, UnitPoint?)
  case edge(Edge)
  /// In the content's space, in points; nil leaves the axis where it is.
  case point(x: CGFloat?, y: CGFloat?)
}

/// Ties the place at which a scroll view stands to a binding, with the identity's type hidden.
class ScrollPositionLink {
  let anchor: UnitPoint?

  init(anchor: UnitPoint?) { self.anchor = anchor }

  func read() -> ScrollRequest { .none }

  /// Notes that another view shows first.
  ///
  /// `isByUser`: Whether a finger has scrolled; `id`: nil if no view of the target layout shows.
  ///
  /// - Returns: What the binding will be read as now; nil if nothing was written.
  func write(_ id: AnyHashable?, isByUser: Bool) -> ScrollRequest? { nil }
}

private final class IDScrollPositionLink<ID: Hashable>: ScrollPositionLink {
  private let binding: Binding<ID?>

  init(_ binding: Binding<ID?>, anchor: UnitPoint?) {
    self.binding = binding
    super.init(anchor: anchor)
  }

  override func read() -> ScrollRequest {
    guard let id = binding.wrappedValue else { return .none }
    return .view(AnyHashable(id), anchor)
  }

  override func write(_ id: AnyHashable?, isByUser: Bool) -> ScrollRequest? {
    guard let id = id?.base as? ID else { return nil }
    if binding.wrappedValue != id { binding.wrappedValue = id }
    return .view(AnyHashable(id), anchor)
  }
}

private final class AnyScrollPositionLink: ScrollPositionLink {
  private let binding: Binding<ScrollPosition>

  init(_ binding: Binding<ScrollPosition>, anchor: UnitPoint?) {
    self.binding = binding
    super.init(anchor: anchor)
  }

  override func read() -> ScrollRequest {
    let position = binding.wrappedValue
    guard !position.isPositionedByUser else { return .none }
    switch position.target {
    case .automatic: return .none
    case .view(let id, let own): return .view(id.hashable, own ?? anchor)
    case .edge(let edge): return .edge(edge)
    case .point(let x, let y): return .point(x: x, y: y)
    }
  }

  override func write(_ id: AnyHashable?, isByUser: Bool) -> ScrollRequest? {
    guard isByUser else { return nil }
    var position = binding.wrappedValue
    position.userDidScroll(to: id)
    if position != binding.wrappedValue { binding.wrappedValue = position }
    return ScrollRequest.none
  }
}

private enum ScrollPositionKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: ScrollPositionLink? = nil
}

extension EnvironmentValues {
  var scrollPositionLink: ScrollPositionLink? {
    get { self[ScrollPositionKey.self] }
    set { self[ScrollPositionKey.self] = newValue }
  }

  /// The key under which scroll views find the binding of their position.
  static var scrollPositionKey: ObjectIdentifier { ObjectIdentifier(ScrollPositionKey.self) }
}

/// Binds the position of the scroll view inside.
public nonisolated struct _ScrollPositionModifier<ID: Hashable>: EnvironmentChangingModifier {
  public typealias Body = Never

  package let id: Binding<ID?>
  package let anchor: UnitPoint?

  public var change: (inout EnvironmentValues) -> Void {
    let link = IDScrollPositionLink(id, anchor: anchor)
    return { $0.scrollPositionLink = link }
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("scrollPosition", environment: change) }
}

/// Binds the position of the scroll view inside, in all the ways that it can be told.
package nonisolated struct ScrollPositionModifier: EnvironmentChangingModifier {
  package typealias Body = Never

  package let position: Binding<ScrollPosition>
  package let anchor: UnitPoint?

  package var change: (inout EnvironmentValues) -> Void {
    let link = AnyScrollPositionLink(position, anchor: anchor)
    return { $0.scrollPositionLink = link }
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("scrollPosition", environment: change) }
}

extension View {
  /// Scrolls to the view that the binding names, and tells the binding which view the scroll view
  /// stands at: the first that shows, or the one at `anchor`.
  ///
  /// The views are those of the `scrollTargetLayout` inside.
  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(_ScrollPositionModifier(id: id, anchor: anchor))
  }

  /// Scrolls to where the binding says, and tells the binding when the user has scrolled.
  ///
  /// At an edge the scroll view stays there while the content or its own size changes.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }
}
