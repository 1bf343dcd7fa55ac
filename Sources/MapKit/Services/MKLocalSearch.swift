import Foundation

/// Looks for places.
///
/// Differs from Apple's: there is no server that knows places; each search fails with `MKError.serverFailure`, as
/// without a network.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
  public typealias CompletionHandler = @MainActor (Response?, (any Error)?) -> Void

  private let question = ServiceQuestion()

  /// Differs from Apple's: what the request says makes no difference.
  public init(request: Request) {}

  open var isSearching: Bool { question.isPending }

  /// Answers at a later turn with `MKError.serverFailure`.
  open func start(completionHandler: @escaping CompletionHandler) {
    question.ask { completionHandler(nil, $0) }
  }

  /// - Throws: `MKError.serverFailure`, always.
  open func start() async throws -> Response { throw MKError(.serverFailure) }

  /// The handler of a search that is under way is not called.
  open func cancel() { question.cancel() }
}
