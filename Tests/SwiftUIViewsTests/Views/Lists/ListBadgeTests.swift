import Accessibility
import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct ListBadgeTests {
  @Test func theLabelOfALinkBearsTheBadgeOfItsRow() {
    let host = TestHost(
      NavigationStack {
        List {
          NavigationLink {
            Text("Mails")
          } label: {
            Text("Inbox").badge(12)
          }
          NavigationLink("Sent") { Text("Mails") }.badge("new")
        }
      })
    #expect(host.element(.staticText, "12") != nil)
    #expect(host.element(.staticText, "new") != nil)
  }

  @Test func theProminenceOfABadgeSetsItsLook() {
    func width(_ prominence: BadgeProminence) -> CGFloat {
      TestHost(List { Text("Inbox").badge(3).badgeProminence(prominence) })
        .element(.staticText, "3")?.frame.maxX ?? 0
    }
    func fills(_ prominence: BadgeProminence) -> Int {
      let host = TestHost(
        List { Text("Inbox").badge(3) }.badgeProminence(prominence))
      return host.canvas.items.description.components(separatedBy: "fill").count
    }
    #expect(width(.standard) == width(.decreased))
    #expect(width(.increased) < width(.standard))
    #expect(fills(.increased) == fills(.standard) + 1)
  }

  @Test func aBadgeFollowsItsProminence() {
    func view(_ prominence: BadgeProminence) -> some View {
      List { Text("Inbox").badge(3).badgeProminence(prominence) }
    }
    let host = TestHost(view(.standard))
    let before = host.element(.staticText, "3")?.frame.maxX ?? 0
    host.update(view(.increased))
    #expect((host.element(.staticText, "3")?.frame.maxX ?? before) < before)
  }

  @Test func marginsOfTheContentReplaceThoseOfTheList() throws {
    let host = TestHost(
      List { Text("Row") }.contentMargins(.horizontal, 40).contentMargins(.top, 5))
    let row = try #require(host.element(.cell))
    #expect(row.frame.minX == 40)
    #expect(row.frame.width == 310)
    #expect(row.frame.minY == 5)
  }

  @Test func aLabelOfTheAppsIsReadThoughItIsTheNameOfTheSymbol() {
    let host = TestHost(
      Button {
      } label: {
        Text("Dune")
        Image(systemName: "star.fill").accessibilityLabel("Favorite")
        Image(systemName: "heart.fill")
      })
    #expect(host.element(.button, "Dune, Favorite") != nil)
  }
}
