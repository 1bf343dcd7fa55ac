import Foundation
import MediaPlayer
import Testing
import UIKit

@Suite(.serialized) struct MPNowPlayingInfoCenterTests {
  private let center = MPNowPlayingInfoCenter.default()

  @Test func whatTheAppPlaysCanBeReadBack() {
    center.nowPlayingInfo = [
      MPMediaItemPropertyTitle: "Song", MPMediaItemPropertyArtist: "Band",
      MPMediaItemPropertyPlaybackDuration: 200.0,
      MPNowPlayingInfoPropertyPlaybackRate: 1.0,
    ]
    center.nowPlayingInfo?[MPNowPlayingInfoPropertyElapsedPlaybackTime] = 12.5
    center.playbackState = .playing
    let info = MPNowPlayingInfoCenter.default().nowPlayingInfo
    #expect(info?[MPMediaItemPropertyTitle] as? String == "Song")
    #expect(info?[MPNowPlayingInfoPropertyElapsedPlaybackTime] as? Double == 12.5)
    #expect(info?.count == 5 && center.playbackState == .playing)
    center.nowPlayingInfo = nil
    center.playbackState = .stopped
    #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo == nil)
  }

  @MainActor
  @Test func anArtworkMakesItsPicture() {
    let image = UIImage()
    var asked: CGSize?
    let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 300, height: 200)) { size in
      asked = size
      return image
    }
    #expect(artwork.bounds == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(artwork.image(at: CGSize(width: 60, height: 40)) === image)
    #expect(asked == CGSize(width: 60, height: 40))
  }
}
