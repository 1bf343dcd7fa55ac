import CoreLocation
import Foundation
import Testing

@Suite struct CoordinateTests {
  @Test func onlyPlacesOnTheEarthAreValid() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(91, 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test func distancesGoOverTheGround() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(berlin.distance(from: paris) - 877_500) < 2_000)
    #expect(berlin.distance(from: berlin) == 0)
    let quarter = CLLocation(latitude: 0, longitude: 0)
      .distance(from: CLLocation(latitude: 90, longitude: 0))
    #expect(abs(quarter - 10_007_557) < 10)
  }
}
