/// How many views a type of view stands for in a container, as far as the type alone tells.
///
/// A list has to know how many rows its data make. Where the type does not tell, all rows are made.
@MainActor
enum ViewCount {
  /// Types that contain themselves are given up at this depth.
  private static let depthLimit = 32

  /// The number of views; nil if it depends on the value.
  static func of<V: View>(_ type: V.Type, depth: Int = 0) -> Int? {
    guard depth < depthLimit else { return nil }
    if let counted = V.self as? any StaticallyCountedView.Type {
      return counted.viewCount(depth: depth + 1)
    }
    return V.Body.self == Never.self ? 1 : of(V.Body.self, depth: depth + 1)
  }
}

/// A view that stands for none, for several or for a varying number of views.
protocol StaticallyCountedView {
  /// The number of views; nil if it depends on the value.
  @MainActor static func viewCount(depth: Int) -> Int?
}

extension EmptyView: StaticallyCountedView {
  @MainActor static func viewCount(depth: Int) -> Int? { 0 }
}

extension TupleView: StaticallyCountedView {
  @MainActor static func viewCount(depth: Int) -> Int? {
    var sum = 0
    for element in TuplePlan.of(T.self).elements {
      guard let count = element.operations.viewCount(depth: depth) else { return nil }
      sum += count
    }
    return sum
  }
}

extension Group: StaticallyCountedView where Content: View {
  @MainActor static func viewCount(depth: Int) -> Int? { ViewCount.of(Content.self, depth: depth) }
}

extension Optional: StaticallyCountedView where Wrapped: View {
  @MainActor static func viewCount(depth: Int) -> Int? { nil }
}

extension _ConditionalContent: StaticallyCountedView
where TrueContent: View, FalseContent: View {
  @MainActor static func viewCount(depth: Int) -> Int? {
    let count = ViewCount.of(TrueContent.self, depth: depth)
    return count == ViewCount.of(FalseContent.self, depth: depth) ? count : nil
  }
}

extension AnyView: StaticallyCountedView {
  @MainActor static func viewCount(depth: Int) -> Int? { nil }
}

extension ForEach: StaticallyCountedView where Content: View {
  @MainActor static func viewCount(depth: Int) -> Int? { nil }
}

extension ModifiedContent: StaticallyCountedView where Content: View, Modifier: ViewModifier {
  @MainActor static func viewCount(depth: Int) -> Int? { ViewCount.of(Content.self, depth: depth) }
}
