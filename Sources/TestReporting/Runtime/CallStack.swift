#if canImport(Glibc)
  import Device

  /// What called the code that runs now.
  enum CallStack {
    /// Libraries whose functions must not be left in the middle: they hold locks, or note that they
    /// are busy.
    private static let librariesOfQueuesAndTasks = [
      "libdispatch.so", "libswift_Concurrency.so", "libFoundation.so",
    ]

    /// Whether a run loop, a dispatch queue or a task is among the callers.
    ///
    /// Also true if the callers can't be told, or are too many.
    static func passesThroughAQueueOrTask() -> Bool {
      let most = 8_192
      guard let addresses = Callers.addresses(atMost: most), !addresses.isEmpty,
        addresses.count < most
      else { return true }
      return addresses.contains { address in
        guard let library = Callers.library(of: address) else { return false }
        return librariesOfQueuesAndTasks.contains { library.path.hasSuffix($0) }
      }
    }
  }
#endif
