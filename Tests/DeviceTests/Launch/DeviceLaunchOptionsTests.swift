import Device
import Foundation
import Testing

struct DeviceLaunchOptionsTests {
  @Test func withoutSettingsItIsTheStandardDevice() {
    let options = DeviceLaunchOptions()
    #expect(options.model == .standard)
    #expect(options.systemVersion == .iOS18)
    #expect(options.orientation == .portrait)
    #expect(options.traits == DeviceTraits())
    #expect(options.problems.isEmpty)
  }

  @Test func theLanguageBringsItsDirection() {
    let hebrew = DeviceLaunchOptions(arguments: ["-AppleLanguages", "(he)"])
    #expect(hebrew.traits.locale.identifier == "he")
    #expect(hebrew.traits.layoutDirection == .rightToLeft)
    #expect(hebrew.traits.calendar.locale?.identifier == "he")
    let german = DeviceLaunchOptions(arguments: ["-AppleLanguages", "(\"de\", \"en\")"])
    #expect(german.traits.locale.identifier == "de")
    #expect(german.traits.layoutDirection == .leftToRight)
  }

  @Test(arguments: ["-AppleTextDirection", "-NSForceRightToLeftWritingDirection"])
  func theDirectionCanBeForced(argument: String) {
    #expect(
      DeviceLaunchOptions(arguments: [argument, "YES"]).traits.layoutDirection == .rightToLeft)
    #expect(
      DeviceLaunchOptions(arguments: [argument, "NO"]).traits.layoutDirection == .leftToRight)
  }

  @Test func otherArgumentsAreTheAppsOwn() {
    let options = DeviceLaunchOptions(arguments: ["app", "-uitesting", "-seed", "7", "AppleLocale"])
    #expect(options.problems.isEmpty)
    #expect(options.traits == DeviceTraits())
  }

  @Test(arguments: [
    ("VITRINE_DEVICE", "toaster", "VITRINE_DEVICE: no device is called toaster; there are "),
    ("VITRINE_SYSTEM_VERSION", "17", "VITRINE_SYSTEM_VERSION: there is no 17; there are 18, 26"),
    ("VITRINE_APPEARANCE", "pink", "VITRINE_APPEARANCE: pink is neither light nor dark"),
    ("VITRINE_TIME_ZONE", "Mars", "VITRINE_TIME_ZONE: no time zone is called Mars"),
    (
      "VITRINE_ORIENTATION", "diagonal",
      "VITRINE_ORIENTATION: diagonal is neither portrait nor landscape"
    ),
  ])
  func problemsNameTheSetting(variable: String, value: String, message: String) {
    let problems = DeviceLaunchOptions(environment: [variable: value]).problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix(message) == true)
  }

  @Test func theReleaseCanBeChosen() {
    let options = DeviceLaunchOptions(environment: ["VITRINE_SYSTEM_VERSION": "26"])
    #expect(options.systemVersion == .iOS26)
    #expect(options.systemVersion.number == "26.0")
    #expect(options.problems.isEmpty)
  }

  @Test func anUnknownTextSizeIsAProblem() {
    let options = DeviceLaunchOptions(arguments: ["-UIPreferredContentSizeCategoryName", "huge"])
    #expect(options.problems == ["unknown content size category huge"])
    #expect(options.traits.contentSizeCategory == .large)
  }

  @Test func settingsOfTheDeviceComeFromVariables() {
    let options = DeviceLaunchOptions(environment: [
      "VITRINE_CONTENT_SIZE": "UICTContentSizeCategoryXXL", "VITRINE_INCREASE_CONTRAST": "1",
    ])
    #expect(options.traits.contentSizeCategory == .extraExtraLarge)
    #expect(options.traits.increaseContrast)
    #expect(options.problems.isEmpty)
  }

  @Test func argumentsOfATestBeatTheDevicesSettings() {
    let options = DeviceLaunchOptions(
      arguments: ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryS"],
      environment: ["VITRINE_CONTENT_SIZE": "UICTContentSizeCategoryXXL"])
    #expect(options.traits.contentSizeCategory == .small)
  }

  @Test func theStatusBarComesFromAVariable() throws {
    var bar = DeviceStatusBar()
    bar.time = "10:10"
    bar.batteryLevel = 5
    bar.wifiBars = nil
    let text = String(decoding: try JSONEncoder().encode(bar), as: UTF8.self)
    let options = DeviceLaunchOptions(environment: ["VITRINE_STATUS_BAR": text])
    #expect(options.statusBar == bar)
    #expect(
      DeviceLaunchOptions(environment: ["VITRINE_STATUS_BAR": "full"]).problems
        == ["VITRINE_STATUS_BAR: full says no status bar"])
  }

  @MainActor @Test func aDeviceTakesOverAllThatALaunchAsksFor() {
    let device = Device()
    var options = DeviceLaunchOptions(environment: [
      "VITRINE_DEVICE": "iPhone 16", "VITRINE_SYSTEM_VERSION": "26", "VITRINE_APPEARANCE": "dark",
      "VITRINE_ORIENTATION": "landscape",
    ])
    options.statusBar.cellularBars = 1
    device.apply(options)
    #expect(device.model.name == "iPhone 16")
    #expect(device.systemVersion == .iOS26)
    #expect(device.traits.colorScheme == .dark)
    #expect(device.orientation == .landscapeLeft)
    #expect(device.statusBar.cellularBars == 1)
  }
}
