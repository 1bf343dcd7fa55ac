import Device

/// A Live Activity on the device, and who looks at it; all under the lock of the store.
final class ActivityEntry: @unchecked Sendable {
  var record: ActivityRecord
  /// The phase that was told last.
  var told: ActivityState
  /// The app's object, once there is one.
  var object: AnyObject?
  /// Ends what tells of the content.
  var finish: () -> Void = {}
  let states = Broadcast<ActivityState>()

  init(_ record: ActivityRecord, told: ActivityState) {
    self.record = record
    self.told = told
  }
}
