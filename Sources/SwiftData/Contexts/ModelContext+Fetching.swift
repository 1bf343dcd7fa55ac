import Foundation

extension ModelContext {
  /// The models that a descriptor asks for; without an order, by when they were first saved, then those that are
  /// not saved yet.
  ///
  /// Throws `SwiftDataError.missingModelContext` for models that the container does not keep, and what the
  /// predicate throws.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    drain()
    return try fetchUndrained(descriptor)
  }

  /// The same, without a look at what others have saved since objects were made.
  func fetchUndrained<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    guard descriptor.includePendingChanges || !hasChanges else {
      return try fetchStored(descriptor)
    }
    let info = ModelInfo.of(T.self)
    guard core.schema.contains(info) else {
      throw SwiftDataError.missingModelContext.because(
        "The container keeps no \(info.name); add it to the types of its schema.")
    }
    let wasEvaluating = isEvaluating
    isEvaluating = true
    defer { isEvaluating = wasEvaluating }
    let offset = max(descriptor.fetchOffset ?? 0, 0)
    let limit = descriptor.fetchLimit.flatMap { $0 > 0 ? $0 : nil } ?? .max
    let isOrdered = !descriptor.sortBy.isEmpty
    let (enough, isTooMuch) = offset.addingReportingOverflow(limit)
    var found = try first(
      isOrdered || isTooMuch ? .max : enough, of: info, where: descriptor.predicate)
    if isOrdered { sort(&found, of: info, by: descriptor.sortBy) }
    return Array(found.dropFirst(offset).prefix(limit))
  }

  /// Some models of a class, with what has changed here.
  private func first<T: PersistentModel>(
    _ count: Int, of info: ModelInfo, where predicate: Predicate<T>?
  ) throws -> [T] {
    var found: [T] = []
    let deleted = Set(deletedKeys)
    let followed = followed(by: predicate, of: info)
    for row in core.store.rows(of: info.name) where !deleted.contains(row.key) {
      guard let model = (pending[row.key] ?? object(of: row)) as? T,
        !dangles(model, followed), try predicate?.evaluate(model) ?? true
      else { continue }
      found.append(model)
      if found.count == count { return found }
    }
    for key in insertedKeys where key.entity == info.name {
      guard let model = pending[key] as? T, !dangles(model, followed),
        try predicate?.evaluate(model) ?? true
      else { continue }
      found.append(model)
      if found.count == count { return found }
    }
    return found
  }

  /// What is found if nothing had changed here.
  private func fetchStored<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    let stored = try ModelContext(looking: core).fetch(descriptor)
    return stored.compactMap { object(for: $0._$backingData.key) as? T }
  }

  /// The same in batches, which are made as they are looked at.
  ///
  /// Throws `SwiftDataError.includePendingChangesWithBatchSize` while there are changes that are not saved.
  ///
  /// Differs from Apple's: all is found at once, whatever the size.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    guard !descriptor.includePendingChanges || !hasChanges else {
      throw SwiftDataError.includePendingChangesWithBatchSize
    }
    return FetchResultsCollection(try fetch(descriptor))
  }

  /// How many models a descriptor asks for.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// The identifiers of the models that a descriptor asks for.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// The same in batches.
  ///
  /// Throws `SwiftDataError.includePendingChangesWithBatchSize` while there are changes that are not saved.
  ///
  /// Differs from Apple's: all is found at once, whatever the size.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> {
    FetchResultsCollection(try fetch(descriptor, batchSize: batchSize).map(\.persistentModelID))
  }

  /// Calls a block with each of the models that a descriptor asks for.
  ///
  /// Differs from Apple's: all is found at once, whatever the size of batches, and changes may leave the block.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }
}
