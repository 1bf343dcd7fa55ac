import Foundation

/// Something on its way to the watch.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  open var isCurrentComplicationInfo: Bool { isForComplication }
  public let userInfo: [String: Any]
  /// False: where no watch is paired a transfer fails at once.
  open var isTransferring: Bool { false }
  private let isForComplication: Bool

  init(_ userInfo: [String: Any], isForComplication: Bool) {
    self.userInfo = userInfo
    self.isForComplication = isForComplication
    super.init()
  }

  /// Differs from Apple's: does nothing; where no watch is paired a transfer fails at once.
  open func cancel() {}
}
