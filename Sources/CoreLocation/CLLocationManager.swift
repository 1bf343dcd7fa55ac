import Device
import Foundation

/// Asks whether the app may know where the device is, and tells where it is.
///
/// Differs from Apple's: the device has no place, as a simulator whose location is “None”: who may know it is told
/// `CLError.locationUnknown`. A subclass can say another `location`.
open class CLLocationManager: NSObject, @unchecked Sendable {
  public weak var delegate: (any CLLocationManagerDelegate)? {
    // iOS tells each new manager what holds.
    didSet { if delegate != nil { tellAuthorization() } }
  }
  /// Differs from Apple's: kept, and read by nobody here, as there is no place.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// Metres.
  ///
  /// Differs from Apple's: kept, and read by nobody here, as there is no place.
  open var distanceFilter = kCLDistanceFilterNone
  /// Differs from Apple's: kept, and read by nobody here, as there is no place.
  open var activityType = CLActivityType.other
  /// Differs from Apple's: kept, and read by nobody here, as there is no place.
  open var pausesLocationUpdatesAutomatically = true
  /// Differs from Apple's: kept, and read by nobody here, as there is no place.
  open var allowsBackgroundLocationUpdates = false
  /// Differs from Apple's: kept, and read by nobody here; no bar shows that an app follows the device.
  open var showsBackgroundLocationIndicator = false

  private let store: PermissionStore
  /// Whether “once” was answered.
  private var isAllowedOnce = false

  public override init() {
    store = .shared
    super.init()
  }

  init(store: PermissionStore) {
    self.store = store
    super.init()
  }

  // MARK: Permission

  private static let service = SystemQuestion.Service.location.rawValue

  open var authorizationStatus: CLAuthorizationStatus {
    if isAllowedOnce { return .authorizedWhenInUse }
    return Self.status(in: store)
  }

  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  private static func status(in store: PermissionStore) -> CLAuthorizationStatus {
    if store["location-always"] == .granted { return .authorizedAlways }
    return switch store[service] {
    case .granted: .authorizedWhenInUse
    case .denied: .denied
    case nil: .notDetermined
    }
  }

  open class func authorizationStatus() -> CLAuthorizationStatus { status(in: .shared) }

  open class func locationServicesEnabled() -> Bool { true }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

  /// Asks the user, unless they have decided before.
  ///
  /// As on iOS nobody is asked if the app's Info.plist has no `NSLocationWhenInUseUsageDescription`.
  open func requestWhenInUseAuthorization() { ask() }

  /// Asks as `requestWhenInUseAuthorization()` does: iOS too asks for more only later, while the app is not in use.
  open func requestAlwaysAuthorization() { ask() }

  private func ask() {
    guard authorizationStatus == .notDetermined else { return }
    let key = "NSLocationWhenInUseUsageDescription"
    let info = Bundle.main.infoDictionary ?? [:]
    // Packages have no property list that could say it.
    if info["CFBundleIdentifier"] != nil, info[key] == nil {
      let text =
        "This app has attempted to access privacy-sensitive data without a usage description. The app's "
        + "Info.plist must contain the “\(key)” key with a string value explaining to the user how the app "
        + "uses this data."
      onMain { RuntimeIssue.report(text) }
      return
    }
    onMain {
      SystemQuestion(.location).ask(self.store) { decision in
        self.isAllowedOnce = decision == .granted && self.store[Self.service] == nil
        self.tellAuthorization()
      }
    }
  }

  private func tellAuthorization() {
    onMain { self.delegate?.locationManagerDidChangeAuthorization(self) }
  }

  private func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(work) }
  }

  // MARK: Places

  /// Where the device was last; nil here.
  open var location: CLLocation? { nil }

  /// Tells the delegate that the place is unknown, or that the app may not know it.
  open func startUpdatingLocation() { requestLocation() }
  open func stopUpdatingLocation() {}

  /// Tells the delegate that the place is unknown, or that the app may not know it.
  open func requestLocation() {
    let status = authorizationStatus
    // Who has not asked hears nothing.
    guard status != .notDetermined else { return }
    let error = CLError(status == .denied || status == .restricted ? .denied : .locationUnknown)
    onMain { self.delegate?.locationManager(self, didFailWithError: error) }
  }
}
