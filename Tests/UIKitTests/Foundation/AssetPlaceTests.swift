import Foundation
import Testing

@testable import UIKit

@Suite struct AssetPlaceTests {
  private let place = AssetPlace()

  private func chosen(_ entries: [[String: Any]], _ place: AssetPlace) -> String? {
    place.best(of: entries)?["filename"] as? String
  }

  private func file(_ name: String, _ more: [String: Any] = [:]) -> [String: Any] {
    more.merging(["filename": name]) { $1 }
  }

  @Test func theDevicesOwnKindBeatsTheUniversalOne() {
    let entries = [
      file("any", ["idiom": "universal"]), file("phone", ["idiom": "iphone"]),
      file("pad", ["idiom": "ipad"]),
    ]
    var pad = place
    pad.idiom = .pad
    #expect(chosen(entries, place) == "phone")
    #expect(chosen(entries, pad) == "pad")
  }

  @Test func theScaleOfTheScreenIsTakenOrElseALargerOne() {
    let entries = ["1x", "2x", "3x"].map { file($0, ["idiom": "universal", "scale": $0]) }
    var double = place
    double.scale = 2
    #expect(chosen(entries, place) == "3x")
    #expect(chosen(entries, double) == "2x")
    #expect(chosen([entries[0], entries[2]], double) == "3x")
    #expect(chosen([entries[0], entries[1]], place) == "2x")
  }

  @Test func appearanceAndContrastDecideTogether() {
    let dark: [String: Any] = ["appearance": "luminosity", "value": "dark"]
    let high: [String: Any] = ["appearance": "contrast", "value": "high"]
    let entries = [
      file("any"), file("dark", ["appearances": [dark]]), file("high", ["appearances": [high]]),
      file("both", ["appearances": [dark, high]]),
    ]
    var wanted = place
    #expect(chosen(entries, wanted) == "any")
    wanted.isDark = true
    #expect(chosen(entries, wanted) == "dark")
    wanted.isHighContrast = true
    #expect(chosen(entries, wanted) == "both")
    #expect(chosen(Array(entries.prefix(3)), wanted) == "dark")
    wanted.isDark = false
    #expect(chosen(entries, wanted) == "high")
  }

  @Test func wideColoursAndDirectionsDecide() {
    let gamuts = [
      file("narrow", ["display-gamut": "sRGB"]), file("wide", ["display-gamut": "display-P3"]),
    ]
    #expect(chosen(gamuts, place) == "wide")
    let directions = [
      file("left", ["language-direction": "left-to-right"]),
      file("right", ["language-direction": "right-to-left"]),
    ]
    var mirrored = place
    mirrored.isRightToLeft = true
    #expect(chosen(directions, place) == "left")
    #expect(chosen(directions, mirrored) == "right")
  }
}
