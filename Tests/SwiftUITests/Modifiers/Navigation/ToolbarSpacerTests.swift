import Accessibility
import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ToolbarSpacerTests {
  private func distance(_ sizing: SpacerSizing) throws -> CGFloat {
    let host = TestHost(
      NavigationStack {
        Text("content").toolbar {
          ToolbarItem(placement: .bottomBar) { Button("One") {} }
          ToolbarSpacer(sizing, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("Two") {} }
        }
      })
    let first = try #require(host.element(.button, "One")?.frame)
    let second = try #require(host.element(.button, "Two")?.frame)
    return second.minX - first.maxX
  }

  @Test func aFixedSpacerKeepsItemsTogether() throws {
    #expect(try distance(.fixed) < 40)
  }

  @Test func aFlexibleSpacerPutsItemsApart() throws {
    #expect(try distance(.flexible) > 200)
  }

  @Test func aSpacerTakesItsNewSize() {
    func bar(_ sizing: SpacerSizing) -> some View {
      NavigationStack {
        Text("content").toolbar {
          ToolbarItem(placement: .bottomBar) { Button("One") {} }
          ToolbarSpacer(sizing, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("Two") {} }
        }
      }
    }
    let host = TestHost(bar(.flexible))
    let far = host.element(.button, "Two")?.frame.minX ?? 0
    host.update(bar(.fixed))
    #expect((host.element(.button, "Two")?.frame.minX ?? .infinity) < far - 100)
  }
}
