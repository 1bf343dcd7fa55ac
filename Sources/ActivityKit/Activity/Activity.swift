import Device
import Foundation

/// Something that goes on outside of the app, which the lock screen and the Dynamic Island show.
///
/// It lives on this device, whose clock makes it stale, ends it after eight hours and takes it away after four more.
///
/// Differs from Apple's: nothing is drawn by itself; `ActivityAttributes.previewContext(_:isStale:viewKind:)` of
/// WidgetKit shows what would be. It is there when the app is launched again; in tests without an app it is forgotten
/// when the process ends.
public class Activity<Attributes: ActivityAttributes>: Identifiable {
  public typealias ContentState = Attributes.ContentState
  public typealias ID = String

  /// A number in the form of a UUID, the same in each run.
  public final let id: String
  public final let attributes: Attributes

  let entry: ActivityEntry
  let contents = Broadcast<ActivityContent<ContentState>>()
  /// Only under the lock of the store.
  var current: ActivityContent<ContentState>

  init(
    _ entry: ActivityEntry, attributes: Attributes, content: ActivityContent<ContentState>
  ) {
    id = entry.record.id
    self.entry = entry
    self.attributes = attributes
    current = content
    entry.finish = { [contents] in contents.finish() }
  }

  static var store: ActivityStore { .shared }
  static var kind: String { String(reflecting: Attributes.self) }

  /// The object for an activity that was started before, perhaps at an earlier launch; nil if its type has changed.
  ///
  /// Only under the lock of the store.
  static func of(_ entry: ActivityEntry) -> Activity? {
    if let known = entry.object { return known as? Activity }
    let decoder = JSONDecoder()
    guard let attributes = try? decoder.decode(Attributes.self, from: entry.record.attributes),
      let state = try? decoder.decode(ContentState.self, from: entry.record.state)
    else { return nil }
    let content = ActivityContent(
      state: state, staleDate: entry.record.staleDate, relevanceScore: entry.record.relevanceScore)
    let activity = Activity(entry, attributes: attributes, content: content)
    entry.object = activity
    return activity
  }

  // MARK: Reading

  /// The app's activities of this kind that are shown, also those that have ended; the oldest first.
  public static var activities: [Activity<Attributes>] {
    store.access { store.entries(of: kind).compactMap { of($0) } }
  }

  public var activityState: ActivityState { Self.store.access { entry.told } }

  /// What it shows at the moment.
  public var content: ActivityContent<ContentState> { Self.store.access { current } }

  @available(*, deprecated, message: "Use content instead.")
  public var contentState: ContentState { content.state }

  /// Differs from Apple's: always nil; no server can update an activity here.
  public var pushToken: Data? { nil }

  /// Differs from Apple's: always nil; no server can start an activity here.
  public static var pushToStartToken: Data? { nil }
}

/// All of its state is under the lock of the store. Whether Apple's says it too is unsure.
extension Activity: @unchecked Sendable {}
