/// An intent that the system knows.
public protocol SystemIntent: AppIntent {}

/// Opens something in the app.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: AppValue
  /// What is opened.
  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
}

/// Deletes things of the app.
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity
  var entities: [Entity] { get set }
}

/// Gives something a new value, as toggles do.
public protocol SetValueIntent: SystemIntent {
  associatedtype ValueType: _IntentValue & Sendable
  var value: ValueType { get set }
}

/// Plays, stops or changes sound.
public protocol AudioPlaybackIntent: SystemIntent {}

/// Records sound.
public protocol AudioRecordingIntent: SystemIntent {}

/// Starts, changes or ends live activities.
public protocol LiveActivityIntent: SystemIntent {}

/// Takes the place of an intent from a definition file.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the class that was generated for the old intent.
  static var intentClassName: String { get }
}

/// What a person sets of a widget.
public protocol WidgetConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  /// Does nothing, as on iOS: a configuration is read, not performed.
  public func perform() async throws -> some IntentResult { .result() }
}

/// What a person sets of a control.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
  /// Does nothing, as on iOS: a configuration is read, not performed.
  public func perform() async throws -> some IntentResult { .result() }
}
