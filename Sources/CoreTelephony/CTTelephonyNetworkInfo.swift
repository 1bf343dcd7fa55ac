// CoreTelephony: the phone's network. May import Foundation only.

import Foundation

/// What is known of the phone's network: nothing, as a device without a SIM has none.
///
/// A simulator has none either; which of the answers it gives as nil and which as empty is not certain.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// Differs from Apple's: kept, and told of nothing; the device never gets a network.
  open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?

  /// Nil: no SIM is there.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// Nil: no SIM is there.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// Nil: no SIM is there.
  open var dataServiceIdentifier: String? { nil }
  /// Nil: there is no network.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// Nil: there is no network.
  open var currentRadioAccessTechnology: String? { nil }

  /// Differs from Apple's: kept, and called by nobody here; the device never gets a SIM.
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
  /// Differs from Apple's: kept, and called by nobody here; the device never gets a SIM.
  open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
}

/// Hears of changes of the phone's network.
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
  /// Differs from Apple's: never called; the device never gets a network.
  func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
  public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// Whose network a SIM is for; one that an app makes itself knows nothing.
open class CTCarrier: NSObject, @unchecked Sendable {
  open var carrierName: String? { nil }
  open var mobileCountryCode: String? { nil }
  open var mobileNetworkCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var allowsVOIP: Bool { false }
}
