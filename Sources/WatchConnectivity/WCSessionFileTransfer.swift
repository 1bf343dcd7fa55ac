import Foundation

/// A file on its way to the watch.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
  public let file: WCSessionFile
  /// False: where no watch is paired a transfer fails at once.
  open var isTransferring: Bool { false }
  public let progress = Progress(totalUnitCount: 1)

  init(_ file: WCSessionFile) {
    self.file = file
    super.init()
  }

  /// Differs from Apple's: does nothing; where no watch is paired a transfer fails at once.
  open func cancel() {}
}
