import Foundation

/// Builds the tabs of a tab view from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs as the content of a tab view.
  public nonisolated struct Content<C: TabContent>: View {
    package let content: C

    @MainActor public var body: some View {
      let views = content._tabViews
      ForEach(0..<views.count, id: \.self) { views[$0] }
    }

    @MainActor public var _structure: _ViewStructure {
      let views = content._tabViews
      return _ViewStructure(.list(ViewList(count: views.count) { views[$0].storage }))
    }
  }

  public static func buildExpression<C: TabContent<TabValue>>(_ content: C) -> C { content }

  public static func buildBlock<C: TabContent<TabValue>>(_ content: C) -> C { content }

  @MainActor
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> _TabList<TabValue> {
    var views: [AnyView] = []
    repeat views += (each content)._tabViews
    return _TabList(views: views)
  }

  public static func buildIf<C: TabContent<TabValue>>(_ content: C?) -> C? { content }

  @MainActor
  public static func buildEither<C: TabContent>(first: C) -> _TabList<TabValue> {
    _TabList(views: first._tabViews)
  }

  @MainActor
  public static func buildEither<C: TabContent>(second: C) -> _TabList<TabValue> {
    _TabList(views: second._tabViews)
  }

  @MainActor
  public static func buildLimitedAvailability<C: TabContent>(
    _ content: C
  ) -> _TabList<TabValue> {
    _TabList(views: content._tabViews)
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue

  @MainActor public var _tabViews: [AnyView] { self?._tabViews ?? [] }
}

/// Several tabs, some of which may come and go.
public nonisolated struct _TabList<TabValue: Hashable>: TabContent {
  public typealias Body = Never
  let views: [AnyView]

  @MainActor public var _tabViews: [AnyView] { views }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  @MainActor public var _tabViews: [AnyView] {
    data.flatMap { element -> [AnyView] in
      let identity = id(element)
      return content(element)._tabViews.map { AnyView($0.id(identity)) }
    }
  }
}

extension ForEach where Content: TabContent {
  // The builder's type has a name of its own, as the compiler cannot find it from the content's.

  public init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  public init<V>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Content.TabValue == V, Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
  }
}

extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  @MainActor public var _tabViews: [AnyView] { content._tabViews }
}

extension Group where Content: TabContent {
  public init<V>(@TabContentBuilder<V> content: () -> Content) where Content.TabValue == V {
    self = ._storing(content())
  }
}

extension TabView {
  @MainActor
  public init<C: TabContent<SelectionValue>>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.init(
      selection: selection,
      content: { TabContentBuilder<SelectionValue>.Content(content: content()) })
  }

  @MainActor
  public init<C: TabContent<Never>>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    self.init(
      unselected: TabContentBuilder<Never>.Content(content: content()))
  }
}

/// A tab with something about it changed.
public nonisolated struct _ModifiedTab<Base: TabContent>: TabContent {
  public typealias TabValue = Base.TabValue
  public typealias Body = Never
  let base: Base
  let change: @MainActor (AnyView) -> AnyView?

  @MainActor public var _tabViews: [AnyView] { base._tabViews.compactMap(change) }
}

extension TabContent {
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    _ModifiedTab(base: self) { AnyView($0.badge(count)) }
  }

  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    _ModifiedTab(base: self) { AnyView($0.badge(label)) }
  }

  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    _ModifiedTab(base: self) { AnyView($0.badge(key)) }
  }

  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    let text = label.map { Text($0) }
    return _ModifiedTab(base: self) { AnyView($0.badge(text)) }
  }

  /// Takes the tab out of the bar.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _ModifiedTab(base: self) { hidden ? nil : $0 }
  }

  /// Names the tab for users who arrange their tabs; here they stand as they are declared.
  ///
  /// Differs from Apple's: users cannot arrange tabs, so that the name is not kept.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
    _ModifiedTab(base: self) { $0 }
  }
}
