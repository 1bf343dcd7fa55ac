import Foundation

public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBPeripheralManagerRestoredStateServicesKey = "kCBRestoredServices"
public let CBPeripheralManagerRestoredStateAdvertisementDataKey = "kCBRestoredAdvertisement"

/// A device that reads what the app offers; none is ever there.
open class CBCentral: CBPeer, @unchecked Sendable {
  /// In bytes.
  open var maximumUpdateValueLength: Int { 20 }
}

/// A question of another device; none ever comes.
open class CBATTRequest: NSObject, @unchecked Sendable {
  public let central: CBCentral
  public let characteristic: CBCharacteristic
  public let offset: Int
  /// Differs from Apple's: kept, and read by nobody here; no question ever comes.
  open var value: Data?

  init(_ central: CBCentral, _ characteristic: CBCharacteristic, offset: Int) {
    self.central = central
    self.characteristic = characteristic
    self.offset = offset
    super.init()
  }
}

/// Offers services to other devices, of which none is ever there.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  open weak var delegate: (any CBPeripheralManagerDelegate)?

  /// Makes a manager that nobody hears of.
  public convenience init() { self.init(delegate: nil, queue: nil) }

  /// Makes a manager whose delegate is told of its state at a later turn.
  ///
  /// Differs from Apple's: of the options none makes a difference; no alert asks to switch Bluetooth on, and nothing
  /// is restored.
  public init(
    delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init(queue: queue)
    begin { [weak self] in
      guard let self else { return }
      self.delegate?.peripheralManagerDidUpdateState(self)
    }
  }

  open var isAdvertising: Bool { false }

  /// Says in the console that Bluetooth is not on.
  ///
  /// Differs from Apple's: the argument is of no account.
  open func startAdvertising(_ advertisementData: [String: Any]?) { needsPower() }

  open func stopAdvertising() { needsPower() }

  /// Says in the console that Bluetooth is not on.
  ///
  /// Differs from Apple's: the argument is of no account.
  open func add(_ service: CBMutableService) { needsPower() }

  /// Says in the console that Bluetooth is not on.
  ///
  /// Differs from Apple's: the argument is of no account.
  open func remove(_ service: CBMutableService) { needsPower() }

  open func removeAllServices() { needsPower() }

  /// Says in the console that Bluetooth is not on.
  ///
  /// Differs from Apple's: the arguments are of no account.
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) { needsPower() }

  /// False, after saying in the console that Bluetooth is not on.
  ///
  /// Differs from Apple's: the arguments are of no account.
  open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic,
    onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool {
    needsPower()
    return false
  }
}

/// Hears of a manager's state, and of other devices.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  /// Differs from Apple's: never called; nothing is restored.
  func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
  /// Differs from Apple's: never called; Bluetooth is never on.
  func peripheralManagerDidStartAdvertising(
    _ peripheral: CBPeripheralManager, error: (any Error)?)
  /// Differs from Apple's: never called; Bluetooth is never on.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
  /// Differs from Apple's: never called; no other device is ever there.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didSubscribeTo characteristic: CBCharacteristic)
  /// Differs from Apple's: never called; no other device is ever there.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didUnsubscribeFrom characteristic: CBCharacteristic)
  /// Differs from Apple's: never called; no other device is ever there.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  /// Differs from Apple's: never called; no other device is ever there.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
  /// Differs from Apple's: never called; no value is ever sent.
  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}

extension CBPeripheralManagerDelegate {
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]
  ) {}
  public func peripheralManagerDidStartAdvertising(
    _ peripheral: CBPeripheralManager, error: (any Error)?
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didSubscribeTo characteristic: CBCharacteristic
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didUnsubscribeFrom characteristic: CBCharacteristic
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]
  ) {}
  public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}
