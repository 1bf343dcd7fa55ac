// UserNotifications: notifications that an app schedules for itself, delivered by the device's clock.
// May import UIKit and what stands below it.

import Combine
import Device
import Foundation
import UIKit

/// Schedules and delivers the app's notifications.
///
/// Differs from Apple's: notifications are delivered to the delegate and kept, but no banner is drawn.
public class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()

  public class func current() -> UNUserNotificationCenter { shared }

  public weak var delegate: (any UNUserNotificationCenterDelegate)?

  private let lock = NSLock()
  private let store: PermissionStore
  private var isProvisional = false
  private var options: UNAuthorizationOptions
  private var pending: [Pending] = []
  private var delivered: [UNNotification] = []
  private var categories: Set<UNNotificationCategory> = []

  private struct Pending {
    let request: UNNotificationRequest
    let work: ScheduledWork?
  }

  /// Knows what the user has decided before the launch.
  convenience init(permissions: DevicePermissions) {
    self.init(store: PermissionStore(permissions))
  }

  init(store: PermissionStore) {
    self.store = store
    options = store[Self.service] == nil ? [] : [.alert, .badge, .sound]
    super.init()
  }

  convenience override init() { self.init(store: .shared) }

  private static let service = SystemQuestion.Service.notifications.rawValue

  /// Only under the lock.
  private var status: UNAuthorizationStatus {
    switch store[Self.service] {
    case .granted: .authorized
    case .denied: .denied
    case nil: isProvisional ? .provisional : .notDetermined
    }
  }

  public var supportsContentExtensions: Bool { false }

  // MARK: Permission

  var allowsNotifications: Bool {
    lock.withLock { [.authorized, .provisional, .ephemeral].contains(status) }
  }

  /// Asks the user, unless they have answered before.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let known = lock.withLock { status }
    guard known == .notDetermined else {
      DispatchQueue.main.async { completionHandler(known != .denied, nil) }
      return
    }
    if options.contains(.provisional) {
      lock.withLock {
        isProvisional = true
        self.options = options
      }
      DispatchQueue.main.async { completionHandler(true, nil) }
      return
    }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        SystemQuestion(.notifications).ask(self.store) { decision in
          self.lock.withLock {
            self.store[Self.service] = decision
            self.options = options
          }
          completionHandler(decision == .granted, nil)
        }
      }
    }
  }

  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { next in
      requestAuthorization(options: options) { isAllowed, _ in next.resume(returning: isAllowed) }
    }
  }

  private var settings: UNNotificationSettings {
    lock.withLock { UNNotificationSettings(status: status, options: options) }
  }

  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let settings = settings
    DispatchQueue.main.async { completionHandler(settings) }
  }

  public func notificationSettings() async -> UNNotificationSettings { settings }

  // MARK: Categories

  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }

  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = lock.withLock { self.categories }
    DispatchQueue.main.async { completionHandler(categories) }
  }

  public func notificationCategories() async -> Set<UNNotificationCategory> {
    lock.withLock { categories }
  }

  // MARK: Requests

  /// Schedules a notification, in place of one with the same identifier.
  ///
  /// `completionHandler` gets an error if the app may not notify.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let isAllowed = allowsNotifications
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        if isAllowed { self.schedule(request) }
        completionHandler?(isAllowed ? nil : UNError(.notificationsNotAllowed))
      }
    }
  }

  public func add(_ request: UNNotificationRequest) async throws {
    try await withCheckedThrowingContinuation { (next: CheckedContinuation<Void, any Error>) in
      add(request) { error in
        if let error { next.resume(throwing: error) } else { next.resume() }
      }
    }
  }

  @MainActor
  private func schedule(_ request: UNNotificationRequest) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    guard let trigger = request.trigger else { return deliver(request) }
    guard let date = trigger.nextDate else { return }
    let clock = Device.main.clock
    let work = clock.schedule(
      at: clock.now + max(0, date.timeIntervalSince(clock.date)), keepsBusy: false
    ) { [weak self] in
      guard let self else { return }
      lock.withLock { pending.removeAll { $0.request === request } }
      deliver(request)
      if trigger.repeats { schedule(request) }
    }
    lock.withLock { pending.append(Pending(request: request, work: work)) }
  }

  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let requests = lock.withLock { pending.map(\.request) }
    DispatchQueue.main.async { completionHandler(requests) }
  }

  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    lock.withLock { pending.map(\.request) }
  }

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    remove { identifiers.contains($0.identifier) }
  }

  public func removeAllPendingNotificationRequests() { remove { _ in true } }

  private func remove(_ isRemoved: (UNNotificationRequest) -> Bool) {
    let gone = lock.withLock {
      let gone = pending.filter { isRemoved($0.request) }
      pending.removeAll { isRemoved($0.request) }
      return gone.compactMap(\.work)
    }
    guard !gone.isEmpty else { return }
    let works = UncheckedWorks(gone)
    MainThread.run { works.value.forEach { $0.cancel() } }
  }

  // MARK: Delivery

  @MainActor
  func deliver(_ request: UNNotificationRequest) {
    let notification = UNNotification(
      request: request, date: Device.main.clock.date)
    let isInFront = UIApplication.shared.applicationState == .active
    guard isInFront else {
      showBadge(of: notification)
      return keep(notification)
    }
    // A delegate that does not say how to present a notification does not get it presented.
    delegate?.userNotificationCenter(self, willPresent: notification) { [weak self] options in
      if options.contains(.badge) { self?.showBadge(of: notification) }
      if options.contains(.list) || options.contains(.banner) || options.contains(.alert) {
        self?.keep(notification)
      }
    }
    UIChange.note()
  }

  private func keep(_ notification: UNNotification) {
    lock.withLock {
      delivered.removeAll { $0.request.identifier == notification.request.identifier }
      delivered.append(notification)
    }
  }

  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    let notifications = lock.withLock { delivered }
    DispatchQueue.main.async { completionHandler(notifications) }
  }

  public func deliveredNotifications() async -> [UNNotification] { lock.withLock { delivered } }

  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    lock.withLock { delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }

  public func removeAllDeliveredNotifications() { lock.withLock { delivered = [] } }

  /// Sets the number on the app's icon.
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: ((any Error)?) -> Void
  ) {
    setBadge(newBadgeCount)
    completionHandler(nil)
  }

  public func setBadgeCount(_ newBadgeCount: Int) async throws { setBadge(newBadgeCount) }

  private func setBadge(_ count: Int) {
    MainThread.run { UIApplication.shared.applicationIconBadgeNumber = count }
  }

  /// Gives the app's icon the number of a notification, 0 for none, where the user allows numbers; Apple's
  /// documentation.
  ///
  /// A notification without a number leaves the icon as it is.
  private func showBadge(of notification: UNNotification) {
    guard let badge = notification.request.content.badge, settings.showsBadges else { return }
    setBadge(badge.intValue)
  }
}

/// Carries scheduled work to the main actor, where it is cancelled.
private struct UncheckedWorks: @unchecked Sendable {
  let value: [ScheduledWork]
  init(_ value: [ScheduledWork]) { self.value = value }
}

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// Differs from Apple's: never called; nobody can open a notification or press its buttons.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Differs from Apple's: never called; no settings of the system lead to those of the app.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Asks the asynchronous form.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    let call = PresentationCall(
      delegate: self, center: center, notification: notification, done: completionHandler)
    Task { @MainActor in await call.run() }
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// One question to a delegate, on its way to the main actor.
private struct PresentationCall: @unchecked Sendable {
  let delegate: any UNUserNotificationCenterDelegate
  let center: UNUserNotificationCenter
  let notification: UNNotification
  let done: (UNNotificationPresentationOptions) -> Void

  @MainActor func run() async {
    done(await delegate.userNotificationCenter(center, willPresent: notification))
  }
}
