#if DEBUG
  import Device
  import Foundation

  /// A method of Foundation's in whose place this module defines one, as the library has it.
  ///
  /// A closure is a function's address and a context; a method takes `self` where a closure takes its context. So what
  /// is bound to an object is cast to a structure whose only field is a closure of the method's type, which keeps the
  /// compiler from changing the convention of the call.
  struct OriginalMethod: Sendable {
    private let symbol: String
    private let address: UInt?

    init(_ symbol: String) {
      self.symbol = symbol
      address = ProgramSymbol.original(of: symbol).map { UInt(bitPattern: $0) }
    }

    /// The method of an object; the closure that this becomes gives the reference back when it is released.
    func bound(
      to object: AnyObject
    ) -> (address: UnsafeMutableRawPointer, receiver: Unmanaged<AnyObject>) {
      guard let address, let pointer = UnsafeMutableRawPointer(bitPattern: address) else {
        // No user's code can cause this: the program was linked without the shared Foundation.
        fatalError(
          "libFoundation.so has no \(symbol): link this program to the shared Swift libraries.")
      }
      return (pointer, Unmanaged.passRetained(object))
    }
  }
#endif
