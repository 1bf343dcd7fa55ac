import Foundation
import FoundationAdditions

/// Brings what devices record to outputs.
///
/// Differs from Apple's: there are no devices, so that nothing comes, whether it runs or not.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  private struct State {
    var inputs: [AVCaptureInput] = []
    var outputs: [AVCaptureOutput] = []
    var preset = Preset.high
    var isRunning = false
  }

  private let lock = NSLock()
  private var state = State()

  public override init() { super.init() }

  open var inputs: [AVCaptureInput] { lock.withLock { state.inputs } }
  open var outputs: [AVCaptureOutput] { lock.withLock { state.outputs } }
  open var connections: [AVCaptureConnection] { [] }

  /// Differs from Apple's: kept, and read by nobody here; nothing is recorded.
  open var sessionPreset: Preset {
    get { lock.withLock { state.preset } }
    set { lock.withLock { state.preset = newValue } }
  }

  // MARK: Its parts

  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }

  open func addInput(_ input: AVCaptureInput) {
    guard canAddInput(input) else {
      return Mistake.fail("AVCaptureSession: an input can be added once only.")
    }
    lock.withLock { state.inputs.append(input) }
  }

  open func removeInput(_ input: AVCaptureInput) {
    lock.withLock { state.inputs.removeAll { $0 === input } }
  }

  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }

  open func addOutput(_ output: AVCaptureOutput) {
    guard canAddOutput(output) else {
      return Mistake.fail("AVCaptureSession: an output can be added once only.")
    }
    lock.withLock { state.outputs.append(output) }
  }

  open func removeOutput(_ output: AVCaptureOutput) {
    lock.withLock { state.outputs.removeAll { $0 === output } }
  }

  /// Changes until `commitConfiguration()` belong together.
  ///
  /// Differs from Apple's: does nothing; each change counts at once.
  open func beginConfiguration() {}
  /// Differs from Apple's: does nothing; each change counts at once.
  open func commitConfiguration() {}

  // MARK: Running

  open var isRunning: Bool { lock.withLock { state.isRunning } }
  open var isInterrupted: Bool { false }

  open func startRunning() { run(true) }
  open func stopRunning() { run(false) }

  private func run(_ isRunning: Bool) {
    guard self.isRunning != isRunning else { return }
    ObservableChange.make(in: self, ["running"]) { lock.withLock { state.isRunning = isRunning } }
  }
}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        AVCaptureSession.self,
        properties: [
          ObjectiveCProperty("running", \AVCaptureSession.isRunning, getter: "isRunning")
        ])
    ]
  }
}
