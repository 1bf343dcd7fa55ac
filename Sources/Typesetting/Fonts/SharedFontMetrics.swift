import Synchronization

/// Font metrics that live as long as the process, one object for equal values.
///
/// Layout passes them around by the thousand; a plain pointer costs no reference counting.
package struct SharedFontMetrics: Equatable, @unchecked Sendable {
  private let pointer: UnsafePointer<FontMetrics>

  package var value: FontMetrics { pointer.pointee }

  /// Where the metrics lie; above 1.
  package var address: UInt { UInt(bitPattern: pointer) }

  /// The metrics at an address that `address` has given.
  package init(address: UInt) {
    // Nothing but the address of metrics that live on gets here.
    pointer = UnsafePointer(bitPattern: address).unsafelyUnwrapped
  }

  private init(pointer: UnsafePointer<FontMetrics>) { self.pointer = pointer }

  private static let known = Mutex<[FontMetrics: SharedFontMetrics]>([:])

  /// The shared object for a value.
  static func of(_ metrics: FontMetrics) -> SharedFontMetrics {
    known.withLock { known in
      if let shared = known[metrics] { return shared }
      let pointer = UnsafeMutablePointer<FontMetrics>.allocate(capacity: 1)
      pointer.initialize(to: metrics)
      let shared = SharedFontMetrics(pointer: UnsafePointer(pointer))
      known[metrics] = shared
      return shared
    }
  }
}
