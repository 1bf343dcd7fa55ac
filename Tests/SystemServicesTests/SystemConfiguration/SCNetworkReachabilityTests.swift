import Dispatch
import Foundation
import SystemConfiguration
import Testing

struct SCNetworkReachabilityTests {
  /// As apps of all years have it.
  private func isConnected() -> Bool {
    var zero = sockaddr_in()
    zero.sin_len = UInt8(MemoryLayout.size(ofValue: zero))
    zero.sin_family = sa_family_t(AF_INET)
    let reachability = withUnsafePointer(to: &zero) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
      }
    }
    guard let reachability else { return false }
    var flags = SCNetworkReachabilityFlags()
    guard SCNetworkReachabilityGetFlags(reachability, &flags) else { return false }
    return flags.contains(.reachable) && !flags.contains(.connectionRequired)
  }

  @Test func theDeviceIsConnected() {
    #expect(isConnected())
    #expect(SCNetworkReachabilityCreateWithName(nil, "example.com") != nil)
    #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
  }

  private final class Log: @unchecked Sendable { var flags: [SCNetworkReachabilityFlags] = [] }

  @Test func aCallbackIsToldOnceWithItsContext() throws {
    let reachability = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
    let log = Log()
    var context = SCNetworkReachabilityContext(
      version: 0, info: Unmanaged.passUnretained(log).toOpaque(), retain: nil, release: nil)
    let isSet = SCNetworkReachabilitySetCallback(
      reachability,
      { _, flags, info in
        guard let info else { return }
        Unmanaged<Log>.fromOpaque(info).takeUnretainedValue().flags.append(flags)
      }, &context)
    #expect(isSet)
    let queue = DispatchQueue(label: "reachability")
    #expect(SCNetworkReachabilitySetDispatchQueue(reachability, queue))
    queue.sync {}
    #expect(log.flags == [.reachable])
  }
}
