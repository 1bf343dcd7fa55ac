import Synchronization

/// The sockets between apps and their drivers in this process, by descriptor.
enum DriverSockets {
  private static let numbers = Mutex<Set<Int32>>([])

  static var all: Set<Int32> { numbers.withLock { $0 } }

  static func add(_ number: Int32) { numbers.withLock { _ = $0.insert(number) } }

  static func remove(_ number: Int32) { numbers.withLock { _ = $0.remove(number) } }
}
