import Device
import Foundation
import Testing

@testable import AVFAudio

@MainActor
@Suite(.serialized) struct AVSpeechSynthesizerTests {
  private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
    var heard: [String] = []

    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
    ) { heard.append("start \(utterance.speechString)") }

    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
    ) { heard.append("finish \(utterance.speechString)") }

    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
    ) { heard.append("cancel \(utterance.speechString)") }
  }

  private let sut = AVSpeechSynthesizer()
  private let listener = Listener()

  init() { sut.delegate = listener }

  @Test func textsAreSpokenOneAfterTheOther() {
    sut.speak(AVSpeechUtterance(string: "one"))
    sut.speak(AVSpeechUtterance(string: "two"))
    #expect(sut.isSpeaking)
    Device.main.clock.advance(by: 0.1)
    #expect(listener.heard == ["start one"])
    Device.main.clock.advance(by: 2)
    #expect(listener.heard == ["start one", "finish one", "start two", "finish two"])
    #expect(!sut.isSpeaking)
  }

  @Test func aPausedTextGoesOn() {
    sut.speak(AVSpeechUtterance(string: "a longer text"))
    Device.main.clock.advance(by: 0.1)
    #expect(sut.pauseSpeaking(at: .word))
    Device.main.clock.advance(by: 5)
    #expect(listener.heard == ["start a longer text"])
    #expect(sut.isPaused && sut.isSpeaking)
    #expect(sut.continueSpeaking())
    Device.main.clock.advance(by: 5)
    #expect(listener.heard.last == "finish a longer text")
    #expect(!sut.pauseSpeaking(at: .immediate))
  }

  @Test func whatIsStoppedIsCancelled() {
    sut.speak(AVSpeechUtterance(string: "a"))
    sut.speak(AVSpeechUtterance(string: "b"))
    #expect(sut.stopSpeaking(at: .immediate))
    #expect(listener.heard == ["cancel a", "cancel b"])
    #expect(!sut.stopSpeaking(at: .immediate))
  }

  @Test func voicesAreFoundByTheirLanguage() {
    #expect(AVSpeechSynthesisVoice(language: "en-US")?.name == "Samantha")
    #expect(AVSpeechSynthesisVoice(language: "de")?.language == "de-DE")
    #expect(AVSpeechSynthesisVoice(language: "tlh") == nil)
    let identifier = AVSpeechSynthesisVoice(language: "fr-FR")?.identifier ?? ""
    #expect(AVSpeechSynthesisVoice(identifier: identifier)?.name == "Thomas")
  }
}
