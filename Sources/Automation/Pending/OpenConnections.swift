import Foundation

/// The sockets of this process besides those that the driver's connection needs.
package enum OpenConnections {
  /// The sockets that were there before the app was: inherited ones.
  private static let knownSockets = Guarded<Set<UInt>?>(nil)

  /// Remembers the sockets that are open now as no work of the app.
  package static func ignorePresent() {
    let present = sockets
    knownSockets.withLock { $0 = ($0 ?? []).union(present) }
  }

  /// What seems to be under way, in a few words; nil if nothing is.
  static func reason() -> String? {
    guard let knownSockets = knownSockets.withLock({ $0 }) else {
      ignorePresent()
      return nil
    }
    return sockets.allSatisfy(knownSockets.contains) ? nil : "an open connection"
  }

  /// By their numbers in the kernel, which differ from those of all others.
  private static var sockets: [UInt] {
    let driver = DriverSockets.all
    return ProcessFiles.names(in: "/proc/self/fd").compactMap { name in
      guard let number = Int32(name), !driver.contains(number) else { return nil }
      var status = stat()
      let isSocket = fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
      return isSocket ? status.st_ino : nil
    }
  }
}

/// Timers of the kernel that this process has.
enum OpenTimers {
  /// Whether one of them is going to fire.
  static var isAnyArmed: Bool {
    ProcessFiles.names(in: "/proc/self/fd").contains { name in
      ProcessFiles.target(of: "/proc/self/fd/" + name).contains("timerfd") && isArmed(name)
    }
  }

  private static func isArmed(_ descriptor: String) -> Bool {
    let info = ProcessFiles.text(of: "/proc/self/fdinfo/" + descriptor)
    guard let line = info.split(separator: "\n").first(where: { $0.hasPrefix("it_value") }) else {
      return false
    }
    return !line.contains("(0, 0)")
  }
}
