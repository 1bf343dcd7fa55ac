import CoreGraphics
import Testing
import UIKit

@testable import SwiftUI

/// Spellings of controls: with images of the assets, with titles and previews, with ranges.
@MainActor
@Suite struct ControlInitializerTests {
  private let image = ImageResource(name: "missing", bundle: .main)

  @Test func controlsHaveLabelsWithImagesOfTheAssets() {
    struct Screen: View {
      @State var isOn = false
      @State var count = 0
      let image: ImageResource
      var body: some View {
        VStack {
          Label("Badge", image: image)
          Button("Count", image: image) { count += 1 }
          Toggle("Flag", image: image, isOn: $isOn)
          Menu("More", image: image) { Button("Inside", image: image, role: nil) { count += 10 } }
          Text("\(count) \(isOn)")
        }
      }
    }
    let host = TestHost(Screen(image: image))
    #expect(host.text("Badge") != nil)
    host.tap("Count")
    host.tap("More")
    host.tap("Inside")
    #expect(host.element(.switch) != nil)
    #expect(host.text("11 false") != nil)
  }

  @Test func severalItemsAreSharedWithPreviews() {
    let host = TestHost(
      VStack {
        ShareLink("Share both", items: ["one", "two"]) { SharePreview(Text("About \($0)")) }
        ShareLink(items: ["three"]) { SharePreview("About \($0)") }
      })
    host.tap("Share both")
    #expect(host.text("About one") != nil)
    #expect(host.text("Share…") != nil)
  }

  @Test func sizesOfControlsAreKeptInARange() {
    func height(_ range: ClosedRange<ControlSize>, _ size: ControlSize) -> CGFloat {
      let host = TestHost(
        Button("Go") {}.buttonStyle(.bordered).controlSize(range).controlSize(size))
      return host.element(.button, "Go")?.frame.height ?? 0
    }
    func plain(_ size: ControlSize) -> CGFloat {
      let host = TestHost(Button("Go") {}.buttonStyle(.bordered).controlSize(size))
      return host.element(.button, "Go")?.frame.height ?? 0
    }
    #expect(height(.mini ... .regular, .large) == plain(.regular))
    #expect(height(.large ... .extraLarge, .mini) == plain(.large))
    #expect(height(.mini ... .extraLarge, .large) == plain(.large))
    #expect(plain(.large) > plain(.regular))
  }

  @Test func titleMenusAreToolbarContent() {
    struct Screen: View {
      @State var name = "Doc"
      var body: some View {
        NavigationStack {
          Text("x").navigationTitle(name).navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
              ToolbarTitleMenu { Button("Rename") { name = "Other" } }
            }
        }
      }
    }
    let host = TestHost(Screen())
    #expect(host.element(.button, "Add") != nil)
    host.tap("Doc")
    host.tap("Rename")
    #expect(host.element(.navigationBar, "Other") != nil || host.text("Other") != nil)
  }

  @Test func actionsOfACategoryAreOffered() {
    let host = TestHost(
      Text("Row").accessibilityActions(category: .edit) {
        Button("Cut") {}
        Button("Paste") {}
      })
    #expect(host.element(.staticText, "Row")?.actions.count == 2)
  }

  @Test func windowsHaveADefaultValue() {
    let content = PresentedWindowContent(default: { 7 }) { (value: Binding<Int>) in
      Button("value \(value.wrappedValue)") { value.wrappedValue += 1 }
    }
    let host = TestHost(content)
    host.tap("value 7")
    #expect(host.element(.button, "value 8") != nil)
  }

  @Test func touchesBesideAnItemOfABarReachIt() throws {
    struct Screen: View {
      @State var count = 0
      var body: some View {
        NavigationStack {
          Text("count \(count)").navigationTitle("Title")
            .toolbar { Button("Add", systemImage: "plus") { count += 1 } }
        }
      }
    }
    let host = TestHost(Screen())
    let frame = try #require(host.element(.button, "Add")?.frame)
    host.tap(at: CGPoint(x: frame.midX - 20, y: frame.midY + 15))
    #expect(host.text("count 1") != nil)
    host.tap(at: CGPoint(x: frame.midX - 30, y: frame.midY))
    #expect(host.text("count 1") != nil)
  }
}
