import Foundation
import Synchronization

/// Looks for items of the app.
///
/// Differs from Apple's: a query is made of comparisons such as `title == "*word*"cdw`, of `&&`, `||`, `!` and brackets;
/// others end with an error.
open class CSSearchQuery: NSObject, @unchecked Sendable {
  private struct Course {
    var found: (([CSSearchableItem]) -> Void)?
    var completion: (((any Error)?) -> Void)?
    var count = 0
    var isCancelled = false
  }

  private let text: String
  private let lock = NSLock()
  private var course = Course()

  /// Differs from Apple's: items come with all their attributes, whatever `attributes` are asked for.
  public init(queryString: String, attributes: [String]?) {
    text = queryString
    super.init()
  }

  /// Called with what was found, on another queue.
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)? {
    get { lock.withLock { course.found } }
    set { lock.withLock { course.found = newValue } }
  }

  /// Called at the end, on another queue; with an error for a query that cannot be read, or that was cancelled.
  open var completionHandler: (((any Error)?) -> Void)? {
    get { lock.withLock { course.completion } }
    set { lock.withLock { course.completion = newValue } }
  }

  open var foundItemCount: Int { lock.withLock { course.count } }
  open var isCancelled: Bool { lock.withLock { course.isCancelled } }

  open func cancel() { lock.withLock { course.isCancelled = true } }

  open func start() {
    DispatchQueue.global().async { [self] in
      if isCancelled { return finish(CSSearchQueryError(.cancelled)) }
      guard let condition = SearchCondition(text) else {
        return finish(CSSearchQueryError(.invalidQuery))
      }
      let now = Date()
      let items = CSSearchableIndex.all.filter { item in
        item.expirationDate.map { $0 > now } ?? true
      }.filter(condition.holds)
      lock.withLock { course.count = items.count }
      if !items.isEmpty { foundItemsHandler?(items) }
      finish(nil)
    }
  }

  private func finish(_ error: CSSearchQueryError?) { completionHandler?(error) }
}

public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

/// Why a query has ended.
public struct CSSearchQueryError: Error, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case unknown = -2000
    case indexUnreachable = -2001
    case invalidQuery = -2002
    case cancelled = -2003
  }

  public static let errorDomain = CSSearchQueryErrorDomain

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorCode: Int { code.rawValue }
}
