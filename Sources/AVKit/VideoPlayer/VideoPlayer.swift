// AVKit: the view that plays films. May import SwiftUI, UIKit and AVFAudio, whose players it shows.

@_exported import AVFAudio
import SwiftUI

/// A film with its controls, and views of the app's own in front of it.
///
/// Differs from Apple's: the picture is black.
@preconcurrency @MainActor
public struct VideoPlayer<VideoOverlay: View>: View {
  package let player: AVPlayer?
  package let videoOverlay: VideoOverlay

  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    self.videoOverlay = videoOverlay()
  }

  // MARK: What it shows

  public var body: some View {
    ZStack {
      Color.black
      videoOverlay
      if let player { PlayerControls(player: player, state: player.state) }
    }
    .accessibilityContainer(.other, label: Text(verbatim: "Video"))
  }

  // MARK: For inspection

  public var _structure: _ViewStructure {
    .view("VideoPlayer", supplementary: [SupplementaryView("videoOverlay", videoOverlay)])
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  public init(player: AVPlayer?) {
    self.init(player: player) { EmptyView() }
  }
}

/// The button that starts and stops a player.
struct PlayerControls: View {
  let player: AVPlayer
  @ObservedObject var state: PlayerState

  private var isPlaying: Bool { state.rate != 0 }

  var body: some View {
    Button {
      // Asked now: the app may have started or stopped it since this was shown.
      if player.rate != 0 { player.pause() } else { player.play() }
    } label: {
      Image(systemName: isPlaying ? "pause.fill" : "play.fill")
        .font(.largeTitle)
        .foregroundStyle(.white)
        .padding(12)
        .background(Color.white.opacity(0.2), in: Circle())
    }
    .accessibilityLabel(Text(verbatim: isPlaying ? "Pause" : "Play"))
  }
}
