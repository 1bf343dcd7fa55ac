import Device
import Foundation
import Testing

@testable import VitrineTool

@Suite struct SimctlTests {
  private let folder = TemporaryFolder()
  private var set: SimulatorSet { SimulatorSet(folder: folder.url) }

  private final class Lines {
    var output: [String] = []
    var errors: [String] = []
  }

  @discardableResult
  private func simctl(_ words: String...) -> (status: Int32, output: String, errors: String) {
    let lines = Lines()
    let status = Simctl(
      set: set, environment: [:], print: { lines.output.append($0) },
      warn: { lines.errors.append($0) }
    ).run(words)
    return (status, lines.output.joined(separator: "\n"), lines.errors.joined(separator: "\n"))
  }

  private func booted() throws -> SimulatorDevice {
    simctl("boot", "iPhone 16")
    return try #require(set.devices.first { $0.isBooted })
  }

  // MARK: Which there are

  @Test func everyKindOfDeviceIsThereFromTheStart() {
    let devices = set.devices
    #expect(devices.count == DeviceModel.presets.count * SystemVersion.allCases.count)
    #expect(Set(devices.map(\.udid)).count == devices.count)
    #expect(devices.allSatisfy { UUID(uuidString: $0.udid) != nil })
    #expect(set.devices == devices)
  }

  @Test func listsAreWrittenAsToolsReadThem() throws {
    let udid = try #require(set.devices.first { $0.name == "iPhone 16" }).udid
    let text = simctl("list", "devices").output
    #expect(text.contains("-- iOS 18.0 --\n"))
    #expect(text.contains("\n    iPhone 16 (\(udid)) (Shutdown) \n"))
    #expect(
      simctl("list", "devicetypes").output.contains(
        "iPhone SE (3rd generation) (com.apple.CoreSimulator.SimDeviceType.iPhone-SE-3rd-generation)"
      ))
    #expect(
      simctl("list", "runtimes").output.contains(
        "iOS 18.0 (18.0 - 22A3351) - com.apple.CoreSimulator.SimRuntime.iOS-18-0"))
    let json = try JSONSerialization.jsonObject(
      with: Data(simctl("list", "-j", "devices", "iPhone 16 Pro Max").output.utf8))
    let devices = (json as? [String: Any])?["devices"] as? [String: [[String: Any]]]
    let found = devices?["com.apple.CoreSimulator.SimRuntime.iOS-18-0"]
    #expect(found?.map { $0["name"] as? String } == ["iPhone 16 Pro Max"])
    #expect(found?.first?["isAvailable"] as? Bool == true)
  }

  @Test func devicesAreMadeRenamedAndDeleted() throws {
    let udid = simctl("create", "CI", "iPhone 16 Pro", "iOS18.4").output
    #expect(set.devices(named: "CI").map(\.udid) == [udid])
    #expect(set.devices(named: udid).first?.model == "iPhone 16 Pro")
    #expect(simctl("create", "CI", "Toaster").status == 1)
    #expect(
      simctl("create", "X", "com.apple.CoreSimulator.SimDeviceType.iPad-Pro-13-inch-M4-8GB").status
        == 0)
    simctl("rename", udid, "Nightly")
    #expect(set.devices(named: "Nightly").count == 1)
    #expect(simctl("delete", udid).status == 0)
    #expect(set.devices(named: udid).isEmpty)
    let standard = try #require(set.devices.first).udid
    simctl("delete", standard)
    #expect(set.devices(named: standard).isEmpty)
  }

  // MARK: Power

  @Test func aBootedDeviceCannotBeBootedAgain() throws {
    #expect(simctl("boot", "iPhone 16").status == 0)
    let again = simctl("boot", "iPhone 16")
    #expect(again.status == 149)
    #expect(again.errors.hasSuffix("Unable to boot device in current state: Booted"))
    #expect(simctl("list", "devices", "Booted").output.contains("iPhone 16"))
    #expect(simctl("erase", "booted").status == 149)
    #expect(simctl("shutdown", "booted").status == 0)
    #expect(simctl("shutdown", "all").status == 0)
    #expect(simctl("shutdown", "iPhone 16").status == 149)
    #expect(simctl("boot", "Nokia").errors == "Invalid device: Nokia")
    #expect(simctl("ui", "booted", "appearance").errors == "No devices are booted.")
  }

  @Test func waitingForABootBootsOnRequest() {
    #expect(simctl("bootstatus", "iPhone 16").status == 149)
    #expect(simctl("bootstatus", "iPhone 16", "-b").status == 0)
    #expect(simctl("bootstatus", "iPhone 16").output.contains("already booted"))
  }

  // MARK: Settings

  @Test func settingsAreSeenByWhatRunsNext() throws {
    _ = try booted()
    simctl("ui", "booted", "appearance", "dark")
    simctl("ui", "booted", "content_size", "accessibility-large")
    simctl("ui", "booted", "content_size", "increment")
    simctl("ui", "booted", "increase_contrast", "enabled")
    #expect(simctl("ui", "booted", "content_size").output == "accessibility-extra-large")
    let options = DeviceLaunchOptions(environment: try booted().environment(for: []))
    #expect(options.problems.isEmpty)
    #expect(options.model.name == "iPhone 16")
    #expect(options.traits.colorScheme == .dark)
    #expect(options.traits.contentSizeCategory == .accessibilityExtraLarge)
    #expect(options.traits.increaseContrast)
    #expect(simctl("ui", "booted", "content_size", "huge").status == 64)
    #expect(simctl("ui", "booted", "appearance", "pink").status == 64)
  }

  @Test func theStatusBarIsSeenByWhatRunsNext() throws {
    _ = try booted()
    let status = simctl(
      "status_bar", "booted", "override", "--time", "2007-01-09T09:41:00+00:00", "--batteryState",
      "charging", "--batteryLevel", "40", "--cellularBars", "2", "--dataNetwork", "5g",
      "--operatorName", ""
    ).status
    #expect(status == 0)
    let bar = DeviceLaunchOptions(environment: try booted().environment(for: [])).statusBar
    #expect(bar.time == "9:41")
    #expect(bar.batteryState == .charging)
    #expect(bar.batteryLevel == 40)
    #expect(bar.cellularBars == 2)
    #expect(bar.network == "5G")
    #expect(simctl("status_bar", "booted", "list").output.contains("Battery Level: 40"))
    #expect(simctl("status_bar", "booted", "override", "--wifiMode", "searching").status == 1)
    #expect(simctl("status_bar", "booted", "override", "--batteryLevel", "101").status == 64)
    simctl("status_bar", "booted", "clear")
    #expect(
      DeviceLaunchOptions(environment: try booted().environment(for: [])).statusBar
        == DeviceStatusBar())
  }

  @Test func permissionsAreSeenByTheAppTheyAreFor() throws {
    _ = try booted()
    simctl("privacy", "booted", "grant", "notifications", "org.example.app")
    let device = try booted()
    let granted = DevicePermissions(environment: device.environment(for: ["org.example.app"]))
    #expect(granted["notifications"] == .granted)
    #expect(
      DevicePermissions(environment: device.environment(for: ["other"]))["notifications"] == nil)
    #expect(
      simctl("privacy", "booted", "revoke", "siri", "org.example.app").errors.contains(
        "no framework here asks for siri"))
    simctl("privacy", "booted", "reset", "all", "org.example.app")
    #expect(try booted().permissions.isEmpty)
    #expect(simctl("privacy", "booted", "grant", "teleport", "a").status == 64)
  }

  @Test func erasingTakesAllBack() throws {
    let device = try booted()
    simctl("ui", "booted", "appearance", "dark")
    let home = try #require(set.homeEnvironment(of: "a.b", on: device)["CFFIXED_USER_HOME"])
    try Data().write(to: URL(fileURLWithPath: home + "/Documents/note.txt"))
    simctl("shutdown", "booted")
    simctl("erase", device.udid)
    let erased = try #require(set.devices(named: device.udid).first)
    #expect(erased.appearance == .light)
    #expect(!FileManager.default.fileExists(atPath: home))
  }

  // MARK: Apps

  @Test func appsOfOtherSystemsAreRefused() throws {
    _ = try booted()
    try folder.write(
      #"""
      <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleIdentifier</key><string>a.b</string>
      <key>CFBundleExecutable</key><string>App</string></dict></plist>
      """#, to: "App.app/Info.plist")
    try folder.write("MachO", to: "App.app/App")
    let path = folder.url.appendingPathComponent("App.app").path
    #expect(simctl("install", "booted", path).errors.contains("holds no program for this machine"))
    #expect(simctl("install", "booted", folder.url.path).errors.contains("is no app"))
    #expect(
      simctl("launch", "booted", "a.b").errors.contains("No app a.b is installed on iPhone 16"))
  }

  @Test func aProgramOfThisMachineIsInstalledWithWhatItIsTold() throws {
    _ = try booted()
    try folder.write(
      #"""
      <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleIdentifier</key><string>a.b</string>
      <key>CFBundleExecutable</key><string>App</string><key>CFBundleURLTypes</key><array><dict>
      <key>CFBundleURLSchemes</key><array><string>shop</string></array></dict></array></dict></plist>
      """#, to: "out/App.app/Info.plist")
    try folder.write("\u{7f}ELF…", to: "out/App.app/App")
    let built = folder.url.resolvingSymlinksInPath().appendingPathComponent("out/App.app").path
    try folder.write(#"{"apps": {"a.b": "\#(built)/App"}, "modules": {}}"#, to: "out/App.json")
    #expect(simctl("install", "booted", built).status == 0)
    let path = simctl("get_app_container", "booted", "a.b").output
    #expect(FileManager.default.fileExists(atPath: path + "/App"))
    let product = URL(fileURLWithPath: path).deletingLastPathComponent()
      .appendingPathComponent("product.json")
    #expect(try String(contentsOf: product, encoding: .utf8).contains("\"\(path)/App\""))
    #expect(try booted().apps["a.b"]?.schemes == ["shop"])
    #expect(simctl("terminate", "booted", "a.b").status == 1)
    #expect(
      simctl("openurl", "booted", "https://example.org").errors.contains("no app on iPhone 16"))
    simctl("uninstall", "booted", "a.b")
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(simctl("io", "booted", "screenshot", "/tmp/x.png").errors.contains("no app runs"))
  }

  @Test func aNotificationNeedsAPayloadAndAnAppThatRuns() throws {
    _ = try booted()
    let file = folder.url.appendingPathComponent("push.json").path
    try folder.write(
      #"{"aps": {"alert": "Hello"}, "Simulator Target Bundle": "a.b"}"#, to: "push.json")
    #expect(
      simctl("push", "booted", "a.b", "/no/such").errors.contains("there is no file /no/such"))
    #expect(simctl("push", "booted", file).errors.contains("No app a.b is installed on iPhone 16"))
    try folder.write(#"{"alert": "Hello"}"#, to: "plain.json")
    let plain = folder.url.appendingPathComponent("plain.json").path
    #expect(
      simctl("push", "booted", "a.b", plain).errors.contains(
        "no JSON object with an object \"aps\""))
    #expect(simctl("push", "booted").status == 64)
    let long = String(repeating: "x", count: 4_096)
    try folder.write(#"{"aps": {"alert": "\#(long)"}}"#, to: "long.json")
    let longFile = folder.url.appendingPathComponent("long.json").path
    #expect(simctl("push", "booted", "a.b", longFile).errors.contains("4096 at most"))
  }

  @Test(arguments: ["spawn", "location", "addmedia", "keychain"])
  func whatCannotBeDoneIsNamed(verb: String) {
    let (status, _, errors) = simctl(verb, "booted")
    #expect(status == 1)
    #expect(errors.hasPrefix("simctl \(verb) can't be done: "))
    #expect(simctl("dance").status == 64)
  }
}
