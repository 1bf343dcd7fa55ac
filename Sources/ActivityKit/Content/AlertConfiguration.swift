import Foundation
import FoundationAdditions

/// How the user is told that a Live Activity has something new.
///
/// Differs from Apple's: nothing is shown and no sound is played; `title` and `body` stand on a watch only.
public struct AlertConfiguration: Equatable, Sendable {
  /// Differs from Apple's: kept, but shown nowhere.
  public var title: LocalizedStringResource
  /// Differs from Apple's: kept, but shown nowhere.
  public var body: LocalizedStringResource
  /// Differs from Apple's: kept, but never played.
  public var sound: AlertSound

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }

  /// What is heard with it.
  public struct AlertSound: Equatable, Sendable {
    private let name: String?

    public static var `default`: AlertSound { AlertSound(name: nil) }
    /// A file of the app's bundle.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
}
