import Device
import Foundation
import Speech
import Testing

extension AskingTests {
  @MainActor
  @Suite struct SFSpeechRecognizerTests {
    @Test func theAnswerIsKept() async {
      await deciding(.speech, nil, answering: "Allow") {
        #expect(SFSpeechRecognizer.authorizationStatus() == .notDetermined)
        let status = await withCheckedContinuation { continuation in
          SFSpeechRecognizer.requestAuthorization { continuation.resume(returning: $0) }
        }
        #expect(status == .authorized)
        #expect(SFSpeechRecognizer.authorizationStatus() == .authorized)
      }
    }

    @Test func theQuestionSaysWhereSpeechGoes() {
      let question = SystemQuestion(.speech)
      #expect(question.title.hasSuffix("Would Like to Access Speech Recognition"))
      #expect(
        question.message?.hasPrefix("Speech data from this app will be sent to Apple") == true)
    }

    @Test func languagesAreKnown() {
      #expect(SFSpeechRecognizer(locale: Locale(identifier: "en-US"))?.isAvailable == false)
      #expect(SFSpeechRecognizer(locale: Locale(identifier: "eo")) == nil)
      #expect(SFSpeechRecognizer.supportedLocales().contains(Locale(identifier: "de")))
    }

    @Test func nothingIsUnderstood() async throws {
      try await deciding(.speech, .granted) {
        let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
        let request = SFSpeechURLRecognitionRequest(url: URL(fileURLWithPath: "/a.m4a"))
        var task: SFSpeechRecognitionTask?
        let error = await withCheckedContinuation { continuation in
          task = recognizer.recognitionTask(with: request) { result, error in
            #expect(result == nil)
            continuation.resume(returning: error)
          }
        }
        #expect(error != nil)
        #expect(task?.state == .completed)
        #expect(task?.error != nil)
      }
    }

    @Test func aCancelledTaskSaysSo() async throws {
      let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
      let listener = Listener()
      let task = recognizer.recognitionTask(
        with: SFSpeechAudioBufferRecognitionRequest(), delegate: listener)
      task.cancel()
      #expect(task.isCancelled)
      await withCheckedContinuation { continuation in
        OperationQueue.main.addOperation { continuation.resume() }
      }
      #expect(listener.results == [false])
    }

    private final class Listener: NSObject, SFSpeechRecognitionTaskDelegate {
      var results: [Bool] = []
      func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool
      ) { results.append(successfully) }
    }
  }
}
