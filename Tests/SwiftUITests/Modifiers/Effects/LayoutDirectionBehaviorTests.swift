import CoreGraphics
import DisplayList
import Testing

@testable import SwiftUI

@MainActor
@Suite struct LayoutDirectionBehaviorTests {
  private func isMirrored(_ behavior: LayoutDirectionBehavior, in direction: LayoutDirection)
    -> Bool
  {
    let host = TestHost(
      Rectangle().layoutDirectionBehavior(behavior).environment(\.layoutDirection, direction))
    return host.canvas.items.contains { item in
      if case .group(let attributes, _) = item { attributes.transform.a == -1 } else { false }
    }
  }

  @Test func viewsAreMirroredInTheDirectionThatTheyName() {
    #expect(isMirrored(.mirrors, in: .rightToLeft))
    #expect(!isMirrored(.mirrors, in: .leftToRight))
    #expect(isMirrored(.mirrors(in: .leftToRight), in: .leftToRight))
    #expect(!isMirrored(.fixed, in: .rightToLeft))
  }
}
