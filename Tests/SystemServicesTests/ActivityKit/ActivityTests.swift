import ActivityKit
import Device
import Foundation
import Testing
import UIKit

extension AskingTests {
  /// Live Activities, as apps start, update and end them.
  @MainActor
  @Suite struct ActivityTests {
    private typealias Delivery = Activity<DeliveryAttributes>

    private var clock: DeviceClock { UIApplication.shared.device.clock }

    private func content(
      _ minutes: Int, staleIn seconds: TimeInterval? = nil
    ) -> ActivityContent<DeliveryAttributes.Status> {
      ActivityContent(
        state: .init(minutes: minutes), staleDate: seconds.map { Date(timeIntervalSinceNow: $0) })
    }

    private func start(
      _ minutes: Int = 20, staleIn seconds: TimeInterval? = nil
    ) throws -> Delivery {
      // Other threads may have slept since this test's code has moved the clock.
      clock.catchUp()
      return try Delivery.request(
        attributes: DeliveryAttributes(order: "Pizza"), content: content(minutes, staleIn: seconds),
        pushType: nil)
    }

    /// As the code of many apps does it.
    private func endAll() async {
      for activity in Delivery.activities {
        await activity.end(nil, dismissalPolicy: .immediate)
      }
    }

    @Test func whatTheAppStartsIsAmongTheActivitiesUntilItIsDismissed() async throws {
      await endAll()
      #expect(ActivityAuthorizationInfo().areActivitiesEnabled)
      let activity = try start()
      #expect(Delivery.activities.map(\.id) == [activity.id])
      #expect(Delivery.activities.first === activity)
      #expect(activity.attributes.order == "Pizza" && activity.content.state.minutes == 20)
      #expect(activity.activityState == .active && activity.pushToken == nil)

      await activity.update(content(5))
      #expect(Delivery.activities.first?.content.state.minutes == 5)

      await activity.end(content(0), dismissalPolicy: .immediate)
      #expect(activity.activityState == .dismissed && activity.content.state.minutes == 0)
      #expect(Delivery.activities.isEmpty)
    }

    @Test func contentGetsStaleAndFreshAgain() async throws {
      await endAll()
      let activity = try start(20, staleIn: 60)
      clock.advance(by: 59)
      #expect(activity.activityState == .active)
      clock.advance(by: 2)
      #expect(activity.activityState == .stale)
      await activity.update(content(10, staleIn: 60))
      #expect(activity.activityState == .active)
      await endAll()
    }

    @Test func theSystemEndsAnActivityAfterEightHoursAndTakesItAwayAfterFourMore() async throws {
      await endAll()
      let activity = try start()
      clock.advance(by: 8 * 3600 - 10)
      #expect(activity.activityState == .active)
      clock.advance(by: 20)
      #expect(activity.activityState == .ended && Delivery.activities.count == 1)
      await activity.update(content(1))
      #expect(activity.content.state.minutes == 20)
      clock.advance(by: 4 * 3600)
      #expect(activity.activityState == .dismissed && Delivery.activities.isEmpty)
    }

    @Test(arguments: [(nil, 14_400.0), (99_999.0, 14_400), (600, 600)])
    func anEndedActivityStaysForAWhile(
      asked: TimeInterval?, seconds: TimeInterval
    ) async throws {
      await endAll()
      let activity = try start()
      let policy =
        asked.map { ActivityUIDismissalPolicy.after(Date(timeIntervalSinceNow: $0)) } ?? .default
      await activity.end(nil, dismissalPolicy: policy)
      #expect(activity.activityState == .ended)
      clock.advance(by: seconds - 60)
      #expect(activity.activityState == .ended && Delivery.activities.count == 1)
      clock.advance(by: 120)
      #expect(activity.activityState == .dismissed && Delivery.activities.isEmpty)
    }

    @Test func whatIsOlderThanWhatIsShownIsNotTaken() async throws {
      await endAll()
      let activity = try start()
      await activity.update(content(8), alertConfiguration: nil, timestamp: .now)
      await activity.update(content(9), timestamp: .now.addingTimeInterval(-60))
      #expect(activity.content.state.minutes == 8)
      await endAll()
    }

    @Test func anActivityCanStartLater() async throws {
      await endAll()
      let alert = AlertConfiguration(title: "Delivery", body: "It begins.", sound: .default)
      let activity = try Delivery.request(
        attributes: DeliveryAttributes(order: "Soup"), content: content(30), style: .standard,
        alertConfiguration: alert, start: Date(timeIntervalSinceNow: 600))
      #expect(activity.activityState == .pending)
      clock.advance(by: 601)
      #expect(activity.activityState == .active)
      await endAll()
    }

    // MARK: Observing

    @Test func statesAreToldAsTheyCome() async throws {
      await endAll()
      let activity = try start(20, staleIn: 60)
      let states = activity.activityStateUpdates.makeAsyncIterator()
      #expect(await states.next() == .active)
      clock.advance(by: 61)
      #expect(await states.next() == .stale)
      await activity.end(nil, dismissalPolicy: .immediate)
      #expect(await states.next() == .ended)
      #expect(await states.next() == .dismissed)
      #expect(await states.next() == nil)
    }

    @Test func contentIsToldAsItComes() async throws {
      await endAll()
      let activity = try start()
      await activity.update(content(3))
      await activity.end(content(0), dismissalPolicy: .immediate)
      let last = activity.content
      #expect(last.state.minutes == 0 && last.relevanceScore == 0)

      let second = try start(7)
      let told = Task { @MainActor in
        var minutes: [Int] = []
        for await content in second.contentUpdates {
          minutes.append(content.state.minutes)
          if minutes.count == 1 { await second.update(self.content(6)) }
          if minutes.count == 2 { await second.end(self.content(0), dismissalPolicy: .immediate) }
        }
        return minutes
      }
      #expect(await told.value == [7, 6, 0])
    }

    @Test func newActivitiesAreTold() async throws {
      await endAll()
      let first = try start(1)
      let orders = Task { @MainActor in
        var identifiers: [String] = []
        for await activity in Delivery.activityUpdates {
          identifiers.append(activity.id)
          if identifiers.count == 2 { break }
          _ = try start(2)
        }
        return identifiers
      }
      let told = try await orders.value
      #expect(told == Delivery.activities.map(\.id) && told.first == first.id)
      await endAll()
    }

    // MARK: Refusals

    @Test func aSixthActivityIsRefused() async throws {
      await endAll()
      for number in 1...5 { _ = try start(number) }
      #expect(throws: ActivityAuthorizationError.targetMaximumExceeded) { try start() }
      await Delivery.activities.first?.end(nil)
      _ = try start()
      await endAll()
    }

    @Test func whatIsTooLargeIsRefused() async throws {
      await endAll()
      let state = DeliveryAttributes.Status(
        minutes: 1, note: String(repeating: "a", count: 4_100))
      #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
        try Delivery.request(
          attributes: DeliveryAttributes(order: "Pizza"),
          content: ActivityContent(state: state, staleDate: nil))
      }
      #expect(Delivery.activities.isEmpty)
    }

    @Test func aUserCanTurnActivitiesOff() async throws {
      await endAll()
      let known = PermissionStore.shared["liveActivities"]
      PermissionStore.shared["liveActivities"] = .denied
      defer { PermissionStore.shared["liveActivities"] = known }
      #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
      #expect(throws: ActivityAuthorizationError.denied) { try start() }
      let isEnabled = Task {
        for await isEnabled in ActivityAuthorizationInfo().activityEnablementUpdates {
          return isEnabled
        }
        return true
      }
      #expect(await isEnabled.value == false)
    }

    @Test func noActivityStartsInTheBackground() async throws {
      await endAll()
      let application = UIApplication.shared
      let known = application.applicationState
      application.applicationState = .background
      defer { application.applicationState = known }
      #expect(throws: ActivityAuthorizationError.visibility) { try start() }
      #expect(
        ActivityAuthorizationError.visibility.localizedDescription
          == "The operation couldn’t be completed. Target is not foreground")
    }

    @Test func transientActivitiesEndWithTheAppInTheBackground() async throws {
      await endAll()
      let activity = try Delivery.request(
        attributes: DeliveryAttributes(order: "Tea"), content: content(1), style: .transient)
      #expect(activity.activityState == .active)
      NotificationCenter.default.post(
        name: UIApplication.didEnterBackgroundNotification, object: UIApplication.shared)
      #expect(activity.activityState == .dismissed)
    }
  }
}
