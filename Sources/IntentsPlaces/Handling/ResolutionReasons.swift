import Foundation

// What apps say about parameters that can be wrong in ways of their own.

public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
  case noAccount = 1
  case offline = 2
  case messagingServiceNotEnabledForRecipient = 3
  case noValidHandle = 4
  case requestedHandleInvalid = 5
  case noHandleForLabel = 6
}

open class INSendMessageRecipientResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init()
    take(personResolutionResult)
  }

  open class func unsupported(
    forReason reason: INSendMessageRecipientUnsupportedReason
  ) -> Self {
    made(.unsupported(reason: reason.rawValue))
  }
}

public enum INStartCallContactUnsupportedReason: Int, Sendable {
  case noContactFound = 1
  case multipleContactsUnsupported = 2
  case noHandleForLabel = 3
  case invalidHandle = 4
}

open class INStartCallContactResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init()
    take(personResolutionResult)
  }

  open class func unsupported(
    forReason reason: INStartCallContactUnsupportedReason
  ) -> Self {
    made(.unsupported(reason: reason.rawValue))
  }
}

public enum INStartCallCallCapabilityUnsupportedReason: Int, Sendable {
  case videoCallUnsupported = 1
  case microphoneNotAccessible = 2
  case cameraNotAccessible = 3
}

open class INStartCallCallCapabilityResolutionResult: INCallCapabilityResolutionResult,
  @unchecked Sendable
{
  public convenience init(callCapabilityResolutionResult: INCallCapabilityResolutionResult) {
    self.init()
    take(callCapabilityResolutionResult)
  }

  open class func unsupported(
    forReason reason: INStartCallCallCapabilityUnsupportedReason
  ) -> Self {
    made(.unsupported(reason: reason.rawValue))
  }
}

public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable {
  case loginRequired = 1
  case subscriptionRequired = 2
  case unsupportedMediaType = 3
  case explicitContentSettings = 4
  case cellularDataSettings = 5
  case restrictedContent = 6
  case serviceUnavailable = 7
  case regionRestriction = 8
}

open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    self.init()
    take(mediaItemResolutionResult)
  }

  open class func unsupported(
    forReason reason: INPlayMediaMediaItemUnsupportedReason
  ) -> Self {
    made(.unsupported(reason: reason.rawValue))
  }

  /// A result for each of the items.
  open class func successes(
    with resolvedMediaItems: [INMediaItem]
  ) -> [INPlayMediaMediaItemResolutionResult] {
    resolvedMediaItems.map { INPlayMediaMediaItemResolutionResult.success(with: $0) }
  }
}

public enum INSearchForMediaMediaItemUnsupportedReason: Int, Sendable {
  case loginRequired = 1
  case subscriptionRequired = 2
  case unsupportedMediaType = 3
  case explicitContentSettings = 4
  case cellularDataSettings = 5
  case restrictedContent = 6
  case serviceUnavailable = 7
  case regionRestriction = 8
}

open class INSearchForMediaMediaItemResolutionResult: INMediaItemResolutionResult,
  @unchecked Sendable
{
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    self.init()
    take(mediaItemResolutionResult)
  }

  open class func unsupported(
    forReason reason: INSearchForMediaMediaItemUnsupportedReason
  ) -> Self {
    made(.unsupported(reason: reason.rawValue))
  }

  /// A result for each of the items.
  open class func successes(
    with resolvedMediaItems: [INMediaItem]
  ) -> [INSearchForMediaMediaItemResolutionResult] {
    resolvedMediaItems.map { INSearchForMediaMediaItemResolutionResult.success(with: $0) }
  }
}

public enum INPlayMediaPlaybackSpeedUnsupportedReason: Int, Sendable {
  case belowMinimum = 1
  case aboveMaximum = 2
}

open class INPlayMediaPlaybackSpeedResolutionResult: INDoubleResolutionResult, @unchecked Sendable {
  public convenience init(doubleResolutionResult: INDoubleResolutionResult) {
    self.init()
    take(doubleResolutionResult)
  }

  open class func unsupported(
    forReason reason: INPlayMediaPlaybackSpeedUnsupportedReason
  ) -> Self {
    made(.unsupported(reason: reason.rawValue))
  }
}
