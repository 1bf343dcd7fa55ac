import Device
import Testing

struct DevicePermissionsTests {
  @Test func decisionsComeFromTheVariable() {
    let permissions = DevicePermissions(environment: [
      "VITRINE_PERMISSIONS": #"{"notifications": "granted", "photos": "denied"}"#
    ])
    #expect(permissions["notifications"] == .granted)
    #expect(permissions["photos"] == .denied)
    #expect(permissions["camera"] == nil)
  }

  @Test(arguments: [[:], ["VITRINE_PERMISSIONS": "yes"]])
  func withoutThemTheAppHasToAsk(environment: [String: String]) {
    #expect(DevicePermissions(environment: environment).decisions.isEmpty)
  }
}
