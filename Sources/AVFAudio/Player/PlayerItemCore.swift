import CoreGraphics
import CoreMedia
import Foundation

/// What an item keeps, for all threads.
final class PlayerItemCore: @unchecked Sendable {
  struct Facts {
    var status = AVPlayerItem.Status.unknown
    var error: NSError?
    var duration = CMTime.indefinite
    var size = CGSize.zero
    var endTime = CMTime.invalid
    fileprivate(set) var course = MediaCourse()

    /// Where playing ends; nil if that is not known.
    var end: CMTime? {
      let end = endTime.isNumeric ? endTime : duration
      return end.isNumeric ? end : nil
    }
  }

  private let lock = NSLock()
  private var stored = Facts()
  private weak var player: AVPlayer?
  private var handler: (number: Int, call: @Sendable (Bool) -> Void)?
  private var lastNumber = 0

  var facts: Facts { lock.withLock { stored } }

  /// Whose item it is.
  var owner: AVPlayer? {
    get { lock.withLock { player } }
    set { lock.withLock { player = newValue } }
  }

  func change(_ change: (inout Facts) -> Void) { lock.withLock { change(&stored) } }

  func load(_ file: Result<MediaFile, NSError>) {
    change { facts in
      switch file {
      case .success(let file):
        facts.status = .readyToPlay
        facts.duration = file.duration
        facts.size =
          file.tracks.first { $0.type == .video }.map {
            let size = CGRect(origin: .zero, size: $0.size).applying($0.transform).size
            return CGSize(width: abs(size.width), height: abs(size.height))
          } ?? .zero
        facts.course.move(to: Self.clamp(facts.course.position, facts.duration), at: 0)
      case .failure(let error):
        facts.status = .failed
        facts.error = error
      }
    }
  }

  // MARK: Time

  func time(at now: TimeInterval) -> CMTime {
    lock.withLock {
      let time = stored.course.time(at: now)
      return time.isNumeric ? time : .zero
    }
  }

  func move(to time: CMTime, at now: TimeInterval) {
    change { $0.course.move(to: Self.clamp(time, $0.duration), at: now) }
  }

  /// Comes exactly to a time on its way.
  func reach(_ time: CMTime, at now: TimeInterval) { change { $0.course.move(to: time, at: now) } }

  func run(speed: Double, at now: TimeInterval) {
    change { $0.course.run(speed: speed, at: now) }
  }

  private static func clamp(_ time: CMTime, _ duration: CMTime) -> CMTime {
    let time = max(time, .zero)
    return duration.isNumeric ? min(time, duration) : time
  }

  // MARK: Who waits for a jump

  func keepHandler(_ call: @escaping @Sendable (Bool) -> Void) -> Int {
    lock.withLock {
      lastNumber += 1
      handler = (lastNumber, call)
      return lastNumber
    }
  }

  /// The handler of a certain jump, or of any.
  func takeHandler(_ number: Int? = nil) -> (@Sendable (Bool) -> Void)? {
    lock.withLock {
      guard let known = handler, number == nil || number == known.number else { return nil }
      handler = nil
      return known.call
    }
  }
}
