import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Colours of views as colours of UIKit.
@MainActor
@Suite struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func theColoursOfTheSystemAreThoseOfUIKit() {
    #expect(UIColor(Color.red) == .systemRed)
    #expect(UIColor(Color.primary) == .label)
    #expect(UIColor(Color(uiColor: .systemFill)) == .systemFill)
    #expect(
      UIColor(Color(red: 1, green: 0.5, blue: 0)) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test func mixedColoursFollowTheAppearance() {
    let color = UIColor(Color.blue.opacity(0.5))
    var alpha: CGFloat = 0
    color.resolvedColor(with: light).getRed(nil, green: nil, blue: nil, alpha: &alpha)
    #expect(abs(alpha - 0.5) < 0.01)
    #expect(color.resolvedColor(with: light) != color.resolvedColor(with: dark))
  }

  /// A bundle with a catalogue of one colour, which is red and in the dark the system's green.
  private func bundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Colours-\(UUID().uuidString).bundle")
    let set = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let json = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "0x00", "blue": "0.000", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"platform": "ios", "reference": "systemGreenColor"}}
      ]}
      """
    try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
    return try #require(Bundle(path: folder.path))
  }

  @Test func coloursOfACatalogueFollowTheAppearance() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
    let color = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
    #expect(color.resolvedColor(with: light).cgColor.components == [1, 0, 0, 1])
    #expect(
      color.resolvedColor(with: dark).cgColor
        == UIColor.systemGreen.resolvedColor(with: dark).cgColor)
    #expect(UIColor(named: "Brand", in: bundle, compatibleWith: nil) == color)
    #expect(UIColor(named: "Nothing", in: bundle, compatibleWith: nil) == nil)
    var values = EnvironmentValues()
    #expect(Color("Brand", bundle: bundle).resolve(in: values).description == "#FF0000FF")
    values.colorScheme = .dark
    #expect(Color("Brand", bundle: bundle).resolve(in: values).description == "#30D158FF")
  }
}
