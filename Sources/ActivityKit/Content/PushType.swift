/// How a server updates a Live Activity.
///
/// Differs from Apple's: no server does so here, as on a device without a network: no token ever comes.
public struct PushType: Equatable, Sendable {
  private let channel: String?

  /// By a token of the activity's own.
  public static let token = PushType(channel: nil)
  /// By messages for all who follow a channel.
  public static func channel(_ channelId: String) -> PushType { PushType(channel: channelId) }
}
