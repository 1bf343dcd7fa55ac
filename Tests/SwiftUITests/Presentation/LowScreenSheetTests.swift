import Accessibility
import CoreGraphics
import Testing

@testable import SwiftUI

/// Sheets over a screen that is low, where they are covers.
@MainActor
@Suite struct LowScreenSheetTests {
  private struct Screen: View {
    let isCover: Bool
    var adaptation = PresentationAdaptation.automatic

    var content: some View {
      NavigationStack {
        Text("inside").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
      .presentationCompactAdaptation(adaptation)
    }

    var body: some View {
      Group {
        if isCover {
          Text("behind").fullScreenCover(isPresented: .constant(true)) { content }
        } else {
          Text("behind").sheet(isPresented: .constant(true)) { content }
        }
      }
      .environment(\.verticalSizeClass, .compact)
    }
  }

  private func bar(_ screen: Screen) throws -> CGRect {
    let host = TestHost(screen, size: CGSize(width: 844, height: 390))
    return try #require(host.element(.navigationBar)?.frame)
  }

  @Test func itsBarIsAsHighAsThatOfACover() throws {
    #expect(try bar(Screen(isCover: false)) == bar(Screen(isCover: true)))
  }

  @Test func aSheetThatStaysOneKeepsTheRoomAboveItsBar() throws {
    let sheet = try bar(Screen(isCover: false, adaptation: .none))
    #expect(try sheet.height == bar(Screen(isCover: true)).height + 12)
  }

  /// Turning the device makes a sheet that shows a cover, and turning it back a sheet.
  @Test func aShownSheetFollowsTheRoom() throws {
    struct Turned: View {
      var body: some View {
        Text("behind").sheet(isPresented: .constant(true)) {
          NavigationStack {
            Text("inside").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          }
        }
      }
    }
    let host = TestHost(Turned(), size: CGSize(width: 390, height: 844))
    let high = try #require(host.element(.navigationBar)?.frame)
    func turn(_ size: CGSize, _ room: UserInterfaceSizeClass) throws -> CGRect {
      host.graph.size = size
      host.graph.updateEnvironment { $0.verticalSizeClass = room }
      host.graph.runTurn()
      return try #require(host.element(.navigationBar)?.frame)
    }
    let low = try turn(CGSize(width: 844, height: 390), .compact)
    #expect(low == (try bar(Screen(isCover: true))))
    #expect(try turn(CGSize(width: 390, height: 844), .regular) == high)
  }
}
