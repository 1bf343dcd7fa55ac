import AVKit
import Accessibility
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct VideoPlayerTests {
  private let player: AVPlayer

  init() throws {
    player = AVPlayer(url: try SoundFiles.file(SoundFiles.movie(seconds: 60), "film.mov"))
  }

  @Test func theButtonPlaysAndPauses() {
    let host = ViewHost(VideoPlayer(player: player))
    host.tap("Play")
    #expect(player.rate == 1)
    #expect(player.timeControlStatus != .paused)
    #expect(host.element("Play") == nil)
    host.tap("Pause")
    #expect(player.timeControlStatus == .paused)
    #expect(host.element("Play") != nil)
  }

  @Test func theButtonFollowsThePlayer() {
    let host = ViewHost(VideoPlayer(player: player))
    player.play()
    let other = ViewHost(VideoPlayer(player: player))
    #expect(other.element("Pause") != nil)
    host.tap("Pause")
    #expect(player.rate == 0)
  }

  @Test func viewsOfTheAppStandInFront() throws {
    let host = ViewHost(
      VideoPlayer(player: player) { Text("subtitle").frame(maxHeight: .infinity, alignment: .top) })
    let video = try #require(host.element("Video"))
    #expect(video.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(Set(video.children.map(\.label)) == ["subtitle", "Play"])
  }

  @Test func aPlayerOfNothingHasNoButton() {
    #expect(ViewHost(VideoPlayer(player: nil)).element("Play") == nil)
    #expect(AVPlayer().currentItem == nil)
    let item = AVPlayerItem(url: URL(filePath: "/b"))
    player.replaceCurrentItem(with: item)
    #expect(player.currentItem === item)
  }
}
