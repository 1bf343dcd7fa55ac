import CoreMedia
import Device
import Foundation

/// Plays a sound of a file or of data, on the device's clock.
///
/// Its length, rate and channels are those of the file's header: WAV, AIFF, CAF, MP3, MPEG-4.
///
/// Differs from Apple's: nothing is decoded and nothing sounds; a file with a good header and broken sounds is played.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// What is played; nil for sounds from data.
  public let url: URL?
  /// What is played; nil for sounds of files.
  public let data: Data?

  private let sound: SoundFormat
  private let lock = NSRecursiveLock()
  private let timer = MediaTimer()
  private var course: SoundCourse
  private var fade = VolumeFade(1)
  private weak var listener: (any AVAudioPlayerDelegate)?
  private var knownRate: Float = 1
  private var mayChangeRate = false
  private var balance: Float = 0
  private var isMetered = false

  // MARK: Making

  /// Throws an error of `NSOSStatusErrorDomain` for a file that is not there (2003334207) or of no known kind
  /// (1954115647).
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, fileTypeHint: nil)
  }

  /// Differs from Apple's: the hint makes no difference; the header says what it is.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    self.url = url
    data = nil
    do throws(MediaFile.Problem) {
      (sound, course) = try Self.read(MediaFile(url))
    } catch {
      throw SoundError.error(error)
    }
    super.init()
  }

  /// Throws an error of `NSOSStatusErrorDomain` for data of no known kind (1954115647).
  public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

  /// Differs from Apple's: the hint makes no difference; the header says what it is.
  public init(data: Data, fileTypeHint utiString: String?) throws {
    url = nil
    self.data = data
    do throws(MediaFile.Problem) {
      (sound, course) = try Self.read(MediaFile(data))
    } catch {
      throw SoundError.error(error)
    }
    super.init()
  }

  private static func read(
    _ file: MediaFile
  ) throws(MediaFile.Problem) -> (SoundFormat, SoundCourse) {
    guard let sound = file.sound else { throw .unknown }
    let seconds = file.duration.seconds
    return (sound, SoundCourse(duration: seconds.isFinite ? seconds : 0))
  }

  // MARK: What it is

  /// In seconds.
  open var duration: TimeInterval { lock.withLock { course.duration } }
  open var numberOfChannels: Int { sound.channels }
  open var settings: [String: Any] { sound.settings }
  open var format: AVAudioFormat { AVAudioFormat(sound, isInterleaved: true) }

  open weak var delegate: (any AVAudioPlayerDelegate)? {
    get { lock.withLock { listener } }
    set { lock.withLock { listener = newValue } }
  }

  // MARK: Playing

  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Plays on from where it is.
  @discardableResult
  open func play() -> Bool { begin(at: nil) }

  /// Plays on from where it is when `deviceCurrentTime` has come to a moment.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { begin(at: time) }

  private func begin(at moment: TimeInterval?) -> Bool {
    change { course, now in
      guard !course.isStarted else { return }
      course.begin(at: max(moment ?? now, now))
    }
    return true
  }

  open func pause() { change { course, now in course.rest(at: now) } }

  /// Stops where it is: `currentTime` stays.
  open func stop() { pause() }

  open var isPlaying: Bool {
    let now = MediaClock.now
    return lock.withLock { course.isPlaying(at: now) }
  }

  /// In seconds of the sound.
  open var currentTime: TimeInterval {
    get {
      let now = MediaClock.now
      return lock.withLock { course.position(at: now) }
    }
    set { change { course, now in course.move(to: newValue, at: now) } }
  }

  /// Seconds on the clock by which sounds are played together.
  open var deviceCurrentTime: TimeInterval { MediaClock.now }

  /// How often it is played again; below 0 until it is stopped.
  open var numberOfLoops: Int {
    get { lock.withLock { course.loops } }
    set { change { course, now in course.setLoops(newValue, at: now) } }
  }

  // MARK: How it sounds

  /// From 0 to 1.
  open var volume: Float {
    get {
      let now = MediaClock.now
      return lock.withLock { fade.volume(at: now) }
    }
    set { setVolume(newValue, fadeDuration: 0) }
  }

  /// Changes the volume evenly on the device's clock; the duration is in seconds.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    let now = MediaClock.now
    lock.withLock { fade.fade(to: min(max(volume, 0), 1), in: duration, at: now) }
  }

  /// From -1, which is left, to 1.
  ///
  /// Differs from Apple's: kept, and read by nobody here; nothing sounds.
  open var pan: Float {
    get { lock.withLock { balance } }
    set { lock.withLock { balance = min(max(newValue, -1), 1) } }
  }

  /// Whether `rate` counts.
  open var enableRate: Bool {
    get { lock.withLock { mayChangeRate } }
    set {
      lock.withLock { mayChangeRate = newValue }
      changeSpeed()
    }
  }

  /// How fast it is played, from 0.5 to 2; 1 is as it was recorded.
  open var rate: Float {
    get { lock.withLock { knownRate } }
    set {
      lock.withLock { knownRate = min(max(newValue, 0.5), 2) }
      changeSpeed()
    }
  }

  private func changeSpeed() {
    let speed = lock.withLock { mayChangeRate ? Double(knownRate) : 1 }
    change { course, now in course.setSpeed(speed, at: now) }
  }

  // MARK: Meters

  open var isMeteringEnabled: Bool {
    get { lock.withLock { isMetered } }
    set { lock.withLock { isMetered = newValue } }
  }

  /// Differs from Apple's: there is nothing to update; it is silent.
  open func updateMeters() {}

  /// Differs from Apple's: -160 decibels, as nothing sounds.
  open func averagePower(forChannel channelNumber: Int) -> Float {
    isMeteringEnabled ? Silence.decibels : 0
  }

  /// Differs from Apple's: -160 decibels, as nothing sounds.
  open func peakPower(forChannel channelNumber: Int) -> Float {
    isMeteringEnabled ? Silence.decibels : 0
  }

  // MARK: The clock

  private func change(_ change: (inout SoundCourse, TimeInterval) -> Void) {
    let timer = timer
    // An end that is due has come before.
    MediaClock.onMain { timer.settle() }
    let now = MediaClock.now
    lock.withLock { change(&course, now) }
    MediaClock.onMain { [weak self] in self?.plan() }
  }

  @MainActor
  private func plan() {
    guard let end = lock.withLock({ course.end }) else { return timer.cancel() }
    timer.set(at: end) { [weak self] in self?.finish() }
  }

  @MainActor
  private func finish() {
    lock.withLock { course.finish() }
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }
}

/// What is measured where nothing sounds.
enum Silence {
  static let decibels: Float = -160
}
