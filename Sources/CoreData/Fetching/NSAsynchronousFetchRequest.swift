import Foundation

/// A fetch whose results come later.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  public typealias Completion = (NSAsynchronousFetchResult<ResultType>) -> Void

  public let fetchRequest: NSFetchRequest<ResultType>
  public let completionBlock: Completion?
  /// Differs from Apple's: kept, and read by nobody here; nothing is fetched.
  open var estimatedResultCount = 0

  public init(
    fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: Completion? = nil
  ) {
    fetchRequest = request
    completionBlock = blk
  }

  open override var requestType: NSPersistentStoreRequestType { .fetchRequestType }
}

/// What such a fetch has found; nobody makes one here.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult,
  @unchecked Sendable
{
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>

  init(_ request: NSAsynchronousFetchRequest<ResultType>) {
    fetchRequest = request
  }

  /// Nil: nothing is fetched.
  open var finalResult: [ResultType]? { nil }
}
