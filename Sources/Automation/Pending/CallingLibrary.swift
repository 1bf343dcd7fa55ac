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
    var own: UInt?
    for address in addresses.prefix(Int(max(count, 0))) {
      guard let address, let place = place(of: address, findAddress) else { return false }
      guard place.library != own else { continue }
      guard own != nil else {
        own = place.library
        continue
      }
      if place.kind == .dispatchLayer { continue }
      return place.kind == .systemLoop
    }
    return false
  }

  /// What is known of the code at an address.
  private struct Place {
    enum Kind {
      case systemLoop
      /// Swift's layer on dispatch.
      case dispatchLayer
      case other
    }

    /// Where the library lies.
    let library: UInt
    let kind: Kind
  }

  /// The places that were looked up, by address: a look goes through all symbols of a library, and a run
  /// loop sets its timer at each turn.
  private static let places = Guarded<[UInt: Place]>([:])

  private static func place(
    of address: UnsafeMutableRawPointer, _ findAddress: FindAddress
  ) -> Place? {
    let key = UInt(bitPattern: address)
    if let known = places.withLock({ $0[key] }) { return known }
    var info = AddressInfo()
    guard findAddress(address, &info) != 0, let path = info.libraryPath else { return nil }
    let name = String(cString: path)
    let kind: Place.Kind =
      if name.hasSuffix("/libswiftDispatch.so") {
        .dispatchLayer
      } else {
        systemLoops.contains { name.hasSuffix($0) } ? .systemLoop : .other
      }
    let place = Place(library: UInt(bitPattern: info.libraryStart), kind: kind)
    places.withLock { $0[key] = place }
    return place
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
