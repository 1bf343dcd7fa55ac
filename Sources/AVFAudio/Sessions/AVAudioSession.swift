// AVFAudio: players and recorders, which know of files what their headers say; what apps say of sounds, and what they
// have to be allowed to record. It serves projects in place of AVFoundation, of which it is a part: one called so would
// leave no room for a stand-in that has the rest. May import CoreMedia, UIKit and what stands below it.

@_exported import CoreMedia
import Foundation
import Synchronization

/// What an app says of how it uses sounds.
///
/// Differs from Apple's: the device has no sound: a session remembers what it was told, every combination of
/// categories, modes and options is taken, and nobody interrupts it. Tests post its notifications themselves.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private struct State {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
    var policy = RouteSharingPolicy.default
    var isActive = false
  }

  private static let shared = AVAudioSession()
  private let state = Mutex(State())

  open class func sharedInstance() -> AVAudioSession { shared }

  // MARK: What it is told

  open var category: Category { state.withLock(\.category) }
  open var mode: Mode { state.withLock(\.mode) }
  open var categoryOptions: CategoryOptions { state.withLock(\.options) }
  open var routeSharingPolicy: RouteSharingPolicy { state.withLock(\.policy) }

  open var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }

  open func setCategory(_ category: Category) throws {
    try setCategory(category, mode: .default, policy: .default, options: [])
  }

  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    try setCategory(category, mode: .default, policy: .default, options: options)
  }

  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, policy: .default, options: options)
  }

  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    state.withLock { state in
      state.category = category
      state.mode = mode
      state.policy = policy
      state.options = options
    }
  }

  open func setMode(_ mode: Mode) throws { state.withLock { $0.mode = mode } }

  /// Whether the app said that its session is active.
  package var isActive: Bool { state.withLock(\.isActive) }

  /// Makes the session active or not.
  ///
  /// Differs from Apple's: the options make no difference, as no other app plays.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    state.withLock { $0.isActive = active }
  }

  // MARK: What it knows

  /// Whether another app plays; never here.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether sounds of less weight should be silent; never here.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
}
