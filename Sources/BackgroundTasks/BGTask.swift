// BackgroundTasks: work that the system is asked to start later. May import Foundation and Device.

import Foundation

/// Work that the system has started in the background.
///
/// None is ever started here, as on a simulator: apps name the type in the handlers that they register.
open class BGTask: NSObject {
  public let identifier: String
  /// Called shortly before the time for the work is up.
  ///
  /// Differs from Apple's: kept, and called by nobody here; no task is started.
  open var expirationHandler: (() -> Void)?

  init(identifier: String) {
    self.identifier = identifier
  }

  /// Says that the work is done.
  ///
  /// Differs from Apple's: `success` decides nothing; no task is started, and so none is tried again.
  open func setTaskCompleted(success: Bool) { expirationHandler = nil }
}

/// A short task that brings the app's content up to date.
open class BGAppRefreshTask: BGTask {}

/// A task that may take minutes.
open class BGProcessingTask: BGTask {}
