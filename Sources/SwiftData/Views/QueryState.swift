import Foundation
import FoundationAdditions
import Observation
import SwiftUI

/// What a query asks for, and how its view changes with it.
final class QueryRequest<Element: PersistentModel> {
  let descriptor: FetchDescriptor<Element>
  let transaction: Transaction?

  init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
    self.descriptor = descriptor
    self.transaction = transaction
  }
}

/// What a view's query has found, as long as the view lives.
final class QueryState<Element: PersistentModel>: Observable, ContextObserver {
  private let registrar = ObservationRegistrar()
  private var context: ModelContext?
  private var request: QueryRequest<Element>?
  private var found: [Element] = []
  private var failure: (any Error)?
  private var isStale = true
  private var hasFailed = false
  /// Stands for what was found.
  private var revision = 0

  deinit { context?.remove(self) }

  /// Takes over what the view asks now, and looks for it again if something may have changed.
  func update(_ request: QueryRequest<Element>, in context: ModelContext) {
    registrar.access(self, keyPath: \.revision)
    if self.context != context {
      self.context?.remove(self)
      self.context = context
      context.drain()
      context.add(self)
      isStale = true
    }
    if self.request !== request {
      self.request = request
      isStale = true
    }
    if isStale { find() }
  }

  /// What the last update found; a view that was never updated is now.
  func results(_ request: QueryRequest<Element>, in context: ModelContext) -> [Element] {
    if self.request == nil { update(request, in: context) }
    registrar.access(self, keyPath: \.revision)
    if let failure { failOnce(failure) }
    return found
  }

  func error(_ request: QueryRequest<Element>, in context: ModelContext) -> (any Error)? {
    _ = results(request, in: context)
    return failure
  }

  private func find() {
    guard let context, let request else { return }
    isStale = false
    do {
      guard !context.core.schema.models.isEmpty else {
        throw SwiftDataError.missingModelContext.because(
          "the view's environment has no model context; set a container by modelContainer(_:) around "
            + "the view.")
      }
      // What others have saved would be news to queries that were updated before this one.
      found = try context.fetchUndrained(request.descriptor)
      failure = nil
    } catch {
      found = []
      failure = error
    }
  }

  private func failOnce(_ error: any Error) {
    guard !hasFailed else { return }
    hasFailed = true
    Mistake.fail("@Query for \(Element.self): \(error)")
  }

  func contextDidChange() {
    guard !isStale else { return }
    isStale = true
    let change = {
      self.registrar.withMutation(of: self, keyPath: \.revision) { self.revision += 1 }
    }
    if let transaction = request?.transaction {
      withTransaction(transaction, change)
    } else {
      change()
    }
  }
}
