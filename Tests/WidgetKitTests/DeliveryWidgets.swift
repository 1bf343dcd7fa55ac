import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct DeliveryAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    var minutes: Int
  }

  var order: String
}

/// As the template of Xcode has it.
struct DeliveryLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      VStack {
        Text("\(context.attributes.order) in \(context.state.minutes)")
        if context.isStale { Text("Out of date") }
      }
      .activityBackgroundTint(Color.cyan)
      .activitySystemActionForegroundColor(Color.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Text("Leading")
        }
        DynamicIslandExpandedRegion(.trailing, priority: 1) {
          Text("Trailing")
        }
        DynamicIslandExpandedRegion(.center) {
          Text("Center")
        }
        .contentMargins(.top, 4)
        DynamicIslandExpandedRegion(.bottom) {
          Text("Bottom \(context.state.minutes)")
        }
      } compactLeading: {
        Text("L")
      } compactTrailing: {
        Text("T \(context.state.minutes)")
      } minimal: {
        Text("\(context.state.minutes)")
      }
      .widgetURL(URL(string: "https://www.example.com"))
      .keylineTint(Color.red)
      .contentMargins(.horizontal, 40, for: .expanded)
    }
    .supplementalActivityFamilies([.small])
  }
}

struct StepsEntry: TimelineEntry {
  let date: Date
}

struct StepsProvider: TimelineProvider {
  func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .distantPast) }

  func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
  }
}

struct StepsWidget: Widget {
  let kind = "steps"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: StepsProvider()) { entry in
      Text(entry.date, style: .date)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Steps")
    .description("How far you have come.")
    .supportedFamilies([.systemSmall, .accessoryInline])
    .contentMarginsDisabled()
  }
}

struct DeliveryWidgets: WidgetBundle {
  var body: some Widget {
    StepsWidget()
    StepsIntentWidget()
    if #available(iOS 16.2, *) {
      DeliveryLiveActivity()
    }
  }
}

struct StepsIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Steps"
  static let description = IntentDescription("Which steps are shown.")

  @Parameter(title: "Days", default: 7) var days: Int
}

/// As the template of Xcode has it.
struct StepsIntentProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .distantPast) }

  func snapshot(for configuration: StepsIntent, in context: Context) async -> StepsEntry {
    StepsEntry(date: .distantPast)
  }

  func timeline(for configuration: StepsIntent, in context: Context) async -> Timeline<StepsEntry> {
    Timeline(entries: [StepsEntry(date: .distantPast)], policy: .atEnd)
  }
}

struct StepsIntentWidget: Widget {
  let kind = "steps of days"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: kind, intent: StepsIntent.self, provider: StepsIntentProvider()
    ) { entry in
      ZStack {
        AccessoryWidgetBackground()
        Text(entry.date, style: .date)
      }
      .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Steps of days")
    .supportedFamilies([.accessoryCircular])
  }
}
