import CoreGraphics

extension Text {
  /// The texts of a view as they are laid out, in the order in which the view declares them.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// A text and where it stands.
    public struct AnchoredLayout: Equatable {
      /// The top left corner of the text.
      public var origin: Anchor<CGPoint>
      public var layout: Text.Layout
    }

    public typealias Value = [AnchoredLayout]

    /// Texts send it by themselves.
    public static var _isAskedEverywhere: Bool { true }

    public static var defaultValue: Value { [] }

    public static func reduce(value: inout Value, nextValue: () -> Value) {
      value += nextValue()
    }
  }
}

/// Texts send their layout only to those who ask for it: they cost nothing where nobody does.
extension TextNode {
  var layoutPreference: Text.LayoutKey.Value {
    [
      Text.LayoutKey.AnchoredLayout(
        origin: Anchor(.point(.zero), of: self), layout: Text.Layout(source: layoutSource))
    ]
  }

  /// What is laid out now; the same object for as long as nothing changes.
  private var layoutSource: TextLayoutSource {
    let extras = makeExtras()
    let (paragraph, size, scale) = (paragraph, size, environment.traits.displayScale)
    if let known = extras.layout, known.paragraph === paragraph, known.size == size {
      return known.source
    }
    let source = makeLayoutSource(scale: scale)
    extras.layout = TextExtras.KnownLayout(paragraph: paragraph, size: size, source: source)
    return source
  }
}

/// Looks after each layout whether texts are laid out otherwise, for those who have asked for that.
@MainActor
final class TextLayoutWatch {
  private weak var reader: _Node?
  private let content: @MainActor () -> _Node?
  private var last: Text.LayoutKey.Value = []

  init(_ reader: _Node, _ content: @escaping @MainActor () -> _Node?) {
    self.reader = reader
    self.content = content
  }

  /// Whether somebody still wants to know.
  var isNeeded: Bool { reader.map { !$0.flags.contains(.removed) } ?? false }

  func check() {
    guard let reader else { return }
    let new = content()?.preference(Text.LayoutKey.self) ?? []
    guard new != last else { return }
    last = new
    reader.graph.enqueuePreferences(reader)
  }
}

/// Who wants to know how texts are laid out.
@MainActor
private final class TextLayoutWatches: GraphPart, LayoutFollower {
  private var watches: [TextLayoutWatch] = []

  init(_ graph: ViewGraph) { graph[LayoutFollowers.self].add(self) }

  func add(_ watch: TextLayoutWatch) { watches.append(watch) }

  var followingOrder: Int { 200 }

  func layoutDidRun() {
    guard !watches.isEmpty else { return }
    watches.removeAll { !$0.isNeeded }
    for watch in watches { watch.check() }
  }
}

extension ViewGraph {
  /// Lets `reader` read its preferences again whenever texts of its content are laid out otherwise.
  func watchTextLayouts(of content: @escaping @MainActor () -> _Node?, for reader: _Node) {
    self[TextLayoutWatches.self].add(TextLayoutWatch(reader, content))
  }
}
