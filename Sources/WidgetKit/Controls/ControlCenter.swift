import AppIntents
import Foundation

/// Where an app says that what its controls show is out of date.
///
/// Control Center here has none of the app's controls, as that of a simulator that was just erased.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private init() {}

  /// Asks for new values of all controls.
  ///
  /// Differs from Apple's: does nothing; nobody has added a control.
  public func reloadAllControls() {}

  /// Asks for new values of the controls of a kind.
  ///
  /// Differs from Apple's: does nothing, whatever `kind` says; nobody has added a control.
  public func reloadControls(ofKind kind: String) {}

  /// Which controls a person has added: none.
  ///
  /// Differs from Apple's: there never are any; nobody has added a control.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that a person has added; there never is one here.
public struct ControlInfo: Hashable, Identifiable, Sendable {
  public let kind: String

  public var id: Self { self }
}
