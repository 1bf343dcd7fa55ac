/// Something that keeps `simctl` from doing what it was asked, with its exit status.
package struct SimctlError: Error, Equatable, CustomStringConvertible {
  /// The statuses with which `simctl` ends.
  package enum Status: Int32, Sendable {
    case failed = 1
    case usage = 64
    /// The device is in a state in which this can't be done.
    case state = 149
    case noDevice = 164
  }

  package var status: Status
  /// All lines, as they are printed.
  package var description: String

  package init(_ status: Status, _ description: String) {
    self.status = status
    self.description = description
  }

  /// What can't be done to a device as it is.
  static func state(_ verb: String, _ device: SimulatorDevice) -> SimctlError {
    SimctlError(
      .state,
      """
      An error was encountered processing the command (domain=com.apple.CoreSimulator.SimError, code=405):
      Unable to \(verb) in current state: \(device.state)
      """)
  }
}
