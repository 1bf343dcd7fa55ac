import Foundation

private enum ScrollContentMarginsKey: EnvironmentKey {
  static let defaultValue = ScrollContentMargins()
}

private enum ScrollIndicatorMarginsKey: EnvironmentKey {
  static let defaultValue = ScrollContentMargins()
}

/// What scrolling views keep free around their content, in points; nil where nobody says so.
package struct ScrollContentMargins: Equatable, Sendable {
  package var top: CGFloat?
  package var leading: CGFloat?
  package var bottom: CGFloat?
  package var trailing: CGFloat?

  package var insets: EdgeInsets {
    EdgeInsets(
      top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
  }

  fileprivate mutating func set(_ insets: EdgeInsets, _ edges: Edge.Set) {
    if edges.contains(.top) { top = insets.top }
    if edges.contains(.leading) { leading = insets.leading }
    if edges.contains(.bottom) { bottom = insets.bottom }
    if edges.contains(.trailing) { trailing = insets.trailing }
  }
}

extension EnvironmentValues {
  /// What scrolling views keep free around their content, in points.
  package var scrollContentMargins: ScrollContentMargins {
    get { self[ScrollContentMarginsKey.self] }
    set { self[ScrollContentMarginsKey.self] = newValue }
  }

  /// What scrolling views keep free around their indicators, in points.
  package var scrollIndicatorMargins: ScrollContentMargins {
    get { self[ScrollIndicatorMarginsKey.self] }
    set { self[ScrollIndicatorMarginsKey.self] = newValue }
  }
}

/// What margins around scrolled content keep clear.
public struct ContentMarginPlacement: Sendable {
  enum Kind: Sendable { case automatic, content, indicators }

  let kind: Kind

  public static var automatic: ContentMarginPlacement { .init(kind: .automatic) }
  public static var scrollContent: ContentMarginPlacement { .init(kind: .content) }
  public static var scrollIndicators: ContentMarginPlacement { .init(kind: .indicators) }
}

/// Keeps the edges around scrolled content free.
package nonisolated struct ContentMarginsModifier: EnvironmentChangingModifier {
  package typealias Body = Never

  package let edges: Edge.Set
  /// In points; nil leaves it as it is around.
  package let insets: EdgeInsets?
  let placement: ContentMarginPlacement

  @MainActor package var numbers: [CGFloat] {
    insets.map { [$0.top, $0.leading, $0.bottom, $0.trailing] } ?? []
  }

  package var change: (inout EnvironmentValues) -> Void {
    guard let insets else { return { _ in } }
    let (edges, kind) = (edges, placement.kind)
    return { values in
      if kind != .indicators { values.scrollContentMargins.set(insets, edges) }
      if kind != .content { values.scrollIndicatorMargins.set(insets, edges) }
    }
  }

  @MainActor
  package var _structure: _ModifierStructure {
    .modifier("contentMargins", environment: change)
  }
}

extension View {
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(ContentMarginsModifier(edges: edges, insets: insets, placement: placement))
  }

  /// `length`: In points; nil leaves the margins as they are.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      ContentMarginsModifier(
        edges: edges, insets: length.map { EdgeInsets($0, edges: .all) }, placement: placement))
  }

  /// `length`: In points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
