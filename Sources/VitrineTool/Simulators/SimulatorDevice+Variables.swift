import Device
import Foundation

extension SimulatorDevice {
  /// What processes on a simulator find in their environment about it, under Apple's names.
  ///
  /// There is no model identifier where it is not known.
  package var simulatorVariables: [String: String] {
    var variables = [
      "SIMULATOR_UDID": udid, "SIMULATOR_DEVICE_NAME": name,
      "SIMULATOR_RUNTIME_VERSION": system.number,
      "SIMULATOR_VERSION_INFO": "Vitrine - Device: \(name) - Runtime: \(runtime.name)",
    ]
    variables["SIMULATOR_MODEL_IDENTIFIER"] = DeviceModel.preset(named: model)?.identifier
    // Of whoever runs the tool: apps and tests may have a home of their own.
    variables["SIMULATOR_HOST_HOME"] = ProcessInfo.processInfo.environment["HOME"]
    return variables
  }

  /// The device that processes run on which nobody gave one of a set: the one of its kind and release that there
  /// always is.
  ///
  /// - Parameter environment: The whole environment of these processes, which may choose kind and release.
  package init(environment: [String: String]) {
    let options = DeviceLaunchOptions(environment: environment)
    self.init(standard: options.model.name, options.systemVersion)
  }

  /// The device of a kind and release that there always is.
  package init(standard model: String, _ system: SystemVersion) {
    self.init(
      udid: StableUUID.text(of: "\(model) \(SimulatorRuntime(system).name)"), name: model,
      model: model, system: system)
  }

  /// The variables about the device that an environment lacks.
  ///
  /// - Parameter environment: The whole environment of processes.
  /// - Returns: What is to be added; what is there stays.
  package static func missingVariables(in environment: [String: String]) -> [String: String] {
    SimulatorDevice(environment: environment).simulatorVariables
      .filter { environment[$0.key] == nil }
  }
}
