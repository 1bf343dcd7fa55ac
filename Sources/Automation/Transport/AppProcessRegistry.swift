import Foundation
import Synchronization

/// The children that still run, so that they end with this process.
final class AppProcessRegistry: Sendable {
  static let shared = AppProcessRegistry()

  private let running = Mutex<Set<Int32>>([])

  private init() {
    atexit { AppProcessRegistry.shared.killAll() }
  }

  func add(_ process: Int32) {
    running.withLock { _ = $0.insert(process) }
  }

  func remove(_ process: Int32) {
    running.withLock { _ = $0.remove(process) }
  }

  private func killAll() {
    let processes = running.withLock { $0 }
    for process in processes { kill(-process, SIGKILL) }
  }
}
