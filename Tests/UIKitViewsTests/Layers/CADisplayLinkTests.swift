import Device
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct CADisplayLinkTests {
  @MainActor
  private final class Counter: NSObject {
    var frames: [TimeInterval] = []
    func step(_ link: CADisplayLink) { frames.append(link.timestamp) }
  }

  private func link(_ counter: Counter) -> CADisplayLink {
    CADisplayLink(target: counter, selector: Selector("step:", Counter.step(_:)))
  }

  private func pass(_ frames: Double) {
    UIApplication.shared.device.clock.advance(by: (frames + 0.5) / 60)
  }

  @Test func theTargetIsCalledWithEachFrame() {
    let counter = Counter()
    let link = link(counter)
    pass(2)
    #expect(counter.frames.isEmpty)
    link.add(to: .main, forMode: .common)
    pass(3)
    #expect(counter.frames.count == 3)
    let steps = zip(counter.frames.dropFirst(), counter.frames).map { $0 - $1 }
    #expect(steps.allSatisfy { abs($0 - 1.0 / 60) < 0.000_001 })
    link.isPaused = true
    pass(3)
    #expect(counter.frames.count == 3)
    link.invalidate()
  }

  @Test func theRunLoopKeepsTheLinkAndTheLinkItsTargetUntilItIsInvalidated() {
    weak var kept: Counter?
    weak var running: CADisplayLink?
    autoreleasepool {
      let counter = Counter()
      let link = link(counter)
      link.add(to: .main, forMode: .common)
      kept = counter
      running = link
    }
    pass(2)
    #expect(kept?.frames.count == 2)
    running?.invalidate()
    #expect(kept == nil)
    #expect(running == nil)
  }
}
