import ActivityKit
import Device
import SwiftUI
import Testing
import UIKit
import WidgetKit

/// The views of Live Activities, as the device would show them.
@MainActor
struct LiveActivityTests {
  private let attributes = DeliveryAttributes(order: "Pizza")
  private let state = DeliveryAttributes.ContentState(minutes: 5)

  @Test func theLockScreenShowsTheContent() throws {
    DeliveryWidgets.main()
    let (words, frames) = show(attributes.previewContext(state, viewKind: .content))
    #expect(words == ["Pizza in 5"] && frames.count == 1)
    let stale = attributes.previewContext(state, isStale: true, viewKind: .content)
    #expect(show(stale).words == ["Pizza in 5", "Out of date"])
  }

  @Test func theContentStandsOnItsTint() throws {
    DeliveryWidgets.main()
    let view = attributes.previewContext(state, viewKind: .content)
    let image = try #require(ImageRenderer(content: view).uiImage)
    #expect(image.size == CGSize(width: UIScreen.main.bounds.width - 22, height: 84))
    let color = try color(of: image)
    #expect(color != [0, 0, 0, 0])
    #expect(try color == self.color(of: #require(ImageRenderer(content: tint).uiImage)))
  }

  private var tint: some View { Color.cyan.frame(width: 100, height: 50) }

  /// That of a point near the leading edge.
  private func color(of image: UIImage) throws -> [UInt8] {
    let picture = try #require(image.cgImage)
    let place = CGRect(x: 4, y: picture.height / 2, width: 1, height: 1)
    var bytes: [UInt8] = [0, 0, 0, 0]
    try bytes.withUnsafeMutableBytes { buffer in
      let context = try #require(
        CGContext(
          data: buffer.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.draw(
        try #require(picture.cropping(to: place)), in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    return bytes
  }

  @Test func theIslandShowsItsThreeForms() throws {
    DeliveryWidgets.main()
    let compact = show(attributes.previewContext(state, viewKind: .dynamicIsland(.compact)))
    #expect(compact.words == ["L", "T 5"])
    let minimal = show(attributes.previewContext(state, viewKind: .dynamicIsland(.minimal)))
    #expect(minimal.words == ["5"])

    let expanded = show(attributes.previewContext(state, viewKind: .dynamicIsland(.expanded)))
    #expect(Set(expanded.words) == ["Leading", "Center", "Trailing", "Bottom 5"])
    let frames = Dictionary(uniqueKeysWithValues: zip(expanded.words, expanded.frames))
    let (leading, trailing) = (try #require(frames["Leading"]), try #require(frames["Trailing"]))
    let (center, bottom) = (try #require(frames["Center"]), try #require(frames["Bottom 5"]))
    #expect(leading.maxX < center.minX && center.maxX < trailing.minX)
    #expect(leading.minY == trailing.minY && center.minY > leading.maxY)
    #expect(bottom.minY >= center.maxY)
    // The margins that the app says, in an island that is as wide as the screen but for 22 points.
    #expect(leading.minX == 51 && trailing.maxX == UIScreen.main.bounds.width - 51)
  }

  @Test func previewsShowActivities() {
    DeliveryWidgets.main()
    let words = show(VStack { DeliveryPreviews.previews }).words
    #expect(Set(words) == ["L", "T 2", "World in 20"])
  }

  @Test func whatARunningActivityShowsCanBeLookedAt() async throws {
    DeliveryLiveActivity.main()
    let activity = try Activity.request(
      attributes: attributes, content: ActivityContent(state: state, staleDate: nil))
    await activity.update(ActivityContent(state: .init(minutes: 1), staleDate: nil))
    let view = activity.attributes.previewContext(activity.content.state, viewKind: .content)
    #expect(show(view).words == ["Pizza in 1"])
    await activity.end(nil, dismissalPolicy: .immediate)
  }

  @Test func anActivityWithoutAWidgetFailsTheTest() {
    struct Unknown: ActivityAttributes {
      struct ContentState: Codable, Hashable {}
    }
    var issues: [String] = []
    RuntimeIssue.handler = { issues.append($0) }
    defer { RuntimeIssue.handler = nil }
    #expect(show(Unknown().previewContext(.init(), viewKind: .content)).words.isEmpty)
    #expect(issues.first?.contains("no widget for Unknown is known") == true)
  }

  @Test func viewsOutsideOfALiveActivityAreOfThePhonesSize() {
    struct Size: View {
      @Environment(\.activityFamily) private var family
      @Environment(\.isActivityFullscreen) private var isFullscreen
      var body: some View { Text("\(family) \(isFullscreen)") }
    }
    #expect(show(Size()).words == ["medium false"])
    #expect(show(Size().environment(\.activityFamily, .small)).words == ["small false"])
  }

  private func show(_ view: some View) -> (words: [String], frames: [CGRect]) {
    let controller = UIHostingController(rootView: view)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.isHidden = false
    defer { window.isHidden = true }
    controller.view.layoutIfNeeded()
    let elements = (controller.view.accessibilityElements ?? []).compactMap { $0 as? NSObject }
    return (elements.compactMap(\.accessibilityLabel), elements.map(\.accessibilityFrame))
  }
}
