import Device
import Foundation
import Synchronization
import Testing

@testable import AVFAudio

/// One test after the other: the session is the app's only one.
@MainActor
@Suite(.serialized) struct AVAudioSessionTests {
  private let session = AVAudioSession.sharedInstance()

  @Test func aSessionRemembersWhatItIsTold() throws {
    try session.setCategory(
      .playback, mode: .spokenAudio, policy: .longFormAudio,
      options: [.duckOthers, .mixWithOthers])
    #expect(session.category == .playback && session.mode == .spokenAudio)
    #expect(session.categoryOptions == [.mixWithOthers, .duckOthers])
    #expect(session.routeSharingPolicy == .longFormAudio)
    try session.setMode(.measurement)
    #expect(session.mode == .measurement && session.category == .playback)
    try session.setCategory(.record)
    #expect(session.mode == .default && session.categoryOptions == [])
    #expect(session.category.rawValue == "AVAudioSessionCategoryRecord")
    try session.setActive(true, options: .notifyOthersOnDeactivation)
    #expect(session.isActive)
    try session.setActive(false)
    #expect(!session.isActive)
  }

  @Test func interruptionsArePostedByTests() {
    let type = Mutex<AVAudioSession.InterruptionType?>(nil)
    let token = NotificationCenter.default.addObserver(
      forName: AVAudioSession.interruptionNotification, object: session, queue: nil
    ) { note in
      let value = note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt
      type.withLock { $0 = value.flatMap(AVAudioSession.InterruptionType.init) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    NotificationCenter.default.post(
      name: AVAudioSession.interruptionNotification, object: session,
      userInfo: [
        AVAudioSessionInterruptionTypeKey: AVAudioSession.InterruptionType.began.rawValue
      ])
    #expect(type.withLock { $0 } == .began)
  }

  // MARK: Permissions

  /// What the user answers to a question, with the place of the button.
  ///
  /// Who answers is set right before and taken back right after the question is asked, on the same queue: other
  /// suites answer questions at the same time.
  private func answer(
    _ index: Int, to ask: (@escaping @Sendable (Bool) -> Void) -> Void
  ) async -> Bool {
    let known = SystemQuestion.presenter
    return await withCheckedContinuation { next in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { SystemQuestion.presenter = { $1(index) } }
      }
      ask { next.resume(returning: $0) }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { SystemQuestion.presenter = known }
      }
    }
  }

  private func forget() {
    for service in ["microphone", "camera"] { PermissionStore.shared[service] = nil }
  }

  @Test func theUserDecidesWhoRecordsSounds() async {
    forget()
    defer { forget() }
    #expect(session.recordPermission == .undetermined)
    let isAllowed = await answer(1) { session.requestRecordPermission($0) }
    #expect(isAllowed)
    #expect(session.recordPermission == .granted)
    #expect(AVAudioApplication.shared.recordPermission == .granted)
    #expect(AVCaptureDevice.authorizationStatus(for: .audio) == .authorized)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
  }

  @Test func theUserDecidesWhoSeesThroughTheCamera() async {
    forget()
    defer { forget() }
    let isAllowed = await answer(0) {
      AVCaptureDevice.requestAccess(for: .video, completionHandler: $0)
    }
    #expect(!isAllowed)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    #expect(AVCaptureDevice.default(for: .video) == nil)
  }

  @Test func whoWasAnsweredBeforeIsNotAskedAgain() async {
    defer { forget() }
    PermissionStore.shared["microphone"] = .denied
    PermissionStore.shared["camera"] = .granted
    #expect(await AVAudioApplication.requestRecordPermission() == false)
    #expect(await AVCaptureDevice.requestAccess(for: .video))
    #expect(await AVCaptureDevice.requestAccess(for: AVMediaType(rawValue: "text")))
  }
}
