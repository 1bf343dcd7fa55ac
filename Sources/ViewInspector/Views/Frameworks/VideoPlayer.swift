import AVKit
import SwiftUI

extension ViewType {
  /// Stands for `VideoPlayer`.
  public struct VideoPlayer: BaseViewType {
    public static let typePrefix = "VideoPlayer"
    public static let namespacedPrefixes = ["AVKit.VideoPlayer"]
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `VideoPlayer`.
  public func videoPlayer() throws -> InspectableView<ViewType.VideoPlayer> {
    try child(ViewType.VideoPlayer.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `VideoPlayer`.
  public func videoPlayer(_ index: Int) throws -> InspectableView<ViewType.VideoPlayer> {
    try child(ViewType.VideoPlayer.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.VideoPlayer {
  /// Whose film it shows.
  public func player() throws -> AVPlayer? {
    try node.value(as: (any VideoPlayerValue).self).player
  }

  /// What stands in front of the picture.
  public func videoOverlay() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("videoOverlay")
  }
}

/// What can be read of the view whatever stands in front of it.
@MainActor
private protocol VideoPlayerValue {
  var player: AVPlayer? { get }
}

extension VideoPlayer: VideoPlayerValue {}
