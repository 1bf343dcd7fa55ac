#if Macros
  import SwiftUI

  /// Shows all models of a kind.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query() = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

  /// Shows all models of a kind, with an animation when others are found.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query(animation: Animation) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

  /// Shows all models of a kind, with a transaction when others are found.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query(transaction: Transaction) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

  /// Shows the models that a descriptor asks for.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
  ) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

  /// Shows the models that a descriptor asks for, with an animation when others are found.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation
  ) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

  /// Shows the models for which a predicate is true, in an order.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

  /// Shows the models for which a predicate is true, in an order, with an animation when others are found.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

  /// Shows the models for which a predicate is true, by a property.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

  /// Shows the models for which a predicate is true, by a property, with an animation when others are found.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, animation: Animation
  ) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

  /// Shows the models for which a predicate is true, by a property; what has no value comes first.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

  /// Shows the models for which a predicate is true, by a property, with an animation; what has no value comes
  /// first.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
    order: SortOrder = .forward, animation: Animation
  ) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
#endif
