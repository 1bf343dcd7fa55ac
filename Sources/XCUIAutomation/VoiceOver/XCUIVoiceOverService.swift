import Accessibility
import Foundation

/// VoiceOver on the device: steps through the app in front and tells what is spoken.
///
/// The app is told that VoiceOver is on, and where: its focus states and `accessibilityElementDidBecomeFocused()` follow.
/// The words are VoiceOver's in the app's language as far as they are known. Differs from Apple's: it speaks the app's
/// language and not the device's, and as all elements are in one row there is no `moveIn()` and `moveOut()`.
@MainActor @preconcurrency
open class XCUIVoiceOverService: NSObject {
  /// What VoiceOver has spoken.
  public struct Output: Hashable, Sendable {
    /// The words, without the hint: "selected, Inbox, 5 items, tab".
    public let utterance: String
  }

  /// Why VoiceOver could not do what was asked.
  public struct Error: Swift.Error, Hashable, CustomNSError, LocalizedError {
    /// The reasons, of which only the last two occur here: VoiceOver always starts and stops.
    public enum Code: Int, Sendable {
      case failedToStart = 1
      case failedToStop = 2
      /// No app runs, it shows nothing to stop at, or there is no further element.
      case noSpeech = 3
      /// Nobody has called `enable()`.
      case notRunning = 4
    }

    /// That of all these errors as an `NSError`.
    public static let errorDomain = "XCUIVoiceOverService"

    /// The reason.
    public let code: Code

    /// An error with that reason.
    public init(_ code: Code) { self.code = code }

    /// The number of the reason, from 1.
    public var errorCode: Int { code.rawValue }
    /// The description, for an `NSError`.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    public var errorDescription: String? {
      switch code {
      case .failedToStart: "VoiceOver could not be started."
      case .failedToStop: "VoiceOver could not be stopped."
      case .noSpeech: "VoiceOver has nothing to say: no app runs, or there is no further element."
      case .notRunning: "VoiceOver does not run; call enable() first."
      }
    }
  }

  static let shared = XCUIVoiceOverService()

  /// The element where it is.
  private var current: UInt64?

  override init() {}

  /// Whether VoiceOver is on; at first it is not.
  open private(set) var isEnabled = false

  /// Starts VoiceOver, at the first element; where it is on already, it goes back there.
  ///
  /// Throws nothing here, also where no app runs.
  open func enable() throws {
    isEnabled = true
    current = nil
    tellApps()
    _ = try? currentSpeech()
  }

  /// Stops VoiceOver, and forgets where it was; nothing happens where it is off.
  ///
  /// Throws nothing here.
  open func disable() throws {
    isEnabled = false
    current = nil
    tellApps()
  }

  private func tellApps() {
    for app in RunningApps.shared.running { tell(app) }
  }

  /// Tells an app whether VoiceOver is on, and the element where it is.
  private func tell(_ app: AppHandle, element: UInt64? = nil) {
    app.send(.voiceOver(isOn: isEnabled, element: element)) { "Failed to move VoiceOver: \($0)" }
  }

  // MARK: Steps

  /// What is spoken where it is.
  ///
  /// - Throws: `notRunning` while VoiceOver is off, `noSpeech` where no app runs or shows an element.
  open func currentSpeech() throws -> Output { try move { _, _ in 0 } }

  /// Goes to the next element.
  ///
  /// - Throws: `noSpeech` behind the last one, where it stays; `notRunning` while VoiceOver is off.
  open func moveForward() throws -> Output { try move { $0 + 1 < $1 ? 1 : nil } }

  /// Goes to the element before.
  ///
  /// - Throws: `noSpeech` before the first one, where it stays; `notRunning` while VoiceOver is off.
  open func moveBackward() throws -> Output { try move { index, _ in index > 0 ? -1 : nil } }

  private func move(_ step: (_ index: Int, _ count: Int) -> Int?) throws -> Output {
    guard isEnabled else { throw Error(.notRunning) }
    guard let app = RunningApps.shared.running.first,
      let root = app.root(for: .other("read the screen with VoiceOver"))
    else { throw Error(.noSpeech) }
    let stops = XCUIVoiceOver.stops(in: root)
    guard !stops.isEmpty else { throw Error(.noSpeech) }
    let index = stops.firstIndex { $0.id == current } ?? 0
    guard let way = step(index, stops.count) else { throw Error(.noSpeech) }
    let stop = stops[index + way]
    current = stop.id
    tell(app, element: stop.id)
    return Output(utterance: XCUISpokenElement(stop, in: app.language).utterance)
  }
}

extension XCUIDevice {
  /// VoiceOver, one for all devices: off until it is enabled.
  public var voiceOverService: XCUIVoiceOverService { .shared }
}
