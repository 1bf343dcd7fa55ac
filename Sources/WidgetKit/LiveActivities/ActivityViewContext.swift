import ActivityKit

/// What the views of a Live Activity show; made by the system alone, as on iOS.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  /// Whether the content is out of date.
  public let isStale: Bool
}
