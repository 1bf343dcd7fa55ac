import Testing
import TrailKit

@Test func bundledTrailsAreRead() {
  #expect(TrailLibrary.bundled.map(\.name) == ["Ridge Walk", "Lake Loop", "Old Mill Path"])
}
