import Foundation
import Testing

@testable import UIKit

/// Colours and pictures of asset catalogues as they lie in the resources of an app.
@MainActor
@Suite struct AssetTests {
  private static let pixel = """
    iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
    """

  /// Makes a catalogue in `folder` with a colour that refers to the system, one of its own, and a picture.
  private func makeCatalogue(in folder: URL, suffix: String) throws {
    func write(_ text: String, _ path: String) throws {
      let url = folder.appendingPathComponent("Assets.xcassets/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try write(
      """
      {"colors":[{"idiom":"universal",
        "color":{"platform":"ios","reference":"secondarySystemBackgroundColor"}}]}
      """, "card\(suffix).colorset/Contents.json")
    try write(
      """
      {"colors":[
        {"idiom":"universal","color":{"color-space":"srgb","components":
          {"red":"0xFF","green":"0.000","blue":"0","alpha":"1.000"}}},
        {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
          "color":{"platform":"universal","reference":"systemGreenColor"}}]}
      """, "brand\(suffix).colorset/Contents.json")
    try write(
      """
      {"images":[{"idiom":"universal","scale":"1x","filename":"logo.png"}],
        "properties":{"template-rendering-intent":"template"}}
      """, "logo\(suffix).imageset/Contents.json")
    let picture = folder.appendingPathComponent(
      "Assets.xcassets/logo\(suffix).imageset/logo.png")
    try #require(Data(base64Encoded: Self.pixel)).write(to: picture)
  }

  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    try makeCatalogue(in: folder, suffix: "")
    try body(try #require(Bundle(url: folder)))
  }

  @Test func aSetThatCannotBeReadIsToldOnce() throws {
    try withBundle { bundle in
      let file = try #require(bundle.resourcePath) + "/Assets.xcassets/brand.colorset/Contents.json"
      try Data("{\"colors\":[{\"idiom\"".utf8).write(to: URL(fileURLWithPath: file))
      let told = issues {
        #expect(UIColor(named: "brand", in: bundle, compatibleWith: nil) == nil)
        #expect(UIColor(named: "brand", in: bundle, compatibleWith: nil) == nil)
      }
      #expect(told.count == 1)
      #expect(told.first?.contains("brand.colorset/Contents.json cannot be read: ") == true)
      #expect(told.first?.hasSuffix("brand is missing.") == true)
    }
  }

  @Test func resourcesNameColorsAndPictures() throws {
    try withBundle { bundle in
      let brand = UIColor(resource: ColorResource(name: "brand", bundle: bundle))
      let light = UITraitCollection(userInterfaceStyle: .light)
      #expect(
        brand.resolvedColor(with: light) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      let logo = UIImage(resource: ImageResource(name: "logo", bundle: bundle))
      #expect(logo.size == CGSize(width: 1, height: 1))
    }
  }

  @Test func aPictureIsFoundWithAConfiguration() throws {
    try withBundle { bundle in
      let configuration = UIImage.SymbolConfiguration(pointSize: 20)
      let logo = try #require(UIImage(named: "logo", in: bundle, with: configuration))
      #expect(logo.size == CGSize(width: 1, height: 1))
      #expect(logo.renderingMode == .alwaysTemplate)
      #expect(UIImage(named: "nothing", in: bundle, with: configuration) == nil)
    }
  }

  @Test func aResourceThatIsMissingIsEmpty() throws {
    try withBundle { bundle in
      let color = UIColor(resource: ColorResource(name: "nothing", bundle: bundle))
      #expect(color.cgColor.alpha == 0)
      #expect(UIImage(resource: ImageResource(name: "nothing", bundle: bundle)).size == .zero)
    }
  }

  @Test func aReferenceToTheSystemFollowsTheTraits() throws {
    try withBundle { bundle in
      let color = try #require(AssetColors.color(named: "card", in: bundle))
      for style in [UIUserInterfaceStyle.light, .dark] {
        let traits = UITraitCollection(userInterfaceStyle: style)
        #expect(
          color.resolvedColor(with: traits)
            == UIColor.secondarySystemBackground.resolvedColor(with: traits))
      }
    }
  }

  @Test func variantsForDarkModeAreTaken() throws {
    try withBundle { bundle in
      let color = try #require(AssetColors.color(named: "brand", in: bundle))
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(color.resolvedColor(with: dark) == UIColor.systemGreen.resolvedColor(with: dark))
      var red: CGFloat = 0
      var green: CGFloat = 1
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        .getRed(&red, green: &green, blue: nil, alpha: nil)
      #expect(red == 1)
      #expect(green == 0)
      #expect(AssetColors.color(named: "none", in: bundle) == nil)
    }
  }

  @Test func picturesAreFoundByName() throws {
    try withBundle { bundle in
      let image = try #require(UIImage(named: "logo", in: bundle, compatibleWith: nil))
      #expect(image.size == CGSize(width: 1, height: 1))
      #expect(image.renderingMode == .alwaysTemplate)
      #expect(UIImage(named: "none", in: bundle, compatibleWith: nil) == nil)
    }
  }

  @Test func resourcesOfATargetBesideTheProgramAreThoseOfTheApp() throws {
    let name = UUID().uuidString
    let folder = URL(fileURLWithPath: Bundle.main.bundlePath)
      .appendingPathComponent("App_\(name).resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    try makeCatalogue(in: folder, suffix: name)
    #expect(UIImage(named: "logo\(name)") != nil)
    #expect(UIImage(named: "logo\(name)", in: .main, compatibleWith: nil) != nil)
    #expect(AssetColors.color(named: "brand\(name)", in: nil) != nil)
  }
}
