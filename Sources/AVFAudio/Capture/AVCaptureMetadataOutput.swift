import Foundation
import FoundationAdditions
import Synchronization

/// Tells the codes that a camera sees; none, as there is no camera.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  private struct Listener: @unchecked Sendable {
    weak var delegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    var queue: DispatchQueue?
  }

  private let listener = Mutex(Listener())

  public override init() { super.init() }

  /// Differs from Apple's: the delegate is kept and never called; tests call it themselves.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    let new = Listener(delegate: objectsDelegate, queue: objectsCallbackQueue)
    listener.withLock { $0 = new }
  }

  open var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)? {
    listener.withLock { UncheckedValue($0.delegate) }.value
  }

  open var metadataObjectsCallbackQueue: DispatchQueue? { listener.withLock(\.queue) }

  /// None without a camera.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }

  /// What is looked for, which has to be available.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! {
    get { [] }
    set {
      guard let type = newValue?.first else { return }
      Mistake.fail(
        "AVCaptureMetadataOutput: unsupported type \(type.rawValue) found, as there is no camera; use "
          + "availableMetadataObjectTypes.")
    }
  }
}

/// Goes out of a lock.
private struct UncheckedValue<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Differs from Apple's: never called; there is no camera. Tests call it themselves.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}
