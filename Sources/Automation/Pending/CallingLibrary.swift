import Device
import Foundation

/// Which library called the function that called.
enum CallingLibrary {
  /// Whether the caller's caller is dispatch itself, which has a timer that looks after its threads, a run
  /// loop, which has one that ends it in time, or a test's wait, which has one too: no work of the app.
  static func isSystemLoop() -> Bool {
    // The look itself, this function, the one that calls it, perhaps a thunk in between, its caller, and for
    // Swift's layer on dispatch whose caller is.
    guard let addresses = Callers.addresses(atMost: 7) else { return false }
    var own: UInt?
    for address in addresses {
      guard let place = place(of: address) else { return false }
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

  private static func place(of address: UnsafeMutableRawPointer) -> Place? {
    let key = UInt(bitPattern: address)
    if let known = places.withLock({ $0[key] }) { return known }
    guard let library = Callers.library(of: address) else { return nil }
    let kind: Place.Kind =
      if library.path.hasSuffix("/libswiftDispatch.so") {
        .dispatchLayer
      } else {
        systemLoops.contains { library.path.hasSuffix($0) } ? .systemLoop : .other
      }
    let place = Place(library: library.start, kind: kind)
    places.withLock { $0[key] = place }
    return place
  }

  private static let systemLoops = ["/libdispatch.so", "/libFoundation.so", "/libXCTest.so"]
}
