import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ButtonSizingTests {
  private let size = CGSize(width: 300, height: 200)

  private func width<V: View>(_ view: V) -> CGFloat {
    TestHost(view, size: size).first(ButtonNode.self)?.size.width ?? 0
  }

  @Test func aFlexibleButtonTakesTheRoom() {
    let button = Button("Go") {}.buttonStyle(.bordered)
    #expect(width(button.buttonSizing(.flexible)) == 300)
    #expect(width(button.buttonSizing(.fitted)) == width(button))
    #expect(width(button) < 100)
    #expect(width(Button("Go") {}.buttonStyle(.borderedProminent).buttonSizing(.flexible)) == 300)
  }

  @Test func itsLabelStandsInTheMiddle() {
    let host = TestHost(
      Button("Go") {}.buttonStyle(.bordered).buttonSizing(.flexible), size: size)
    #expect(abs(host.frame(ofText: "Go").midX - 150) < 0.5)
  }

  @Test func buttonsSideBySideShareTheRoom() {
    let host = TestHost(
      HStack(spacing: 10) {
        Button("One") {}
        Button("Something longer") {}
      }.buttonStyle(.bordered).buttonSizing(.flexible), size: size)
    let widths = host.nodes.compactMap { ($0 as? ButtonNode)?.size.width }
    #expect(widths == [145, 145])
  }

  @Test func aChangeIsFollowed() {
    func view(_ sizing: ButtonSizing) -> some View {
      Button("Go") {}.buttonStyle(.bordered).buttonSizing(sizing)
    }
    let host = TestHost(view(.automatic), size: size)
    host.update(view(.flexible))
    #expect(host.first(ButtonNode.self)?.size.width == 300)
  }

  @Test func stylesOfTheAppsOwnReadIt() {
    struct Wide: ButtonStyle {
      @Environment(\.buttonSizing) private var sizing

      func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(maxWidth: sizing == .flexible ? .infinity : nil)
      }
    }
    #expect(width(Button("Go") {}.buttonStyle(Wide()).buttonSizing(.flexible)) == 300)
    #expect(width(Button("Go") {}.buttonStyle(Wide())) < 100)
  }
}
