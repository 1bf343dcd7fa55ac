import CoreMedia
import Device
import Foundation
import Testing
import UIKit

@testable import AVFAudio

@MainActor
@Suite(.serialized) struct AVAssetTests {
  @Test func aFilmTellsItsLengthAndItsTracks() async throws {
    let url = try SoundFiles.file(SoundFiles.movie(seconds: 90), "film.mp4")
    let asset = AVURLAsset(url: url)
    #expect(asset.url == url)
    let (duration, isPlayable) = try await asset.load(.duration, .isPlayable)
    #expect(duration == CMTime(value: 90, timescale: 1) && isPlayable)
    let track = try #require(try await asset.loadTracks(withMediaType: .video).first)
    #expect(try await track.load(.naturalSize) == CGSize(width: 320, height: 240))
    #expect(asset.tracks(withMediaType: .audio).isEmpty)
    #expect(AVAsset(url: url).duration.seconds == 90)
  }

  @Test func aMissingFileCannotBeLoaded() async throws {
    let asset = AVURLAsset(url: URL(filePath: "/no/such.mp4"))
    let error = await #expect(throws: NSError.self) { try await asset.load(.duration) }
    #expect(error?.code == -1100)
    await withCheckedContinuation { next in
      asset.loadValuesAsynchronously(forKeys: ["duration"]) { next.resume() }
    }
    var failure: NSError?
    #expect(asset.statusOfValue(forKey: "duration", error: &failure) == .failed)
    #expect(failure?.domain == NSURLErrorDomain)
    let text = AVAsset(url: try SoundFiles.file(Data("text".utf8), "a.mov"))
    await #expect(throws: NSError.self) { try await text.load(.tracks) }
    #expect(text.duration == .zero && text.tracks.isEmpty)
  }

  @Test func aLayerKnowsWhereThePictureStands() throws {
    let player = AVPlayer(url: try SoundFiles.file(SoundFiles.movie(seconds: 1), "film.mov"))
    let layer = AVPlayerLayer(player: player)
    layer.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
    #expect(!layer.isReadyForDisplay && layer.videoRect == .zero)
    // Other tests may have let time pass.
    Device.main.clock.catchUp()
    Device.main.clock.advance(by: 0)
    #expect(layer.isReadyForDisplay)
    #expect(player.currentItem?.presentationSize == CGSize(width: 320, height: 240))
    #expect(abs(layer.videoRect.width - 800 / 3) < 0.001 && layer.videoRect.height == 200)
    layer.videoGravity = .resizeAspectFill
    #expect(layer.videoRect == CGRect(x: 0, y: -50, width: 400, height: 300))
  }
}
