import Device
import Foundation

/// Takes the app's requests for work in the background.
///
/// As on a simulator requests are refused (`Error.Code.unavailable`), so that no handler is ever called.
public final class BGTaskScheduler: NSObject, @unchecked Sendable {
  public static let errorDomain = "BGTaskSchedulerErrorDomain"

  /// What can be wrong with a request.
  public struct Error: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
      /// The app may not work in the background, or runs on a simulator.
      case unavailable = 1
      case tooManyPendingTaskRequests = 2
      /// The identifier is not in Info.plist.
      case notPermitted = 3
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { BGTaskScheduler.errorDomain }
    public var errorCode: Int { code.rawValue }

    public static let unavailable = Code.unavailable
    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
    public static let notPermitted = Code.notPermitted
  }

  public static let shared = BGTaskScheduler()

  /// Protects what follows.
  private let lock = NSLock()
  private var registered: Set<String> = []

  private override init() {}

  /// Says what is to be called for the tasks of an identifier, once for each identifier.
  ///
  /// Differs from Apple's: the handler is never called, on whatever queue; a second one for the same identifier fails
  /// the test where iOS ends the app.
  ///
  /// - Returns: Whether Info.plist lists the identifier under `BGTaskSchedulerPermittedIdentifiers`.
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    guard permitted.contains(identifier) else { return false }
    let isNew = lock.withLock { registered.insert(identifier).inserted }
    if !isNew { Self.tellSecondHandler(for: identifier) }
    return isNew
  }

  private static func tellSecondHandler(for identifier: String) {
    let tell = { @MainActor @Sendable in
      RuntimeIssue.fail(
        "BGTaskScheduler: a launch handler for the task \(identifier) has been registered already.")
    }
    if Thread.isMainThread { MainActor.assumeIsolated(tell) } else { Task(operation: tell) }
  }

  private var permitted: [String] {
    Bundle.main.infoDictionary?["BGTaskSchedulerPermittedIdentifiers"] as? [String] ?? []
  }

  /// - Throws: `Error.Code.unavailable`, or `notPermitted` for an identifier that Info.plist does not list. Which of the
  ///   two a simulator tells where both hold is not certain.
  public func submit(_ taskRequest: BGTaskRequest) throws {
    throw Error(permitted.contains(taskRequest.identifier) ? .unavailable : .notPermitted)
  }

  /// There are none: all requests are refused.
  public func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler([])
  }

  /// There are none: all requests are refused.
  public func pendingTaskRequests() async -> [BGTaskRequest] { [] }

  /// Withdraws a request; there is none with any identifier.
  ///
  /// Differs from Apple's: `identifier` is of no account, since all requests are refused.
  public func cancel(taskRequestWithIdentifier identifier: String) {}

  /// Withdraws all requests.
  ///
  /// Differs from Apple's: does nothing; all requests are refused.
  public func cancelAllTaskRequests() {}
}

extension BGTaskScheduler.Error.Code {
  /// Whether an error has this code, in `catch` and in cases of `switch`.
  public static func ~= (code: Self, error: any Swift.Error) -> Bool {
    (error as? BGTaskScheduler.Error)?.code == code
  }
}
