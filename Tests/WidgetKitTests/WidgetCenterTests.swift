import Foundation
import SwiftUI
import Testing
import WidgetKit

/// What an app does with its widgets, which nobody has put on the home screen.
@MainActor
struct WidgetCenterTests {
  private struct Entry: TimelineEntry {
    let date: Date
  }

  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(placeholder(in: context))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
    }
  }

  @Test func noWidgetIsConfigured() async throws {
    WidgetCenter.shared.reloadAllTimelines()
    WidgetCenter.shared.reloadTimelines(ofKind: "steps")
    let widgets = await withCheckedContinuation { continuation in
      WidgetCenter.shared.getCurrentConfigurations { continuation.resume(returning: $0) }
    }
    #expect(try widgets.get().isEmpty)
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
  }

  @Test func timelinesKeepWhatTheyAreMadeOf() {
    let end = Date(timeIntervalSince1970: 60)
    let timeline = Timeline(
      entries: [Entry(date: .distantPast), Entry(date: end)], policy: .after(end))
    #expect(timeline.entries.map(\.date) == [.distantPast, end])
    #expect(timeline.policy == .after(end))
    #expect(timeline.policy != .atEnd && timeline.policy != .never)
    #expect(timeline.entries[0].relevance == nil)
    #expect(TimelineEntryRelevance(score: 2).duration == 0)
  }

  /// A view that an app and its widgets share.
  @Test func sharedViewsFollowTheFamily() throws {
    struct Steps: View {
      @Environment(\.widgetFamily) private var family
      var body: some View {
        Text(family == .systemSmall ? "small" : "large")
          .widgetURL(URL(string: "app://steps"))
          .widgetAccentable()
      }
    }
    #expect(try text(of: Steps()) == "small")
    #expect(try text(of: Steps().environment(\.widgetFamily, .systemLarge)) == "large")
  }

  @Test func whatOnlyWidgetsShowLeavesAViewAsItIs() throws {
    let view = Text("7")
      .widgetLabel("steps")
      .widgetLabel { Text("steps") }
      .controlWidgetStatus("ready")
    #expect(try text(of: view) == "7")
    let picture = Image(systemName: "star")
    let sizes = [AnyView(picture), AnyView(picture.widgetAccentedRenderingMode(.desaturated))].map {
      UIHostingController(rootView: $0).sizeThatFits(in: CGSize(width: 76, height: 76))
    }
    #expect(sizes[0] == sizes[1])
  }

  @Test func aWidgetOfTheLockScreenHasAGroundAsLargeAsItself() throws {
    let size = UIHostingController(
      rootView: ZStack {
        AccessoryWidgetBackground()
        Text("7")
      }
    ).sizeThatFits(in: CGSize(width: 76, height: 76))
    #expect(size == CGSize(width: 76, height: 76))
  }

  @Test func aWidgetThatIsSetUpOffersNothingByItself() {
    StepsIntentWidget.main()
    #expect(StepsIntentProvider().recommendations().isEmpty)
  }

  private func text(of view: some View) throws -> String {
    let controller = UIHostingController(rootView: view)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.isHidden = false
    defer { window.isHidden = true }
    controller.view.layoutIfNeeded()
    let elements = controller.view.accessibilityElements ?? []
    return elements.compactMap { ($0 as? NSObject)?.accessibilityLabel }.joined()
  }
}
