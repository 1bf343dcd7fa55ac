import CoreGraphics
import Testing

@testable import SwiftUI

/// A player that stands above the bar, whichever tab is selected.
@MainActor
@Suite struct TabAccessoryTests {
  private struct Player: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    let play: @MainActor () -> Void

    var body: some View {
      Button(placement == .expanded ? "Play" : "?", action: play)
    }
  }

  private struct Screen: View {
    @State var songs = 0
    @State var hasPlayer = true

    var body: some View {
      TabView {
        Tab("Songs", systemImage: "music.note") {
          List(0..<30, id: \.self) { Text("Song \($0)") }
        }
        Tab("More", systemImage: "ellipsis") {
          Button("Switch") { hasPlayer.toggle() }
        }
      }
      .tabViewBottomAccessory(isEnabled: hasPlayer) {
        HStack {
          Text("\(songs) songs")
          Player { songs += 1 }
        }
      }
    }
  }

  private func host(_ view: some View) -> TestHost {
    TestHost(view, size: CGSize(width: 390, height: 700))
  }

  @Test func itStandsAboveTheBarAndIsTapped() throws {
    let host = host(Screen())
    let play = try #require(host.element(.button, "Play"))
    let bar = try #require(host.element(.tabBar, "Tab Bar"))
    #expect(play.frame.maxY <= bar.frame.minY)
    #expect(play.frame.minY > bar.frame.minY - 70)
    host.tap("Play")
    #expect(host.element(.staticText, "1 songs") != nil)
    host.tap("More")
    #expect(host.element(.staticText, "1 songs") != nil)
  }

  @Test func theTabsAreKeptClearOfIt() throws {
    func height(isEnabled: Bool) throws -> CGFloat {
      var height: CGFloat = 0
      let host = host(
        TabView {
          Tab("A", systemImage: "star") {
            GeometryReader { proxy in
              Color.clear.onAppear { height = proxy.size.height }
            }
          }
        }
        .tabViewBottomAccessory(isEnabled: isEnabled) { Text("Player") })
      #expect((host.element(.staticText, "Player") != nil) == isEnabled)
      return height
    }
    // 48 for itself and 8 above the bar.
    #expect(try height(isEnabled: false) - height(isEnabled: true) == 56)
  }

  @Test func itComesAndGoes() {
    let host = host(Screen())
    host.tap("More")
    host.tap("Switch")
    #expect(host.element(.button, "Play") == nil)
    host.tap("Switch")
    #expect(host.element(.button, "Play") != nil)
  }

  @Test func viewsElsewhereHaveNoPlacement() {
    let host = host(Player {})
    #expect(host.element(.button, "?") != nil)
  }
}
