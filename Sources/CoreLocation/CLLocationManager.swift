import Device
import Foundation

/// Asks whether the app may know where the device is, and tells where it is.
///
/// The device is where a UI test has put it with `XCUIDevice.location`, in the app of that test. Elsewhere it has no
/// place, as a simulator whose location is “None”: who may know it is told `CLError.locationUnknown`. A subclass
/// can say another `location`.
open class CLLocationManager: NSObject, @unchecked Sendable {
  public weak var delegate: (any CLLocationManagerDelegate)? {
    // iOS tells each new manager what holds.
    didSet { if delegate != nil { tellAuthorization() } }
  }
  /// Differs from Apple's: kept, and read by nobody here; places are as exact as they were said.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// How far the device has to move before the delegate hears of it while it is updating, in metres.
  open var distanceFilter = kCLDistanceFilterNone
  /// Differs from Apple's: kept, and read by nobody here; updates never pause.
  open var activityType = CLActivityType.other
  /// Differs from Apple's: kept, and read by nobody here; updates never pause.
  open var pausesLocationUpdatesAutomatically = true
  /// Differs from Apple's: kept, and read by nobody here; updates come wherever the app is.
  open var allowsBackgroundLocationUpdates = false
  /// Differs from Apple's: kept, and read by nobody here; no bar shows that an app follows the device.
  open var showsBackgroundLocationIndicator = false

  private let store: PermissionStore
  private let places: PlaceStore
  /// Nil while nobody wants to hear of each place.
  private var observer: Int?
  /// The last place that the delegate was told while it hears of each.
  private var lastTold: CLLocation?

  public override init() {
    store = .shared
    places = .shared
    super.init()
  }

  /// A manager that goes by other permissions and another place than the device's.
  package init(store: PermissionStore, places: PlaceStore = PlaceStore()) {
    self.store = store
    self.places = places
    super.init()
  }

  deinit {
    if let observer { places.removeObserver(observer) }
  }

  // MARK: Permission

  private static let service = SystemQuestion.Service.location.rawValue

  open var authorizationStatus: CLAuthorizationStatus { Self.status(in: store) }

  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  private static func status(in store: PermissionStore) -> CLAuthorizationStatus {
    if store["location-always"] == .granted { return .authorizedAlways }
    return switch store[service] {
    case .granted: .authorizedWhenInUse
    case .denied: .denied
    case nil: store.isAllowedOnce(service) ? .authorizedWhenInUse : .notDetermined
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
    if info["CFBundleIdentifier"] != nil, !PackageBundle.isMain, info[key] == nil {
      let text =
        "This app has attempted to access privacy-sensitive data without a usage description. The app's "
        + "Info.plist must contain the “\(key)” key with a string value explaining to the user how the app "
        + "uses this data."
      onMain { RuntimeIssue.report(text) }
      return
    }
    onMain {
      SystemQuestion(.location).ask(self.store) { decision in
        if decision == .granted, self.store[Self.service] == nil {
          self.store.allowOnce(Self.service)
        }
        self.tellAuthorization()
        // Who has begun before the user decided hears of the place now.
        if self.observer != nil { self.onMain { self.tellPlace() } }
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

  private var mayKnow: Bool {
    [.authorizedWhenInUse, .authorizedAlways].contains(authorizationStatus)
  }

  /// Where the device is; nil if that is not known, or not for the app to know.
  open var location: CLLocation? {
    mayKnow ? places.place.map(CLLocation.init) : nil
  }

  /// Tells the delegate where the device is, then each other place; that it is unknown, or that the app may not
  /// know it.
  open func startUpdatingLocation() {
    guard observer == nil else { return }
    lastTold = nil
    observer = places.addObserver { [weak self] in
      DispatchQueue.main.async { self?.placeDidChange() }
    }
    onMain { self.tellPlace() }
  }

  open func stopUpdatingLocation() {
    observer.map(places.removeObserver)
    observer = nil
  }

  /// Tells the delegate once where the device is, that it is unknown, or that the app may not know it.
  open func requestLocation() {
    onMain { self.tellPlace() }
  }

  private func placeDidChange() {
    guard observer != nil, mayKnow else { return }
    if let lastTold, let place = location, distanceFilter > 0,
      place.distance(from: lastTold) < distanceFilter
    {
      return
    }
    tellPlace()
  }

  private func tellPlace() {
    let status = authorizationStatus
    // Who has not asked hears nothing.
    guard status != .notDetermined else { return }
    if let location {
      lastTold = location
      delegate?.locationManager(self, didUpdateLocations: [location])
    } else {
      let isDenied = status == .denied || status == .restricted
      delegate?.locationManager(
        self, didFailWithError: CLError(isDenied ? .denied : .locationUnknown))
    }
  }
}

extension CLLocation {
  fileprivate convenience init(_ place: DevicePlace) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude),
      altitude: place.altitude, horizontalAccuracy: place.horizontalAccuracy,
      verticalAccuracy: place.verticalAccuracy, course: place.course, speed: place.speed,
      timestamp: Date())
  }
}
