import Dispatch
import Foundation

/// Tells how the device is connected.
///
/// Differs from Apple's: the device is in a Wi-Fi network that never goes, whatever the machine is connected to, so
/// that tests see the same everywhere: there is one update.
public final class NWPathMonitor: @unchecked Sendable {
  /// Protects what follows.
  private let lock = NSLock()
  private var handler: (@Sendable (NWPath) -> Void)?
  private var started: DispatchQueue?
  private var isCancelled = false
  private let path: NWPath

  public init() { path = .wifi }

  /// Looks at one kind of connection only.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    path = requiredInterfaceType == .wifi ? .wifi : .none
  }

  /// Looks at all connections but some.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    path = prohibitedInterfaceTypes.contains(.wifi) ? .none : .wifi
  }

  public var currentPath: NWPath { path }

  /// Called on the queue that the monitor was started with.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  public var queue: DispatchQueue? { lock.withLock { started } }

  /// Tells the first path, unless the monitor has been started or cancelled before.
  public func start(queue: DispatchQueue) {
    let isFirst = lock.withLock {
      guard started == nil, !isCancelled else { return false }
      started = queue
      return true
    }
    guard isFirst else { return }
    queue.async { [self] in
      let update = lock.withLock { isCancelled ? nil : handler }
      update?(path)
    }
  }

  /// Ends the updates for good.
  public func cancel() {
    lock.withLock { isCancelled = true }
  }
}
