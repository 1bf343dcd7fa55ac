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

  /// Checks all seams the first time that it is called, and reports those that are broken.
  @MainActor
  package static func checkOnce() {
    let isFirst = isChecked.withLock { isChecked in
      defer { isChecked = true }
      return !isChecked
    }
    if isFirst { check(seams) }
  }

  /// Reports the broken ones of some seams.
  @MainActor
  package static func check(_ seams: [Seam]) {
    for seam in seams {
      guard let problem = seam.check() else { continue }
      RuntimeIssue.report(
        """
        This toolchain or system does not fit: \(seam.name) needs \(seam.need), but \(problem). \
        \(seam.cost)
        """, fileID: seam.fileID)
    }
  }
}
