import Foundation

/// What an app asks the system to start later: one of the subclasses.
open class BGTaskRequest: NSObject, NSCopying {
  public let identifier: String
  /// When it may be started at the earliest; nil for any time.
  ///
  /// Differs from Apple's: kept, and read by nobody here; all requests are refused.
  open var earliestBeginDate: Date?

  fileprivate init(_ identifier: String) {
    self.identifier = identifier
  }

  fileprivate init(copying other: BGTaskRequest) {
    identifier = other.identifier
    earliestBeginDate = other.earliestBeginDate
  }

  open func copy(with zone: NSZone? = nil) -> Any { BGTaskRequest(copying: self) }
}

/// Asks for a `BGAppRefreshTask`.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) { super.init(identifier) }

  private init(_ other: BGAppRefreshTaskRequest) { super.init(copying: other) }

  open override func copy(with zone: NSZone? = nil) -> Any { BGAppRefreshTaskRequest(self) }
}

/// Asks for a `BGProcessingTask`.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether the task waits until the device is connected.
  ///
  /// Differs from Apple's: kept, and read by nobody here; all requests are refused.
  open var requiresNetworkConnectivity = false
  /// Whether the task waits until the device is charged.
  ///
  /// Differs from Apple's: kept, and read by nobody here; all requests are refused.
  open var requiresExternalPower = false

  public init(identifier: String) { super.init(identifier) }

  private init(_ other: BGProcessingTaskRequest) {
    requiresNetworkConnectivity = other.requiresNetworkConnectivity
    requiresExternalPower = other.requiresExternalPower
    super.init(copying: other)
  }

  open override func copy(with zone: NSZone? = nil) -> Any { BGProcessingTaskRequest(self) }
}
