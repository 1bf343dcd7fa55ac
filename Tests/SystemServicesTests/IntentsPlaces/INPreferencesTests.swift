import Device
import Foundation
import IntentsPlaces
import Testing

extension AskingTests {
  @MainActor
  @Suite struct INPreferencesTests {
    @Test func siriAsksOnce() async {
      await deciding(.siri, nil, answering: "Allow") {
        #expect(INPreferences.siriAuthorizationStatus() == .notDetermined)
        #expect(await INPreferences.requestSiriAuthorization() == .authorized)
        #expect(INPreferences.siriAuthorizationStatus() == .authorized)
      }
    }

    @Test func theQuestionSaysWhereTheDataGo() {
      let question = SystemQuestion(.siri)
      #expect(question.title.hasPrefix("Would You Like to Use “"))
      #expect(question.title.hasSuffix("” with Siri?"))
      #expect(question.message?.hasSuffix("to process your requests.") == true)
    }

    @Test func onlyWhoMayKnowsOfTheFocus() async {
      let center = INFocusStatusCenter.default
      await deciding(.focus, nil, answering: "Don’t Allow") {
        #expect(center.authorizationStatus == .notDetermined)
        #expect(await center.requestAuthorization() == .denied)
        #expect(center.focusStatus.isFocused == nil)
      }
      await deciding(.focus, .granted) {
        #expect(await center.requestAuthorization() == .authorized)
        #expect(center.focusStatus.isFocused == false)
      }
    }
  }
}
