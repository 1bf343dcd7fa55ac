import Foundation

/// Which library called the function that called.
enum CallingLibrary {
  /// Whether the caller's caller is dispatch itself, which has a timer that looks after its threads, a run
  /// loop, which has one that ends it in time, or a test's wait, which has one too: no work of the app.
  static func isSystemLoop() -> Bool {
    guard let backtrace, let findAddress else { return false }
    // This function, the one that calls it, perhaps a thunk in between, its caller, and for Swift's layer
    // on dispatch whose caller is.
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 6)
    let count = backtrace(&addresses, 6)
    var own: UnsafeMutableRawPointer?
    for address in addresses.prefix(Int(max(count, 0))) {
      var info = AddressInfo()
      guard let address, findAddress(address, &info) != 0, let path = info.libraryPath else {
        return false
      }
      guard info.libraryStart != own else { continue }
      guard own != nil else {
        own = info.libraryStart
        continue
      }
      let name = String(cString: path)
      if name.hasSuffix("/libswiftDispatch.so") { continue }
      return systemLoops.contains { name.hasSuffix($0) }
    }
    return false
  }

  private static let systemLoops = ["/libdispatch.so", "/libFoundation.so", "/libXCTest.so"]

  private typealias Backtrace =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
  private typealias FindAddress =
    @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32

  /// The C library's `Dl_info`, which Swift's module of it leaves out.
  private struct AddressInfo {
    var libraryPath: UnsafePointer<CChar>?
    var libraryStart: UnsafeMutableRawPointer?
    var symbolName: UnsafePointer<CChar>?
    var symbolStart: UnsafeMutableRawPointer?
  }

  private static let backtrace = dlsym(nil, "backtrace").map {
    unsafeBitCast($0, to: Backtrace.self)
  }
  private static let findAddress = dlsym(nil, "dladdr").map {
    unsafeBitCast($0, to: FindAddress.self)
  }
}
