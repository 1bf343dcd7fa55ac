import Foundation
import FoundationAdditions

/// The address under which a scroll view has its choice.
nonisolated(unsafe) private let indexDisplayModeKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension UIScrollView {
  /// When an index stands at the side.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic = 0
    case alwaysHidden = 1
  }

  /// Differs from Apple's: kept, and read by nobody here; an index is shown where a table has one.
  public var indexDisplayMode: IndexDisplayMode {
    get { objc_getAssociatedObject(self, indexDisplayModeKey) as? IndexDisplayMode ?? .automatic }
    set {
      objc_setAssociatedObject(
        self, indexDisplayModeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
