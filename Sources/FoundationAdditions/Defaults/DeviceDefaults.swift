import Device
import Foundation

/// What user defaults do otherwise on iOS than in Foundation for Linux.
///
/// There is no object of this class: its methods stand in the table of `UserDefaults`.
private final class DeviceDefaults: UserDefaults {
  // MARK: The app's own domain

  override func removePersistentDomain(forName domainName: String) {
    guard OwnDomain.has(name: domainName) else {
      super.removePersistentDomain(forName: domainName)
      return
    }
    OwnDomain.set([:], of: domainName)
  }

  override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    guard OwnDomain.has(name: domainName) else {
      super.setPersistentDomain(domain, forName: domainName)
      return
    }
    OwnDomain.set(domain, of: domainName)
  }

  override func persistentDomain(forName domainName: String) -> [String: Any]? {
    guard OwnDomain.has(name: domainName) else {
      return super.persistentDomain(forName: domainName)
    }
    return OwnDomain.values(of: domainName)
  }

  // MARK: Numbers in texts, of which Foundation for Linux reads some beyond their end

  override func integer(forKey defaultName: String) -> Int {
    text(defaultName).map { NumberPrefix($0).integer } ?? super.integer(forKey: defaultName)
  }

  override func float(forKey defaultName: String) -> Float {
    text(defaultName).map { Float(NumberPrefix($0).real) } ?? super.float(forKey: defaultName)
  }

  override func double(forKey defaultName: String) -> Double {
    text(defaultName).map { NumberPrefix($0).real } ?? super.double(forKey: defaultName)
  }

  override func bool(forKey defaultName: String) -> Bool {
    text(defaultName).map { NumberPrefix($0).flag } ?? super.bool(forKey: defaultName)
  }

  private func text(_ key: String) -> String? { object(forKey: key) as? String }

  // MARK: Changes, of which those who observe a key are told

  override func set(_ value: Any?, forKey defaultName: String) {
    telling(defaultName) { super.set(value, forKey: defaultName) }
  }

  override func set(_ value: Int, forKey defaultName: String) {
    telling(defaultName) { super.set(value, forKey: defaultName) }
  }

  override func set(_ value: Float, forKey defaultName: String) {
    telling(defaultName) { super.set(value, forKey: defaultName) }
  }

  override func set(_ value: Double, forKey defaultName: String) {
    telling(defaultName) { super.set(value, forKey: defaultName) }
  }

  override func set(_ value: Bool, forKey defaultName: String) {
    telling(defaultName) { super.set(value, forKey: defaultName) }
  }

  override func set(_ url: URL?, forKey defaultName: String) {
    telling(defaultName) { super.set(url, forKey: defaultName) }
  }

  override func removeObject(forKey defaultName: String) {
    telling(defaultName) { super.removeObject(forKey: defaultName) }
  }

  /// A change inside of a change of the same key, as by a property's setter, is told of once.
  private func telling(_ key: String, _ change: () -> Void) {
    willChangeValue(forKey: key)
    change()
    didChangeValue(forKey: key)
  }
}

private let names = [
  "22removePersistentDomain7forNameySS_tF", "19setPersistentDomain_7forNameySDySSypG_SStF",
  "16persistentDomain7forNameSDySSypGSgSS_tF", "7integer6forKeySiSS_tF", "5float6forKeySfSS_tF",
  "6double6forKeySdSS_tF", "4bool6forKeySbSS_tF", "3set_6forKeyyypSg_SStF", "3set_6forKeyySi_SStF",
  "3set_6forKeyySf_SStF", "3set_6forKeyySd_SStF", "3set_6forKeyySb_SStF",
  "3set_6forKeyy0A10Essentials3URLVSg_SStF", "12removeObject6forKeyySS_tF",
].map { "$s10Foundation12UserDefaultsC" + $0 }

@used @section(".init_array")
private let replacement: @convention(c) () -> Void = {
  ReplacedMethods.replace(names, of: UserDefaults.self, by: DeviceDefaults.self)
  ToolchainProbe.register(makeSeam)
}

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "User defaults", needs: "the methods of Foundation's UserDefaults to be replaceable",
    cost:
      "Removing the domain of an app leaves what the running process has set; who observes a key hears nothing."
  ) {
    let missing = ReplacedMethods.missing(names, of: UserDefaults.self, by: DeviceDefaults.self)
    guard !missing.isEmpty else { return nil }
    return "the table of the class has not \(missing.joined(separator: ", "))"
  }
}
