import Device
import Foundation
import MediaPlayer
import Testing
import UIKit

extension AskingTests {
  @MainActor
  @Suite struct MPMediaLibraryTests {
    @Test func theUserIsAskedOnce() async {
      await deciding(.mediaLibrary, nil, answering: "Allow") {
        #expect(MPMediaLibrary.authorizationStatus() == .notDetermined)
        #expect(await MPMediaLibrary.requestAuthorization() == .authorized)
        #expect(MPMediaLibrary.authorizationStatus() == .authorized)
      }
    }

    @Test func whoSaysNoIsNotAskedAgain() async {
      await deciding(.mediaLibrary, .denied, answering: "Allow") {
        let status = await withCheckedContinuation { continuation in
          MPMediaLibrary.requestAuthorization { continuation.resume(returning: $0) }
        }
        #expect(status == .denied)
      }
    }
  }
}

@MainActor
@Suite struct MPMediaQueryTests {
  private final class Song: MPMediaItem, @unchecked Sendable {
    override func value(forProperty property: String) -> Any? {
      switch property {
      case MPMediaItemPropertyTitle: "Song"
      case MPMediaItemPropertyPlaybackDuration: 200.0
      case MPMediaItemPropertyMediaType: MPMediaType.music.rawValue
      default: nil
      }
    }
  }

  @Test func theLibraryIsEmpty() {
    let query = MPMediaQuery.songs()
    query.addFilterPredicate(
      MPMediaPropertyPredicate(value: "Band", forProperty: MPMediaItemPropertyArtist))
    #expect(query.filterPredicates?.count == 1 && query.groupingType == .title)
    #expect(query.items?.isEmpty == true && query.collections?.isEmpty == true)
    #expect(MPMediaQuery.albums().groupingType == .album)
  }

  @Test func itemsOfTheAppsOwnKnowWhatItSays() {
    let collection = MPMediaItemCollection(items: [Song(), MPMediaItem()])
    #expect(collection.count == 2 && collection.representativeItem?.title == "Song")
    #expect(collection.items.map(\.playbackDuration) == [200, 0])
    #expect(collection.mediaTypes == .music)
  }

  @Test func thePlayerStaysStopped() {
    let player = MPMusicPlayerController.applicationMusicPlayer
    player.setQueue(with: .songs())
    player.play()
    #expect(player.playbackState == .stopped && player.nowPlayingItem == nil)
    #expect(player.indexOfNowPlayingItem == NSNotFound && !player.isPreparedToPlay)
  }

  private final class Listener: NSObject, MPMediaPickerControllerDelegate {
    var cancelled: MPMediaPickerController?
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) { cancelled = mediaPicker }
  }

  @Test func theUserCanOnlyCancelThePicker() throws {
    let picker = MPMediaPickerController(mediaTypes: .music)
    let listener = Listener()
    picker.delegate = listener
    picker.prompt = "Choose a song"
    picker.loadViewIfNeeded()
    let navigation = try #require(picker.children.first as? UINavigationController)
    let item = try #require(navigation.topViewController?.navigationItem)
    #expect(item.prompt == "Choose a song")
    let control = UIControl()
    control.sendAction(try #require(item.rightBarButtonItem?.primaryAction))
    #expect(listener.cancelled === picker)
  }
}
