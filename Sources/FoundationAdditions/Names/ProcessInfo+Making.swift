import Foundation

/// A class of which a process has one object, whatever makes it.
///
/// Initializers of classes cannot answer another object than the new one; those of a protocol can.
public protocol _SharedInProcess {
  /// The one of this process.
  static var _shared: Self { get }
}

extension _SharedInProcess {
  /// What `ProcessInfo()` is, which Foundation for Linux keeps to itself.
  ///
  /// Differs from Apple's: answers the object of the process, `processInfo`, and not a new one that tells the same.
  public init() { self = Self._shared }
}

extension ProcessInfo: _SharedInProcess {
  public static var _shared: Self { unsafeDowncast(ProcessInfo.processInfo, to: Self.self) }
}
