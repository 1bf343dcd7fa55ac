import Device
import Foundation
import FoundationAdditions

/// Records a file, on the device's clock.
///
/// The first recording asks the user for the microphone, as on iOS; what is recorded without their leave is silence.
///
/// Differs from Apple's: all that is recorded is silence. Linear PCM becomes a WAV or CAF file of the right length;
/// other formats an MPEG-4 file whose header tells format and length, and which has no samples.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  public let url: URL

  private let sound: SoundFormat
  private let lock = NSRecursiveLock()
  private let timer = MediaTimer()
  private weak var listener: (any AVAudioRecorderDelegate)?
  /// Seconds that were recorded before it rested.
  private var recorded: TimeInterval = 0
  /// When it began, on the device's clock; nil while it rests.
  private var start: TimeInterval?
  /// How many seconds it may record.
  private var limit: TimeInterval?
  private var isPrepared = false
  private var isMetered = false

  /// Throws an error of `NSOSStatusErrorDomain` for settings that cannot be (1718449215).
  public init(url: URL, settings: [String: Any]) throws {
    guard let sound = SoundFormat(settings: settings) else {
      throw SoundError.error(SoundError.unsupportedFormat)
    }
    self.url = url
    self.sound = sound
    super.init()
  }

  public convenience init(url: URL, format: AVAudioFormat) throws {
    try self.init(url: url, settings: format.settings)
  }

  open var settings: [String: Any] { sound.settings }
  open var format: AVAudioFormat { AVAudioFormat(sound, isInterleaved: true) }

  open weak var delegate: (any AVAudioRecorderDelegate)? {
    get { lock.withLock { listener } }
    set { lock.withLock { listener = newValue } }
  }

  // MARK: Recording

  /// Makes the file, in place of one that is there.
  ///
  /// - Returns: whether that could be done.
  @discardableResult
  open func prepareToRecord() -> Bool {
    lock.withLock {
      if isPrepared { return true }
      isPrepared = SilentFile(url: url, sound: sound).write(seconds: 0)
      return isPrepared
    }
  }

  /// Begins to record, or goes on.
  ///
  /// - Returns: false if the file cannot be written.
  @discardableResult
  open func record() -> Bool { begin(at: nil, for: nil) }

  /// Begins when `deviceCurrentTime` has come to a moment.
  @discardableResult
  open func record(atTime time: TimeInterval) -> Bool { begin(at: time, for: nil) }

  /// Records so many seconds.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { begin(at: nil, for: duration) }

  @discardableResult
  open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool {
    begin(at: time, for: duration)
  }

  private func begin(at moment: TimeInterval?, for length: TimeInterval?) -> Bool {
    settle()
    guard prepareToRecord() else { return false }
    if ServicePermission.microphone.decision == nil {
      ServicePermission.microphone.request { _ in }
    }
    let now = MediaClock.now
    lock.withLock {
      if start == nil { start = max(moment ?? now, now) }
      if let length { limit = recorded + max(length, 0) }
    }
    MediaClock.onMain { [weak self] in self?.plan() }
    return true
  }

  open func pause() {
    settle()
    rest(at: MediaClock.now)
    let timer = timer
    MediaClock.onMain { timer.cancel() }
  }

  /// Ends the recording and closes the file; the delegate hears of it at the next turn.
  open func stop() {
    settle()
    let timer = timer
    MediaClock.onMain { timer.cancel() }
    finish(at: MediaClock.now) { tell in MediaClock.soon { tell() } }
  }

  /// Removes the file; recording has to be stopped before.
  @discardableResult
  open func deleteRecording() -> Bool {
    guard !isRecording else { return false }
    return (try? FileManager.default.removeItem(at: url)) != nil
  }

  open var isRecording: Bool {
    let now = MediaClock.now
    return lock.withLock { start != nil && (end.map { now < $0 } ?? true) }
  }

  /// Seconds that were recorded; 0 after it was stopped.
  open var currentTime: TimeInterval {
    let now = MediaClock.now
    return lock.withLock { length(at: now) }
  }

  /// Seconds on the clock by which recordings are begun together.
  open var deviceCurrentTime: TimeInterval { MediaClock.now }

  // MARK: Meters

  open var isMeteringEnabled: Bool {
    get { lock.withLock { isMetered } }
    set { lock.withLock { isMetered = newValue } }
  }

  /// Differs from Apple's: there is nothing to update; it is silent.
  open func updateMeters() {}

  /// Differs from Apple's: -160 decibels, as nothing is heard.
  open func averagePower(forChannel channelNumber: Int) -> Float {
    isMeteringEnabled ? Silence.decibels : 0
  }

  /// Differs from Apple's: -160 decibels, as nothing is heard.
  open func peakPower(forChannel channelNumber: Int) -> Float {
    isMeteringEnabled ? Silence.decibels : 0
  }

  // MARK: The clock

  /// On the device's clock.
  private var end: TimeInterval? {
    guard let start, let limit else { return nil }
    return start + max(limit - recorded, 0)
  }

  private func length(at now: TimeInterval) -> TimeInterval {
    guard let start else { return recorded }
    let length = ((recorded + max(now - start, 0)) * 1e9).rounded() / 1e9
    return min(length, limit ?? .infinity)
  }

  private func settle() {
    let timer = timer
    MediaClock.onMain { timer.settle() }
  }

  private func rest(at now: TimeInterval) {
    lock.withLock {
      recorded = length(at: now)
      start = nil
    }
  }

  @MainActor
  private func plan() {
    guard let end = lock.withLock({ end }) else { return timer.cancel() }
    timer.set(at: end) { [weak self] in self?.finish(at: end) { $0() } }
  }

  /// Nothing if it was not begun.
  private func finish(at now: TimeInterval, _ deliver: (@escaping @Sendable () -> Void) -> Void) {
    rest(at: now)
    let isDone = lock.withLock { () -> Bool? in
      guard isPrepared else { return nil }
      defer {
        (recorded, limit, isPrepared) = (0, nil, false)
      }
      return SilentFile(url: url, sound: sound).write(seconds: recorded)
    }
    guard let isDone else { return }
    deliver { self.delegate?.audioRecorderDidFinishRecording(self, successfully: isDone) }
  }
}
