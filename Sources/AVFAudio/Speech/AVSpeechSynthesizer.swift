import Device
import Foundation

public enum AVSpeechBoundary: Int, Sendable {
  case immediate = 0
  case word = 1
}

/// Speaks texts, one after the other.
///
/// Differs from Apple's: nothing sounds. A text takes a fifteenth of a second a character on the device's clock, at the
/// default rate, and boundaries of words are taken as at once.
@preconcurrency @MainActor
open class AVSpeechSynthesizer: NSObject {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open private(set) var isPaused = false
  /// Also while it is paused.
  open var isSpeaking: Bool { !queue.isEmpty }

  private var queue: [AVSpeechUtterance] = []
  private var work: ScheduledWork?
  /// What is left of the first text, in seconds.
  private var remaining: TimeInterval = 0
  private var endOfFirst: TimeInterval = 0

  nonisolated public override init() { super.init() }

  private var clock: DeviceClock { Device.main.clock }

  open func speak(_ utterance: AVSpeechUtterance) {
    queue.append(utterance)
    if queue.count == 1, !isPaused { startFirst() }
  }

  /// Forgets all texts.
  ///
  /// Differs from Apple's: `boundary` makes no difference; it ends at once.
  ///
  /// - Returns: whether something was spoken.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking else { return false }
    work?.cancel()
    let stopped = queue
    queue.removeAll()
    isPaused = false
    for utterance in stopped { delegate?.speechSynthesizer(self, didCancel: utterance) }
    return true
  }

  /// Keeps what is left of the text.
  ///
  /// Differs from Apple's: `boundary` makes no difference; it pauses at once.
  ///
  /// - Returns: whether something was spoken and is paused now.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard !isPaused, let first = queue.first else { return false }
    isPaused = true
    work?.cancel()
    remaining = max(endOfFirst - clock.now, 0)
    delegate?.speechSynthesizer(self, didPause: first)
    return true
  }

  /// - Returns: whether something was paused and goes on.
  @discardableResult
  open func continueSpeaking() -> Bool {
    guard isPaused, let first = queue.first else { return false }
    isPaused = false
    delegate?.speechSynthesizer(self, didContinue: first)
    finishFirst(after: remaining)
    return true
  }

  private func startFirst() {
    guard let first = queue.first else { return }
    work = clock.schedule(after: max(first.preUtteranceDelay, 0)) { [weak self] in
      guard let self, queue.first === first else { return }
      delegate?.speechSynthesizer(self, didStart: first)
      finishFirst(after: first.length)
    }
    endOfFirst = clock.now + max(first.preUtteranceDelay, 0) + first.length
  }

  private func finishFirst(after length: TimeInterval) {
    endOfFirst = clock.now + length
    work = clock.schedule(after: length) { [weak self] in
      guard let self, let first = queue.first else { return }
      queue.removeFirst()
      delegate?.speechSynthesizer(self, didFinish: first)
      if !isPaused { startFirst() }
    }
  }
}

@preconcurrency @MainActor
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
}
