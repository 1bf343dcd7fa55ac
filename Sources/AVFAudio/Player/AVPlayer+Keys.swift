import FoundationAdditions

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        AVPlayer.self,
        properties: [
          ObjectiveCProperty("status", \AVPlayer.status),
          ObjectiveCProperty("error", \AVPlayer.error),
          ObjectiveCProperty("rate", \AVPlayer.rate),
          ObjectiveCProperty("defaultRate", \AVPlayer.defaultRate),
          ObjectiveCProperty("currentItem", \AVPlayer.currentItem),
          ObjectiveCProperty("timeControlStatus", \AVPlayer.timeControlStatus),
          ObjectiveCProperty("reasonForWaitingToPlay", \AVPlayer.reasonForWaitingToPlay),
          ObjectiveCProperty("volume", \AVPlayer.volume),
          ObjectiveCProperty("muted", \AVPlayer.isMuted, getter: "isMuted"),
          ObjectiveCProperty("actionAtItemEnd", \AVPlayer.actionAtItemEnd),
        ]),
      ClassTable(
        AVPlayerLooper.self,
        properties: [
          ObjectiveCProperty("status", \AVPlayerLooper.status),
          ObjectiveCProperty("loopCount", \AVPlayerLooper.loopCount),
        ]),
    ]
  }
}
