import Device
import Foundation
import Testing

@Suite(.serialized)
struct DeviceLocaleTests {
  @Test func appsReadTheLocaleOfTheDevice() {
    #expect(DeviceLocale.current.identifier == "en_US")
    #expect(Locale.current.identifier == "en_US")
    #expect(Calendar.current.locale?.identifier == "en_US")
    #expect(Calendar.current.identifier == .gregorian)
    #expect(Locale.preferredLanguages == ["en-US"])
  }
}
