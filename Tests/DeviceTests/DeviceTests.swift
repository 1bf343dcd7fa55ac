import Device
import Foundation
import Testing

@MainActor
struct DeviceTests {
  @Test func observersAreCalledInOrderUntilTheyLeave() {
    let device = Device()
    var log: [String] = []
    let first = device.addObserver { _ in log.append("first") }
    device.addObserver { _ in log.append("second") }
    device.orientation = .landscapeLeft
    #expect(log == ["first", "second"])
    device.removeObserver(first)
    device.orientation = .portrait
    #expect(log == ["first", "second", "second"])
  }

  @Test func theScreenFollowsModelAndOrientation() {
    let device = Device(model: .iPhoneSE)
    #expect(device.screen == DeviceModel.iPhoneSE.screen(in: .portrait))
    device.orientation = .landscapeRight
    device.model = .iPadPro11
    #expect(device.screen == DeviceModel.iPadPro11.screen(in: .landscapeRight))
  }

  @Test func theClockIsTheDevicesOwn() {
    let clock = DeviceClock()
    let device = Device(clock: clock)
    device.clock.advance(by: 2)
    #expect(clock.now == 2)
    #expect(Device().clock.now == 0)
  }

  @Test func theLargestTextSizesAreAccessibilityOnes() {
    #expect(DeviceContentSizeCategory.allCases.count == 12)
    #expect(DeviceContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
    #expect(!DeviceContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }
}
