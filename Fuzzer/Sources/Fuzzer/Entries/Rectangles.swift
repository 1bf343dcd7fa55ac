import Dispatch
import Foundation
import UIKit

/// Rectangles whose numbers are none, and delays of any length.
enum Rectangles {
  @MainActor static let entries: [Entry] = [
    Entry(name: "CGRect points") { random in
      let rect = odd(&random)
      _ = (rect.contains(random.point()), rect.contains(rect.origin), rect.contains(rect.middle))
    },
    Entry(name: "CGRect pairs") { random in
      let (rect, other) = (odd(&random), odd(&random))
      _ = (rect.contains(other), rect.intersects(other), rect == other, rect.hashValue)
      _ = (rect.intersection(other), rect.union(other), rect.union(other).contains(rect))
    },
    Entry(name: "CGRect changes") { random in
      let rect = odd(&random)
      let moved = rect.insetBy(dx: random.number(), dy: random.number())
        .offsetBy(dx: random.number(), dy: random.number())
      _ = (moved.integral, moved.standardized, moved.isEmpty, moved.isInfinite, moved.isNull)
      for edge in [CGRectEdge.minXEdge, .minYEdge, .maxXEdge, .maxYEdge] {
        _ = moved.divided(atDistance: random.number(), from: edge)
      }
      _ = moved.applying(random.transform()).inset(
        by: UIEdgeInsets(top: random.number(), left: random.number(), bottom: 0, right: 0))
    },
    Entry(name: "timer sources") { random in
      let source = DispatchSource.makeTimerSource(queue: random.flag() ? .main : .global())
      // On whichever queue it comes.
      source.setEventHandler { @Sendable in }
      source.schedule(
        deadline: .now() + random.number(),
        repeating: random.pick([.never, .milliseconds(0), .milliseconds(7), .seconds(.max)]))
      if random.flag() { source.schedule(wallDeadline: .now() + random.number()) }
      source.resume()
      if random.flag() { source.setEventHandler(handler: nil) }
      if random.flag() { source.schedule(deadline: .distantFuture) }
      if random.flag() { source.cancel() }
    },
    Entry(name: "delays") { random in
      DispatchQueue.global().asyncAfter(deadline: .now() + random.number()) {}
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + random.number()) {}
    },
  ]

  private static func odd(_ random: inout RandomSource) -> CGRect {
    random.pick([random.rect(), .null, .infinite, .zero, random.rect(), random.rect()])
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
