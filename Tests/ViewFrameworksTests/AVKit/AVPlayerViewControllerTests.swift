import AVKit
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct AVPlayerViewControllerTests {
  private let sut = AVPlayerViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))

  init() {
    window.rootViewController = sut
    window.isHidden = false
  }

  @Test func aFilmFillsTheScreen() throws {
    let url = try SoundFiles.file(SoundFiles.movie(seconds: 3), "film.mp4")
    let player = AVPlayer(url: url)
    sut.player = player
    #expect(sut.player === player && !sut.isReadyForDisplay)
    player.play()
    #expect(player.rate == 1)
    window.layoutIfNeeded()
    #expect(sut.children.first?.view.frame == sut.view.bounds)
  }

  @Test func viewsOfTheAppStandUnderTheControls() throws {
    let overlay = try #require(sut.contentOverlayView)
    let label = UILabel()
    overlay.addSubview(label)
    let views = sut.view.subviews
    let controls = try #require(sut.children.first?.view)
    let (back, front) = (views.firstIndex(of: overlay), views.firstIndex(of: controls))
    #expect(try #require(back) < #require(front))
    #expect(label.isDescendant(of: sut.view))
  }
}
