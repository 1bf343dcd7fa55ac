import Device
import Foundation
import SnapshotTesting
import SwiftUI
import Testing

/// What VoiceOver says, in its order.
@MainActor
struct AccessibilitySnapshotTests {
  private func text<Content: View>(_ view: Content) -> String {
    var result = ""
    Snapshotting<Content, String>.accessibilityElements(layout: .fixed(width: 300, height: 500))
      .snapshot(view).run { result = $0 }
    return result
  }

  @Test func wordsComeInVoiceOversOrder() {
    let view = VStack {
      Text("Cart").accessibilityAddTraits(.isHeader)
      Toggle("Gift", isOn: .constant(true))
      Button("Pay") {}.disabled(true).accessibilityHint("Pays at once")
      Slider(value: .constant(0.5)).accessibilityLabel("Amount")
    }
    let lines = text(view).split(separator: "\n").map(String.init)
    #expect(lines[0] == "1. Cart. Heading.")
    #expect(lines[1] == "2. Gift: On. Switch Button.")
    #expect(lines[2] == "   Hint: Double tap to toggle setting.")
    #expect(lines[3] == "3. Pay. Dimmed. Button.")
    #expect(lines[4] == "   Hint: Pays at once")
    #expect(lines[5] == "4. Amount: 50%. Adjustable.")
  }

  @Test func voiceOverSpeaksTheDevicesLanguage() {
    let said = DeviceLocale.during(Locale(identifier: "de_DE")) {
      text(
        VStack {
          Toggle("Geschenk", isOn: .constant(true))
          Button("Zahlen") {}
        })
    }
    #expect(said.contains("Geschenk: Ein."))
    #expect(said.contains("Zahlen. Taste."))
  }

  @Test func theAppsOrderHolds() {
    let view = VStack {
      Text("Second")
      Text("First").accessibilitySortPriority(1)
    }
    .accessibilityElement(children: .contain)
    #expect(text(view) == "1. First.\n2. Second.")
  }

  @Test func whatIsHiddenIsLeftOut() {
    #expect(text(Text("Quiet").accessibilityHidden(true)) == "VoiceOver finds nothing here.")
  }

  @Test func actionsAndOtherNamesAreTold() {
    let view = Text("Letter")
      .accessibilityAction(named: "Delete") {}
      .accessibilityAction(named: "Archive") {}
      .accessibilityInputLabels(["Mail"])
    let said = text(view)
    #expect(said.contains("Actions: Delete, Archive"))
    #expect(said.contains("Also called: Mail"))
  }

  @Test func viewsOfUIKitSpeakToo() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Total"
    let control = UISwitch(frame: CGRect(x: 0, y: 40, width: 51, height: 31))
    control.accessibilityLabel = "Gift"
    view.addSubview(label)
    view.addSubview(control)
    var result = ""
    Snapshotting<UIView, String>.accessibilityElements.snapshot(view).run { result = $0 }
    #expect(
      result == """
        1. Total.
        2. Gift: Off. Switch Button.
           Hint: Double tap to toggle setting.
        """)
  }

  @Test func thePictureHasARegionAnElement() throws {
    let view = VStack {
      Text("Cart")
      Button("Pay") {}
    }
    .padding()
    func strategy<Content: View>(
      _ view: Content, _ markers: [UIColor]
    ) -> Snapshotting<Content, UIImage> {
      .accessibilityImage(
        markerColors: markers, layout: .fixed(width: 100, height: 80),
        traits: UITraitCollection(displayScale: 1))
    }
    func picture(_ markers: [UIColor]) throws -> UIImage {
      var result: UIImage?
      strategy(view, markers).snapshot(view).run { result = $0 }
      return try #require(result)
    }
    let image = try picture([.red, .blue])
    let bitmap = try #require(image.cgImage?.bitmap)
    // The badges, whose colours are as given.
    let pixels = (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y] } }
    #expect(pixels.count { $0 == SIMD4(255, 0, 0, 255) } > 100)
    #expect(pixels.count { $0 == SIMD4(0, 0, 255, 255) } > 100)
    #expect(image.size.width > 300)
    #expect(try picture([.red, .blue]).cgImage == image.cgImage)
  }
}
