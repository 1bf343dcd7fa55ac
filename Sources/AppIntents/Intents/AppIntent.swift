import Foundation
import FoundationAdditions

/// Something that others can let an app do.
///
/// `perform()` works where it is called; parameters have their defaults until somebody sets them.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary

  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  /// Whether iOS opens the app before it performs the intent; an app that runs its own intent is open.
  static var openAppWhenRun: Bool { get }
  /// Where iOS performs the intent; an app that runs its own intent is on the screen.
  static var supportedModes: IntentModes { get }
  /// Whether Shortcuts and Siri offer the intent.
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// The intent in a sentence.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  init()

  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter = IntentParameter
  public typealias Dependency = AppDependency
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When<Content: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, Content, Otherwise>
  public typealias Switch<Value: _IntentValue> = ParameterSummarySwitchCondition<Self, Value>
  public typealias Case<Value: _IntentValue> = ParameterSummaryCaseCondition<Self, Value>
  public typealias DefaultCase<Value: _IntentValue> =
    ParameterSummaryDefaultCaseCondition<Self, Value>

  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// Something that keeps a name from one version of the app to the next.
public protocol PersistentlyIdentifiable {
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The name of the type.
  public static var persistentIdentifier: String { String(describing: Self.self) }
}
