import Foundation

/// What a widget shows from a date on.
public protocol TimelineEntry {
  var date: Date { get }
  /// How much the entry matters among the others of its widget; nil where it doesn't say.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// Beside the scores of the widget's other entries; at zero and below the entry doesn't matter.
  ///
  /// Differs from Apple's: kept, and read by nobody here; no stack of widgets is turned by it.
  public var score: Float
  /// How long it matters, in seconds; zero until the next entry that says something of it.
  ///
  /// Differs from Apple's: kept, and read by nobody here; no stack of widgets is turned by it.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a widget asks for its next timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let isAtEnd: Bool

  public static let atEnd = TimelineReloadPolicy(date: nil, isAtEnd: true)
  public static let never = TimelineReloadPolicy(date: nil, isAtEnd: false)
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date, isAtEnd: false)
  }
}

/// What a widget shows, one after the other.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// Gives the system what a widget shows.
///
/// Nobody asks one here: there are no widgets.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Where a widget is shown; made by the system alone, as on iOS.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  /// Whether the widget stands in the gallery from which widgets are chosen.
  public let isPreview: Bool
  /// In points.
  public let displaySize: CGSize
}
