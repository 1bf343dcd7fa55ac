import Device
import Foundation

/// Which library called the function that called.
enum CallingLibrary {
  /// Whose code it is.
  enum Kind {
    /// dispatch itself, which has a timer that looks after its threads.
    case dispatch
    /// A run loop, which has one that ends it in time.
    case runLoop
    /// XCTest, whose waits have one too.
    case tests
    case network
    /// Swift's layer on dispatch.
    case dispatchLayer
    case other

    /// Whether its delays are no work of the app.
    var isSystemLoop: Bool { self == .dispatch || self == .runLoop || self == .tests }
  }

  /// Whose code the caller's caller is.
  static func kind() -> Kind {
    // The look itself, this function, those that call it, perhaps a thunk in between, their caller, and for
    // Swift's layer on dispatch whose caller is.
    guard let addresses = Callers.addresses(atMost: 9) else { return .other }
    var own: UInt?
    for address in addresses {
      guard let place = place(of: address) else { return .other }
      guard place.library != own else { continue }
      guard own != nil else {
        own = place.library
        continue
      }
      if place.kind == .dispatchLayer { continue }
      return place.kind
    }
    return .other
  }

  /// Whose code a function is.
  static func kind(of function: UnsafeMutableRawPointer) -> Kind {
    place(of: function)?.kind ?? .other
  }

  /// Who has made a block; the caller's caller has handed it to dispatch.
  @inline(never)
  static func kind(ofBlock block: UnsafeMutableRawPointer) -> Kind {
    // As the ABI of blocks has it: a class, flags, and then the function.
    let function = block.load(fromByteOffset: 16, as: UnsafeMutableRawPointer.self)
    guard let place = place(of: function) else { return .other }
    // Work items are blocks of dispatch's own, whoever made them.
    return place.kind == .dispatch ? kind() : place.kind
  }

  /// What a run of XCTest's notes that calls: when a test, or several of them, begins or ends; nil if none calls.
  static func timedMoment() -> TimedMoment? {
    // The look itself, this function, who calls it, perhaps a thunk in between, and the caller.
    let addresses = Callers.addresses(atMost: 6) ?? []
    return addresses.lazy.compactMap { place(of: $0)?.timedMoment }.first
  }

  enum TimedMoment {
    case start
    case end
  }

  /// Whether XCTest waits for the body of an asynchronous test, which is no wait of the test's.
  ///
  /// Only for the function that calls the definition that stands in for the run loop's, and is called by it.
  static func runsAsynchronousTest() -> Bool {
    // The look itself, this function, those two, and who calls.
    guard let addresses = Callers.addresses(atMost: 5), addresses.count == 5 else { return false }
    return place(of: addresses[4])?.runsAsynchronousTest == true
  }

  /// Whether XCTest runs a loop.
  ///
  /// Only for where `runsAsynchronousTest` is.
  static func isWaitOfTests() -> Bool {
    guard let addresses = Callers.addresses(atMost: 5), addresses.count == 5 else { return false }
    return place(of: addresses[4])?.kind == .tests
  }

  /// What is known of the code at an address.
  private struct Place {
    /// Where the library lies.
    let library: UInt
    let kind: Kind
    /// What notes when a test begins or ends.
    let timedMoment: TimedMoment?
    let runsAsynchronousTest: Bool

    init(_ address: UnsafeMutableRawPointer, in library: Callers.Library) {
      let name = library.path.split(separator: "/").last ?? ""
      self.library = library.start
      kind =
        switch name {
        case "libswiftDispatch.so": .dispatchLayer
        case "libdispatch.so": .dispatch
        case "libFoundation.so": .runLoop
        case "libXCTest.so": .tests
        case "libFoundationNetworking.so": .network
        default: .other
        }
      // Only their names tell XCTest's functions from one another; of those that run loops, the one for
      // asynchronous tests has none that others may call it by.
      let symbol = name == "libXCTest.so" ? Callers.symbol(of: address) ?? "" : nil
      timedMoment =
        if symbol?.contains("RunC5start") == true {
          .start
        } else {
          symbol?.contains("RunC4stop") == true ? .end : nil
        }
      runsAsynchronousTest = symbol?.isEmpty == true
    }
  }

  /// The places that were looked up, by address: a look goes through all symbols of a library, and a run
  /// loop sets its timer at each turn.
  private static let places = Guarded<[UInt: Place]>([:])

  private static func place(of address: UnsafeMutableRawPointer) -> Place? {
    let key = UInt(bitPattern: address)
    if let known = places.withLock({ $0[key] }) { return known }
    guard let library = Callers.library(of: address) else { return nil }
    let place = Place(address, in: library)
    places.withLock { $0[key] = place }
    return place
  }
}
