import Synchronization
import Testing

@testable import Device

@Suite struct PlaceStoreTests {
  @Test func observersHearOfEachOtherPlaceUntilTheyLeave() {
    let store = PlaceStore()
    let seen = Mutex<[Double?]>([])
    let number = store.addObserver { seen.withLock { $0.append(store.place?.latitude) } }
    store.place = DevicePlace(latitude: 1, longitude: 2)
    store.place = DevicePlace(latitude: 1, longitude: 2)
    store.place = nil
    store.removeObserver(number)
    store.place = DevicePlace(latitude: 3, longitude: 2)
    #expect(seen.withLock { $0 } == [1, nil])
  }
}
