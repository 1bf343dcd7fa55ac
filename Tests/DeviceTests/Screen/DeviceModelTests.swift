import Device
import Foundation
import Testing

@MainActor
struct DeviceModelTests {
  @Test func theDefaultIsFixed() {
    let device = Device()
    #expect(device.screen.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(device.screen.scale == 3)
    #expect(
      device.screen.safeAreaInsets == DeviceInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(device.traits.locale.identifier == "en_US")
    #expect(device.traits.timeZone == .gmt)
    #expect(device.traits.calendar.timeZone == .gmt)
    #expect(device.traits.contentSizeCategory == .large)
  }

  @Test func turningSwapsTheSides() {
    let device = Device()
    device.orientation = .landscapeLeft
    #expect(device.screen.size == CGSize(width: 844, height: 390))
    #expect(
      device.screen.safeAreaInsets == DeviceInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(device.screen.statusBarHeight == 0)
    #expect(device.screen.verticalSizeClass == .compact)
    #expect(device.screen.horizontalSizeClass == .compact)
  }

  @Test(arguments: [
    (DeviceModel.iPhone16ProMax, DeviceOrientation.landscapeRight, 2, 1),
    (.iPhoneSE, .portrait, 1, 2), (.iPadPro11, .landscapeLeft, 2, 2),
  ])
  func sizeClasses(
    model: DeviceModel, orientation: DeviceOrientation, horizontal: Int, vertical: Int
  ) {
    let screen = model.screen(in: orientation)
    #expect(screen.horizontalSizeClass.rawValue == horizontal)
    #expect(screen.verticalSizeClass.rawValue == vertical)
  }

  @Test func presetsHaveDifferentNamesAndAreFoundByThem() {
    let names = DeviceModel.presets.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(DeviceModel.preset(named: "iphone 16 pro") == .iPhone16Pro)
    #expect(DeviceModel.preset(named: "toaster") == nil)
  }

  @Test func changesAreReportedOnce() {
    let device = Device()
    var changes: [Device.Change] = []
    let observer = device.addObserver { changes.append($0) }
    device.orientation = .landscapeLeft
    device.orientation = .landscapeLeft
    device.traits.colorScheme = .dark
    device.model = .iPhoneSE
    device.removeObserver(observer)
    device.traits.colorScheme = .light
    #expect(changes == [.orientation, .traits, .screen])
  }

  // MARK: Launch

  @Test func launchOptionsAreThoseOfIOS() {
    let options = DeviceLaunchOptions(
      arguments: [
        "app", "-AppleLanguages", "(ar)", "-AppleLocale", "ar_EG",
        "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL",
      ],
      environment: [
        "VITRINE_DEVICE": "iPhone 16", "VITRINE_APPEARANCE": "dark",
        "VITRINE_ORIENTATION": "landscape", "VITRINE_TIME_ZONE": "Europe/Berlin",
      ])
    #expect(options.problems.isEmpty)
    #expect(options.traits.locale.identifier == "ar_EG")
    #expect(options.traits.layoutDirection == .rightToLeft)
    #expect(options.traits.contentSizeCategory == .accessibilityExtraExtraExtraLarge)
    #expect(options.traits.colorScheme == .dark)
    #expect(options.traits.calendar.timeZone.identifier == "Europe/Berlin")
    #expect(options.model == .iPhone16)
    #expect(options.orientation == .landscapeLeft)
  }

  @Test func theTimeZoneIsTheOneThatFoundationTakesUnlessAnotherIsGiven() {
    func zone(_ environment: [String: String]) -> String {
      DeviceLaunchOptions(environment: environment).traits.timeZone.identifier
    }
    #expect(zone(["TZ": "Asia/Tokyo"]) == "Asia/Tokyo")
    #expect(zone(["TZ": "Asia/Tokyo", "VITRINE_TIME_ZONE": "Europe/Berlin"]) == "Europe/Berlin")
    #expect(zone(["TZ": ":nonsense"]) == zone([:]))
  }

  @Test func settingsThatAreNotUnderstoodAreProblems() {
    let options = DeviceLaunchOptions(
      environment: ["VITRINE_DEVICE": "toaster", "VITRINE_APPEARANCE": "pink"])
    #expect(options.problems.count == 2)
    #expect(options.problems.first?.contains("no device is called toaster") == true)
    #expect(options.model == .standard)
  }

  @Test func thePasteboardKeepsText() {
    let pasteboard = Device().pasteboard
    pasteboard.string = "copied"
    #expect(pasteboard.string == "copied")
    #expect(pasteboard.changeCount == 1)
    pasteboard.string = nil
    #expect(pasteboard.items.isEmpty)
  }
}
