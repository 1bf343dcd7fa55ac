import SwiftUI
import Testing
import TrailKit

@Test func bundledTrailsAreRead() {
  #expect(TrailLibrary.bundled.map(\.name) == ["Ridge Walk", "Lake Loop", "Old Mill Path"])
}

@Test func marksHaveTheColorOfThePackagesCatalogue() {
  let paint = Color.waymark.resolve(in: EnvironmentValues())
  #expect(abs(paint.red - 0.8) < 0.001)
  #expect(abs(paint.green - 0.4) < 0.001)
  #expect(paint.blue == 0)
}
