import Foundation
import SwiftUI
import UIKit

/// A screen with a film and its controls.
///
/// Differs from Apple's: the picture is black, and the controls are a button that starts and stops.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer? { didSet { if player !== oldValue { show() } } }
  open var showsPlaybackControls = true {
    didSet { if showsPlaybackControls != oldValue { show() } }
  }
  /// Where the picture would stand.
  open var videoGravity = AVLayerVideoGravity.resizeAspect {
    didSet { picture.videoGravity = videoGravity }
  }

  /// Whether there is a picture to show.
  open var isReadyForDisplay: Bool { picture.isReadyForDisplay }

  /// Where the picture would stand in the view.
  open var videoBounds: CGRect {
    picture.frame = viewIfLoaded?.bounds ?? .zero
    return picture.videoRect
  }

  /// For views of the app's own, between the picture and the controls.
  open var contentOverlayView: UIView? { overlay }

  private let picture = AVPlayerLayer()
  private let overlay = UIView()
  private let controls = UIHostingController(rootView: PlayerScreen(player: nil, hasControls: true))

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    addChild(controls)
    controls.view.backgroundColor = .clear
    for part in [overlay, controls.view].compactMap(\.self) {
      part.frame = view.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(part)
    }
    controls.didMove(toParent: self)
    show()
  }

  private func show() {
    picture.player = player
    controls.rootView = PlayerScreen(player: player, hasControls: showsPlaybackControls)
  }
}

/// What stands over the picture.
struct PlayerScreen: View {
  let player: AVPlayer?
  let hasControls: Bool

  var body: some View {
    ZStack {
      Color.clear
      if hasControls, let player { PlayerControls(player: player, state: player.state) }
    }
    .accessibilityContainer(.other, label: Text(verbatim: "Video"))
  }
}
