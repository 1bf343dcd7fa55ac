import CoreMotion
import Foundation
import Testing

/// A device without sensors.
struct CMMotionManagerTests {
  @Test func noSensorIsThere() {
    let manager = CMMotionManager()
    #expect(!manager.isAccelerometerAvailable && !manager.isGyroAvailable)
    #expect(!manager.isMagnetometerAvailable && !manager.isDeviceMotionAvailable)
    manager.startDeviceMotionUpdates(to: .main) { _, _ in Issue.record("nothing moves") }
    manager.startAccelerometerUpdates()
    #expect(!manager.isDeviceMotionActive && !manager.isAccelerometerActive)
    #expect(manager.deviceMotion == nil && manager.accelerometerData == nil)
    manager.stopDeviceMotionUpdates()
  }

  /// As tests of apps stand in for a sensor.
  @Test func aSubclassCanSayOtherwise() {
    class Shaken: CMMotionManager, @unchecked Sendable {
      override var isAccelerometerAvailable: Bool { true }
    }
    #expect(Shaken().isAccelerometerAvailable)
  }

  @Test func stepsAreNotCounted() async {
    #expect(!CMPedometer.isStepCountingAvailable())
    #expect(CMPedometer.authorizationStatus() == .notDetermined)
    let error = await withCheckedContinuation { continuation in
      CMPedometer().queryPedometerData(from: .distantPast, to: .now) { data, error in
        #expect(data == nil)
        continuation.resume(returning: error as NSError?)
      }
    }
    #expect(error?.domain == CMErrorDomain)
    #expect(error?.code == Int(CMErrorNotAvailable.rawValue))
  }

  @Test func whatTheUserDoesIsNotKnown() async {
    #expect(!CMMotionActivityManager.isActivityAvailable())
    let error = await withCheckedContinuation { continuation in
      CMMotionActivityManager().queryActivityStarting(
        from: .distantPast, to: .now, to: OperationQueue()
      ) { activities, error in
        #expect(activities == nil)
        continuation.resume(returning: error as NSError?)
      }
    }
    #expect(error?.code == 104)
  }

  @Test func heightsAreNotMeasured() {
    #expect(!CMAltimeter.isRelativeAltitudeAvailable())
    #expect(!CMHeadphoneMotionManager().isDeviceMotionAvailable)
  }
}
