import Foundation
import Synchronization

/// What a container and its contexts share, and what none of them owns alone.
final class ContainerCore: @unchecked Sendable {
  let schema: Schema
  let configurations: [ModelConfiguration]
  let migrationPlan: (any SchemaMigrationPlan.Type)?
  let store: RecordStore
  /// That of all containers that share it.
  @MainActor weak var mainContext: ModelContext?

  private struct OpenStore: Sendable {
    weak var value: RecordStore?
    /// What is nowhere else stays, as a file does.
    let unwritten: RecordStore?
    /// The models of each of its files.
    let models: [Set<ObjectIdentifier>]
  }

  /// The stores that are open, by their files: two containers of the same models have the same.
  private static let open = Mutex<[[URL]: OpenStore]>([:])

  /// Throws `SwiftDataError.loadIssueModelContainer` for a file that can't be read.
  init(
    _ schema: Schema, _ migrationPlan: (any SchemaMigrationPlan.Type)?,
    _ configurations: [ModelConfiguration]
  ) throws {
    self.schema = schema
    self.migrationPlan = migrationPlan
    self.configurations = configurations
    store = try Self.store(StoreFile.files(of: configurations, schema))
  }

  /// Of no models.
  private init() {
    schema = Schema([])
    configurations = []
    migrationPlan = nil
    store = RecordStore()
  }

  /// What contexts have where no container is set.
  static let empty = ContainerCore()

  private static func store(_ files: [StoreFile]) throws -> RecordStore {
    do {
      guard !files.isEmpty else { return RecordStore() }
      return try open.withLock { open in
        let urls = files.map(\.url.standardizedFileURL)
        let models = files.map { Set($0.models.map { ObjectIdentifier($0) }) }
        if let known = open[urls], known.models == models, let store = known.value { return store }
        let store = try RecordStore(files)
        let isWritten = files.allSatisfy(\.isWritten)
        open[urls] = OpenStore(value: store, unwritten: isWritten ? nil : store, models: models)
        return store
      }
    } catch {
      throw SwiftDataError.loadIssueModelContainer.because("\(error)")
    }
  }

  var allowsSave: Bool { configurations.allSatisfy(\.allowsSave) }
}

/// Where a context finds what others have saved.
final class ContextInbox: @unchecked Sendable {
  private let feeds = Mutex<[ChangeFeed]>([])
  /// Asks for the context to look, once it is known that it belongs to the main queue.
  private let waker = Mutex(Waker())

  /// A structure: a function that a lock keeps by itself is wrapped once more with each look at it.
  private struct Waker {
    var wake: (@Sendable () -> Void)?
  }

  func receive(_ feed: ChangeFeed) {
    feeds.withLock { $0.append(feed) }
    waker.withLock { $0.wake }?()
  }

  func onReceive(_ wake: @escaping @Sendable () -> Void) {
    waker.withLock { $0.wake = wake }
  }

  var isEmpty: Bool { feeds.withLock(\.isEmpty) }

  func take() -> [ChangeFeed] {
    feeds.withLock { feeds in
      defer { feeds = [] }
      return feeds
    }
  }
}
