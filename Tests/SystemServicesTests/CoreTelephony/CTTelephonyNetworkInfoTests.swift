import CoreTelephony
import Testing

struct CTTelephonyNetworkInfoTests {
  @Test func theDeviceHasNoCarrierAndNoNetwork() {
    let info = CTTelephonyNetworkInfo()
    #expect(info.serviceSubscriberCellularProviders == nil)
    #expect(info.subscriberCellularProvider?.carrierName == nil)
    #expect(info.serviceCurrentRadioAccessTechnology?.values.first == nil)
    #expect(info.currentRadioAccessTechnology != CTRadioAccessTechnologyLTE)
  }

  @Test func aCarrierOfTheAppsOwnKnowsNothing() {
    let carrier = CTCarrier()
    #expect(carrier.carrierName == nil && carrier.mobileCountryCode == nil)
    #expect(!carrier.allowsVOIP)
  }
}
