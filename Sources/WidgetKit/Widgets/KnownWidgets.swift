import ActivityKit

/// A configuration that can be shown.
@MainActor
protocol KnownConfiguration {
  func note(in known: inout KnownWidgets)
}

/// The widgets of this process.
@MainActor
struct KnownWidgets {
  private static var shared = KnownWidgets()

  private var activities: [ObjectIdentifier: Any] = [:]

  /// How the activities with such attributes are shown; nil if no widget says it.
  static func configuration<Attributes>(
    for attributes: Attributes.Type
  ) -> ActivityConfiguration<Attributes>? {
    shared.activities[ObjectIdentifier(attributes)] as? ActivityConfiguration<Attributes>
  }

  static func note(_ widget: some Widget) {
    guard let list = widget as? WidgetList else { return note(widget.body) }
    for widget in list.widgets { note(widget) }
  }

  private static func note<Configuration: WidgetConfiguration>(_ configuration: Configuration) {
    if let known = configuration as? any KnownConfiguration {
      known.note(in: &shared)
    } else if Configuration.Body.self != Never.self {
      note(configuration.body)
    }
  }

  mutating func add<Attributes>(_ configuration: ActivityConfiguration<Attributes>) {
    activities[ObjectIdentifier(Attributes.self)] = configuration
  }
}
