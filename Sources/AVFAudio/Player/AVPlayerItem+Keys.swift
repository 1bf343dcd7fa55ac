import FoundationAdditions

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        AVPlayerItem.self,
        properties: [
          ObjectiveCProperty("status", \AVPlayerItem.status),
          ObjectiveCProperty("error", \AVPlayerItem.error),
          ObjectiveCProperty("duration", \AVPlayerItem.duration),
          ObjectiveCProperty("presentationSize", \AVPlayerItem.presentationSize),
          ObjectiveCProperty("loadedTimeRanges", \AVPlayerItem.loadedTimeRanges),
          ObjectiveCProperty("seekableTimeRanges", \AVPlayerItem.seekableTimeRanges),
          ObjectiveCProperty(
            "playbackLikelyToKeepUp", \AVPlayerItem.isPlaybackLikelyToKeepUp,
            getter: "isPlaybackLikelyToKeepUp"),
          ObjectiveCProperty(
            "playbackBufferFull", \AVPlayerItem.isPlaybackBufferFull,
            getter: "isPlaybackBufferFull"),
          ObjectiveCProperty(
            "playbackBufferEmpty", \AVPlayerItem.isPlaybackBufferEmpty,
            getter: "isPlaybackBufferEmpty"),
        ])
    ]
  }
}
