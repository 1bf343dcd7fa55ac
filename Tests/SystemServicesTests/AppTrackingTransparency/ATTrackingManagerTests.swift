import AdSupport
import AppTrackingTransparency
import Device
import Foundation
import Testing

extension AskingTests {
  @MainActor
  @Suite struct ATTrackingManagerTests {
    @Test func theAnswerIsKept() async {
      await deciding(.userTracking, nil, answering: "Allow") {
        #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
        #expect(!ASIdentifierManager.shared().isAdvertisingTrackingEnabled)
        #expect(await ATTrackingManager.requestTrackingAuthorization() == .authorized)
        #expect(ATTrackingManager.trackingAuthorizationStatus == .authorized)
        #expect(ASIdentifierManager.shared().isAdvertisingTrackingEnabled)
      }
    }

    @Test func whoIsNotToBeTrackedIsNot() async {
      await deciding(.userTracking, nil, answering: "Ask App Not to Track") {
        let status = await withCheckedContinuation { continuation in
          ATTrackingManager.requestTrackingAuthorization { continuation.resume(returning: $0) }
        }
        #expect(status == .denied)
      }
    }

    @Test func advertisersKnowNoNumber() {
      #expect(
        ASIdentifierManager.shared().advertisingIdentifier.uuidString
          == "00000000-0000-0000-0000-000000000000")
    }
  }
}
