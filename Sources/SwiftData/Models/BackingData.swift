import Foundation

/// The values of a model, and where it is kept.
public final class _BackingData {
  /// Where the model stands with its context.
  enum State {
    /// Not in a context, or not any more.
    case unmanaged
    /// To be stored at the next save.
    case inserted
    case stored
    /// Stored, and to be removed at the next save.
    case deleted
  }

  let info: ModelInfo
  var key: RowKey
  /// Nil before the first save.
  var primaryKey: Int?
  var storeIdentifier: String?
  var state = State.unmanaged
  var values: [String: Cell] = [:]
  /// What is stored of the properties that have changed since.
  var original: [String: Cell] = [:]
  weak var model: (any PersistentModel)?

  private weak var weakContext: ModelContext?
  /// A context does not keep models without changes alive, so that these may keep it; its undo manager does.
  private var strongContext: ModelContext?

  public init(_ type: any PersistentModel.Type) {
    info = ModelInfo.of(type)
    key = RowKey(entity: info.name)
  }

  init(_ info: ModelInfo, _ row: Row) {
    self.info = info
    key = row.key
    primaryKey = row.primaryKey
    state = .stored
    values = row.values
  }

  var context: ModelContext? { strongContext ?? weakContext }

  func setContext(_ context: ModelContext?) {
    weakContext = context
    let isFree = state == .stored && original.isEmpty && context?.undoManager == nil
    strongContext = isFree ? context : nil
  }

  /// Keeps the context alive as far as it doesn't keep the model alive.
  func refreshContext() { setContext(context) }

  var isChanged: Bool { state == .stored && !original.isEmpty }

  var identifier: PersistentIdentifier {
    if let primaryKey, let storeIdentifier {
      return PersistentIdentifier(
        storeIdentifier: storeIdentifier, entityName: info.name, number: primaryKey)
    }
    return PersistentIdentifier(storeIdentifier: nil, entityName: info.name, number: key.number)
  }

  // MARK: Values

  /// Takes the value that a property begins with.
  public func _begin<Value>(_ name: String, _ value: Value) {
    switch info.byName[name]?.kind {
    case .toOne: values[name] = (value as? any PersistentModel).map { .object($0) } ?? .one(nil)
    case .toMany: values[name] = (value as? [any PersistentModel]).map { .objects($0) }
    default: values[name] = .value(value)
    }
  }

  /// Takes what the object itself has, before it is inserted.
  func takeConstants(of model: any PersistentModel) {
    for property in info.properties where property.isConstant {
      if let value = property.read(model) { _begin(property.name, value) }
    }
  }

  func attribute<Value>(_ name: String) -> Value {
    if case .value(let value)? = values[name], let value = value as? Value { return value }
    if let value = info.byName[name]?.defaultValue?() as? Value {
      // Another evaluation may give another value.
      values[name] = .value(value)
      return value
    }
    if let type = Value.self as? any OptionalType.Type, let value = type.empty as? Value {
      return value
    }
    preconditionFailure(
      "\(info.name).\(name): this model is not in the store any more, or has no value there.")
  }

  func toOne(_ name: String) -> (any PersistentModel)? {
    switch values[name] {
    case .object(let model): model
    case .one(let key): key.flatMap { context?.object(for: $0) }
    default: nil
    }
  }

  /// Nil if it was never set.
  func toMany(_ name: String) -> [any PersistentModel]? {
    switch values[name] {
    case .objects(let models): models
    case .many(let keys): keys.compactMap { context?.object(for: $0) }
    default: nil
    }
  }

  /// Lets relationships lead to the objects themselves, before the model leaves its context.
  func loosen(all: Bool) {
    for property in info.properties {
      switch property.kind {
      case .attribute: continue
      case .toOne: values[property.name] = toOne(property.name).map { .object($0) } ?? .one(nil)
      case .toMany:
        values[property.name] = .objects(all ? toMany(property.name) ?? [] : [])
      }
    }
  }
}
