#if canImport(Glibc)
  import Glibc

  /// What called the code that runs now.
  enum CallStack {
    private typealias Backtrace =
      @convention(c) (
        UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32
      ) -> Int32

    /// Libraries whose functions must not be left in the middle: they hold locks, or note that they
    /// are busy.
    private static let librariesOfQueuesAndTasks = [
      "libdispatch.so", "libswift_Concurrency.so", "libFoundation.so",
    ]

    private static let backtrace: Backtrace? = dlsym(dlopen(nil, RTLD_NOW), "backtrace").map {
      unsafeBitCast($0, to: Backtrace.self)
    }

    /// Whether a run loop, a dispatch queue or a task is among the callers.
    ///
    /// Also true if the callers can't be told, or are too many.
    static func passesThroughAQueueOrTask() -> Bool {
      guard let backtrace, findAddress != nil else { return true }
      var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 8_192)
      let count = Int(
        addresses.withUnsafeMutableBufferPointer { buffer in
          buffer.baseAddress.map { backtrace($0, Int32(buffer.count)) } ?? 0
        })
      guard count > 0, count < addresses.count else { return true }
      return addresses.prefix(count).contains { address in
        guard let address, let library = library(of: address) else { return false }
        return librariesOfQueuesAndTasks.contains { library.hasSuffix($0) }
      }
    }

    // MARK: Libraries

    /// The C library's `Dl_info`, which Swift's module of it leaves out.
    private struct AddressInfo {
      var libraryPath: UnsafePointer<CChar>?
      var libraryStart: UnsafeMutableRawPointer?
      var symbolName: UnsafePointer<CChar>?
      var symbolStart: UnsafeMutableRawPointer?
    }

    private typealias FindAddress =
      @convention(c) (
        UnsafeMutableRawPointer, UnsafeMutableRawPointer
      ) -> Int32

    private static let findAddress: FindAddress? = dlsym(dlopen(nil, RTLD_NOW), "dladdr").map {
      unsafeBitCast($0, to: FindAddress.self)
    }

    private static func library(of address: UnsafeMutableRawPointer) -> String? {
      var info = AddressInfo()
      guard let findAddress, findAddress(address, &info) != 0, let path = info.libraryPath else {
        return nil
      }
      return String(cString: path)
    }
  }
#endif
