import Foundation

/// How the view above a tab bar stands to it.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In one row with a bar that has grown small.
  case inline
  /// Above the bar, or at the end of the screen without one.
  case expanded
}

private enum TabAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private enum TabAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// How the view above a tab bar stands to it; nil elsewhere.
  ///
  /// Differs from Apple's: never `inline`, as tab bars keep their size.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabAccessoryPlacementKey.self] }
    set { self[TabAccessoryPlacementKey.self] = newValue }
  }

  static let tabAccessoryKey = ObjectIdentifier(TabAccessoryKey.self)

  /// What the next tab view inside shows above its bar.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }
}

extension View {
  /// Shows a view above the bar of the tab view, whichever tab is selected.
  ///
  /// The tabs' content is kept clear of it as of the bar.
  ///
  /// Differs from Apple's: the view stands on a material without glass, and never in one row with the bar.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(_TabAccessoryModifier(content: content()))
  }

  /// Shows a view above the bar of the tab view while `isEnabled` is true.
  ///
  /// Differs from Apple's: the view stands on a material without glass, and never in one row with the bar.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(_TabAccessoryModifier(content: isEnabled ? content() : nil))
  }
}

/// What a tab view is given to show above its bar.
public nonisolated struct _TabAccessoryModifier<Content: View>: EnvironmentChangingModifier {
  public typealias Body = Never

  package let content: Content?

  public var change: (inout EnvironmentValues) -> Void {
    { $0.tabAccessory = content.map { AnyView($0) } }
  }

  @MainActor
  public var _structure: _ModifierStructure {
    .modifier(
      "tabViewBottomAccessory",
      views: content.map { [SupplementaryView("tabViewBottomAccessory", $0)] } ?? [],
      environment: change)
  }
}

// MARK: In a tab view

/// The view above the bar of a tab view.
@MainActor
final class TabAccessory {
  /// How high it is at least, how far it stands from the sides and from the bar, in points: from looking at it.
  fileprivate static let height: CGFloat = 48
  fileprivate static let inset: CGFloat = 20
  fileprivate static let gap: CGFloat = 8

  private let content: _Node
  private var layer = StackedElements(alignment: .bottom)
  /// Whether its elements have to be collected anew.
  var isStale = true

  init(_ view: AnyView, in context: _NodeContext) {
    content = TabAccessoryBar(content: view).makeNode(in: context)
  }

  func update(_ view: AnyView) {
    TabAccessoryBar._updateNode(content, to: TabAccessoryBar(content: view))
  }

  var node: _Node { content }

  func elements(for parent: LayoutNode) -> ContiguousArray<LayoutNode> {
    if isStale {
      isStale = false
      layer.collect(from: content, for: parent)
    }
    return layer.elements
  }

  /// How much of a height it takes, in points.
  func height(in size: CGSize, for parent: LayoutNode) -> CGFloat {
    elements(for: parent).isEmpty ? 0 : layer.size(Proposal(size.width, .nan)).height
  }

  /// Places it between `top` and `top + height`.
  func place(top: CGFloat, size: CGSize, for parent: LayoutNode) {
    for element in elements(for: parent) {
      element.place(at: CGPoint(x: 0, y: top), Proposal(size))
    }
  }
}

/// The shape on which the view above a tab bar stands.
private struct TabAccessoryBar: View {
  let content: AnyView

  var body: some View {
    content
      .frame(maxWidth: .infinity, minHeight: TabAccessory.height)
      .background(.regularMaterial, in: Capsule())
      .contentShape(Capsule())
      .padding(.horizontal, TabAccessory.inset)
      .padding(.bottom, TabAccessory.gap)
  }
}

extension TabViewNode {
  /// Makes, changes or takes away the view above the bar, as the environment says.
  func updateAccessory() {
    let view = isPaged ? nil : environment.values.tabAccessory
    if let view, let accessory {
      accessory.update(view)
    } else if let view {
      let scope = environment.makeChild { values in
        values.tabAccessory = nil
        values.tabViewBottomAccessoryPlacement = .expanded
      }
      accessory = TabAccessory(view, in: childContext.with(scope))
    } else {
      accessory?.node.tearDown()
      accessory = nil
    }
    invalidateLayout()
    invalidatePlacement()
  }

  /// How much of the height above the bar the view takes, in points.
  var accessoryHeight: CGFloat { accessory?.height(in: size, for: self) ?? 0 }

  var accessoryElements: ContiguousArray<LayoutNode> { accessory?.elements(for: self) ?? [] }

  /// Where the view above the bar begins, in points: it stays above the bar, under the keyboard.
  var accessoryTop: CGFloat { (isOnTop ? size.height : barTop) - accessoryHeight }
}
