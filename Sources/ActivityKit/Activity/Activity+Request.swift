import Device
import Foundation

extension Activity {
  /// Starts an activity, while the app is in front.
  ///
  /// Differs from Apple's: `pushType` brings no token. Whether the app is in front is known on the main thread only.
  ///
  /// - Throws: `ActivityAuthorizationError`: `attributesTooLarge` for attributes and content of more than 4 KB, `denied`
  ///   where the user has turned activities off, `targetMaximumExceeded` for a sixth one, `unsupportedTarget` where the
  ///   app's Info.plist lacks `NSSupportsLiveActivities`, `visibility` in the background.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try start(attributes, content, isTransient: false, at: nil)
  }

  /// Starts an activity of a style, as `request(attributes:content:pushType:)`.
  ///
  /// A transient activity is taken away when the app leaves the front.
  ///
  /// Differs from Apple's: `pushType` brings no token.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> {
    try start(attributes, content, isTransient: style == .transient, at: nil)
  }

  /// Starts an activity at a date; until then it is pending.
  ///
  /// Differs from Apple's: `pushType` brings no token, and `alertConfiguration` no alert.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle, alertConfiguration: AlertConfiguration, start: Date
  ) throws -> Activity<Attributes> {
    try self.start(attributes, content, isTransient: style == .transient, at: start)
  }

  /// Starts an activity whose content is never out of date.
  ///
  /// Differs from Apple's: `pushType` brings no token.
  @available(*, deprecated, message: "Use request(attributes:content:pushType:) instead.")
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try start(
      attributes, ActivityContent(state: contentState, staleDate: nil), isTransient: false, at: nil)
  }

  private static func start(
    _ attributes: Attributes, _ content: ActivityContent<ContentState>, isTransient: Bool,
    at date: Date?
  ) throws -> Activity {
    if let refusal = ActivityPermission.refusal { throw refusal }
    guard ActivityPermission.isVisible else { throw ActivityAuthorizationError.visibility }
    let encoder = JSONEncoder()
    let attributesData = try encoder.encode(attributes)
    let state = try encoder.encode(content.state)
    guard attributesData.count + state.count <= ActivityLimits.size else {
      throw ActivityAuthorizationError.attributesTooLarge
    }
    return try store.access {
      guard store.runningCount < ActivityLimits.count else {
        throw ActivityAuthorizationError.targetMaximumExceeded
      }
      let now = DeviceCalendar.now
      let record = ActivityRecord(
        id: store.nextIdentifier(), kind: kind, attributes: attributesData, state: state,
        staleDate: content.staleDate, relevanceScore: content.relevanceScore,
        isTransient: isTransient, start: max(date ?? now, now))
      let entry = ActivityEntry(record, told: .active)
      let activity = Activity(entry, attributes: attributes, content: content)
      entry.object = activity
      store.add(entry)
      return activity
    }
  }
}
