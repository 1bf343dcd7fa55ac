import Dispatch
import Network
import Testing

struct NWPathMonitorTests {
  /// The paths that a monitor tells until all that is queued has run.
  private func updates(of monitor: NWPathMonitor, _ change: (NWPathMonitor) -> Void) -> [NWPath] {
    let queue = DispatchQueue(label: "monitor")
    let paths = Paths()
    monitor.pathUpdateHandler = { paths.all.append($0) }
    queue.sync {
      monitor.start(queue: queue)
      change(monitor)
    }
    return queue.sync { paths.all }
  }

  /// Changed on one queue only.
  private final class Paths: @unchecked Sendable { var all: [NWPath] = [] }

  @Test func theDeviceIsInAWirelessNetwork() throws {
    let path = try #require(updates(of: NWPathMonitor()) { _ in }.first)
    #expect(path.status == .satisfied)
    #expect(path.usesInterfaceType(.wifi))
    #expect(!path.usesInterfaceType(.cellular))
    #expect(!path.isExpensive)
  }

  @Test func otherConnectionsAreNotThere() {
    #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .unsatisfied)
    #expect(NWPathMonitor(requiredInterfaceType: .wifi).currentPath.status == .satisfied)
    #expect(NWPathMonitor(prohibitedInterfaceTypes: [.wifi]).currentPath.status == .unsatisfied)
  }

  @Test func aCancelledMonitorIsSilent() {
    #expect(updates(of: NWPathMonitor()) { $0.cancel() }.isEmpty)
  }

  @Test func startingTwiceTellsOnce() {
    let other = DispatchQueue(label: "other")
    #expect(updates(of: NWPathMonitor()) { $0.start(queue: other) }.count == 1)
  }
}
