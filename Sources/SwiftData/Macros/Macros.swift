#if Macros
  import Observation

  /// Makes a class one whose stored properties a `ModelContext` keeps.
  ///
  /// Left alone are constants with a value, what is computed, lazy or static, and what is marked `@Transient`.
  ///
  /// Differs from Apple's: observers of a stored property (`didSet`) do not run; models do not inherit from models.
  @attached(
    member, conformances: PersistentModel, Observable, names: named(_$backingData),
    named(_$observationRegistrar), named(schemaMetadata), named(init)
  )
  @attached(memberAttribute)
  @attached(extension, conformances: PersistentModel, Observable)
  public macro Model() = #externalMacro(module: "SwiftDataMacros", type: "ModelMacro")

  /// Stores a property with its model; `@Model` puts it on each of them.
  @attached(accessor, names: named(init), named(get), named(set))
  @attached(peer, names: prefixed(_))
  public macro _PersistedProperty() =
    #externalMacro(module: "SwiftDataMacros", type: "PersistedPropertyMacro")

  /// Says more of how a property is stored.
  ///
  /// Differs from Apple's: the modifier is kept and read by nobody here, as schemas are not compared by it.
  @attached(peer)
  public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
  ) = #externalMacro(module: "SwiftDataMacros", type: "PropertyMarkMacro")

  /// Says more of how a property is related to other models.
  ///
  /// A count of 0 as the greatest means any number.
  ///
  /// Differs from Apple's: the modifier is kept and read by nobody here, as schemas are not compared by it.
  @attached(peer)
  public macro Relationship(
    _ options: Schema.Relationship.Option...,
    deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
    maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
  ) = #externalMacro(module: "SwiftDataMacros", type: "PropertyMarkMacro")

  /// Keeps a property out of what is stored; it needs a value to begin with.
  @attached(peer)
  public macro Transient() = #externalMacro(module: "SwiftDataMacros", type: "PropertyMarkMacro")

  /// Says which properties together may have the same values in one model only.
  @freestanding(declaration)
  public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftDataMacros", type: "SchemaMarkMacro")

  /// Says by which properties models are looked for.
  ///
  /// Differs from Apple's: part of the schema, and of no use to searches, which look at each model in memory.
  @freestanding(declaration)
  public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftDataMacros", type: "SchemaMarkMacro")

  /// Says by which properties models are looked for, and how.
  ///
  /// Differs from Apple's: part of the schema, and of no use to searches, which look at each model in memory.
  @freestanding(declaration)
  public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
    #externalMacro(module: "SwiftDataMacros", type: "SchemaMarkMacro")

  /// Gives an actor a context of its own, used on a queue of its own.
  @attached(member, names: named(modelExecutor), named(modelContainer), named(init))
  @attached(extension, conformances: ModelActor)
  public macro ModelActor() = #externalMacro(module: "SwiftDataMacros", type: "ModelActorMacro")
#endif
