import CoreHaptics
import Foundation
import Testing

struct CHHapticEngineTests {
  /// As apps write it: no engine where there are no haptics.
  private final class Haptics {
    private(set) var engine: CHHapticEngine?
    private(set) var problem: (any Error)?

    func prepare() {
      guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
      do {
        engine = try CHHapticEngine()
        engine?.resetHandler = { [weak self] in try? self?.engine?.start() }
        try engine?.start()
      } catch {
        problem = error
      }
    }
  }

  @Test func theDeviceHasNoHaptics() {
    let haptics = Haptics()
    haptics.prepare()
    #expect(haptics.engine == nil)
    #expect(haptics.problem == nil)
  }

  @Test func anEngineCannotBeMade() {
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    #expect((CHHapticError(.notSupported) as NSError).code == -4809)
  }

  @Test func aPatternEndsWithItsLastEvent() throws {
    let tap = CHHapticEvent(
      eventType: .hapticTransient,
      parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.5)],
      relativeTime: 0)
    let hum = CHHapticEvent(
      eventType: .hapticContinuous, parameters: [], relativeTime: 0.5, duration: 2)
    let pattern = try CHHapticPattern(events: [hum, tap], parameters: [])
    #expect(pattern.duration == 2.5)
  }

  @Test func timesMustNotBeNegativeOrNoNumbers() {
    for time in [-1, Double.nan] {
      let event = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: time)
      #expect(throws: CHHapticError(.invalidEventTime)) {
        try CHHapticPattern(events: [event], parameters: [])
      }
    }
  }
}
