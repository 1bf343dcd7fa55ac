import SwiftUI

extension InspectableView {
  // MARK: The general search

  /// The first view that meets a condition.
  ///
  /// A condition that throws is not met.
  ///
  /// - Throws: `searchFailure`, with what could not be looked into.
  public func find(
    relation: ViewSearch.Relation = .child, traversal: ViewSearch.Traversal = .breadthFirst,
    skipFound: Int = 0, where condition: ViewSearch.Condition
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    .init(
      try node.first(relation: relation, traversal: traversal, skipping: skipFound) {
        (try? condition(.init($0))) == true
      })
  }

  /// All views that meet a condition, each before those inside it.
  public func findAll(
    where condition: ViewSearch.Condition
  ) -> [InspectableView<ViewType.ClassifiedView>] {
    node.all { (try? condition(.init($0))) == true }.map { .init($0) }
  }

  // MARK: By kind

  /// The first view of a kind that meets a condition.
  ///
  /// `skipFound`: How many that do are passed over.
  ///
  /// - Throws: `searchFailure`, with what could not be looked into.
  public func find<T: BaseViewType>(
    _ viewType: T.Type, relation: ViewSearch.Relation = .child,
    traversal: ViewSearch.Traversal = .breadthFirst, skipFound: Int = 0,
    where condition: (InspectableView<T>) throws -> Bool = { _ in true }
  ) throws -> InspectableView<T> {
    .init(
      try node.first(relation: relation, traversal: traversal, skipping: skipFound) {
        T._accepts(Content($0)) && (try? condition(.init($0))) == true
      })
  }

  /// All views of a kind that meet a condition, each before those inside it.
  public func findAll<T: BaseViewType>(
    _ viewType: T.Type, where condition: (InspectableView<T>) throws -> Bool = { _ in true }
  ) -> [InspectableView<T>] {
    node.all { T._accepts(Content($0)) && (try? condition(.init($0))) == true }.map { .init($0) }
  }

  /// The nearest view of a kind around the first text that equals `string` and stands in one.
  public func find<T: BaseViewType>(
    _ viewType: T.Type, containing string: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<T> {
    .init(try node.ancestor(ofText: string, locale: locale) { T._accepts(Content($0)) })
  }

  // MARK: By the app's own types

  /// The first view of a type of the app's that meets a condition.
  ///
  /// - Throws: `searchFailure`, with what could not be looked into.
  public func find<V: SwiftUI.View>(
    _ customViewType: V.Type, relation: ViewSearch.Relation = .child,
    where condition: (InspectableView<ViewType.View<V>>) throws -> Bool = { _ in true }
  ) throws -> InspectableView<ViewType.View<V>> {
    try V.requireCustomForFind()
    return try find(ViewType.View<V>.self, relation: relation, where: condition)
  }

  /// All views of a type of the app's that meet a condition, each before those inside it.
  public func findAll<V: SwiftUI.View>(
    _ customViewType: V.Type,
    where condition: (InspectableView<ViewType.View<V>>) throws -> Bool = { _ in true }
  ) -> [InspectableView<ViewType.View<V>>] {
    findAll(ViewType.View<V>.self, where: condition)
  }

  /// The nearest view of a type around the first text that equals `string` and stands in one.
  public func find<V: SwiftUI.View>(
    _ customViewType: V.Type, containing string: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.View<V>> {
    try V.requireCustomForFind()
    return try find(ViewType.View<V>.self, containing: string, locale: locale)
  }

  // MARK: By content

  /// The first text that equals `text`.
  public func find(
    text: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Text> {
    .init(
      try node.first(isWanted: { $0.reads(text, in: locale) }) {
        $0.isText(text, locale: locale)
      })
  }

  /// The first text whose words and looks meet a condition.
  public func find(
    textWhere condition: (String, ViewType.Text.Attributes) throws -> Bool,
    locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Text> {
    try find(ViewType.Text.self) {
      try condition($0.string(locale: locale), $0.attributes())
    }
  }

  /// The nearest button around the first text that equals `title` and stands in one.
  public func find(
    button title: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Button> {
    try find(ViewType.Button.self, containing: title, locale: locale)
  }

  /// The nearest link around the first text that equals `title` and stands in one.
  public func find(
    navigationLink title: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.NavigationLink> {
    try find(ViewType.NavigationLink.self, containing: title, locale: locale)
  }

  // MARK: By identity

  /// The first view with this `id`.
  public func find(
    viewWithId id: AnyHashable
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try find(where: { try $0.id() == id })
  }

  /// The first view with this `tag`.
  public func find(
    viewWithTag tag: AnyHashable
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try find(where: { try $0.tag() == tag })
  }

  /// The first view with this label.
  public func find(
    viewWithAccessibilityLabel label: String
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try find(where: { try $0.accessibilityLabel().string() == label })
  }

  /// The first view with this identifier.
  public func find(
    viewWithAccessibilityIdentifier identifier: String
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try find(where: { try $0.accessibilityIdentifier() == identifier })
  }
}

extension View {
  fileprivate static func requireCustomForFind() throws {
    guard TypeName.isSystem(Self.self) else { return }
    let name = TypeName.short(Self.self)
    throw InspectionError.notSupported(
      "Please use .find(ViewType.\(name).self) instead of .find(\(name).self) inspection call.")
  }
}
