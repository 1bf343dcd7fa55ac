import Foundation
import Synchronization

#if !compiler(>=6.3)
  #error("Vitrine needs Swift 6.3 or later: https://www.swift.org/install/linux/")
#endif

/// Says once, by name, what does not fit the toolchain or the system that a program runs on.
///
/// Without it a seam that breaks would be noticed by empty screens or not at all.
package enum ToolchainProbe {
  private static let registered = Mutex<[@Sendable () -> Seam]>([])
  private static let isChecked = Mutex(false)
  private static let fit = Mutex(false)

  // MARK: Seams

  /// Adds a seam; to be called when the program is loaded, so that `seam` is only made when it is asked for.
  package static func register(_ seam: @escaping @Sendable () -> Seam) {
    registered.withLock { $0.append(seam) }
  }

  /// The seams of all modules that are part of the program, by name.
  package static var seams: [Seam] {
    registered.withLock { $0 }.map { $0() }.sorted { $0.name < $1.name }
  }

  // MARK: Checking

  /// What the environment of an app says whose launcher has found that all fits: that is not asked again, as it takes
  /// a tenth of the time in which an app that is built for debugging starts.
  package static let variable = "VITRINE_TOOLCHAIN_FITS"

  /// Whether all seams were checked here, and none is broken.
  package static var hasFit: Bool { fit.withLock { $0 } }

  /// Checks all seams the first time that it is called, and reports those that are broken.
  @MainActor
  package static func checkOnce() {
    let isFirst = isChecked.withLock { isChecked in
      defer { isChecked = true }
      return !isChecked
    }
    guard isFirst, getenv(variable) == nil else { return }
    let fits = check(seams)
    fit.withLock { $0 = fits }
  }

  /// Reports the broken ones of some seams.
  ///
  /// - Returns: Whether none is.
  @MainActor
  @discardableResult
  package static func check(_ seams: [Seam]) -> Bool {
    var fits = true
    for seam in seams {
      guard let problem = seam.check() else { continue }
      fits = false
      RuntimeIssue.report(
        """
        This toolchain or system does not fit: \(seam.name) needs \(seam.need), but \(problem). \
        \(seam.cost)
        """, fileID: seam.fileID)
    }
    return fits
  }
}
