import EyesXCUI
import Foundation
import ReviewRecords
import SwiftUI

/// A screen with something of each kind that a checkpoint can look at.
struct Shop: View {
  var title = "Fruit"
  var color = Color.blue
  var price = "1.20"
  var offset: CGFloat = 0
  var hasOffer = true
  var isPayFirst = false

  var body: some View {
    VStack(spacing: 12) {
      if isPayFirst { pay }
      Text(title).font(.title).accessibilityIdentifier("title")
      Text(price).accessibilityIdentifier("price")
      if !isPayFirst { pay }
      if hasOffer {
        Text("Today only").offset(x: offset).accessibilityIdentifier("offer")
      }
      Spacer()
    }
    .padding(.top, 40)
  }

  private var pay: some View {
    Button {
    } label: {
      Text("Pay").padding(8).background(color).foregroundStyle(.white)
    }
    .accessibilityIdentifier("pay")
  }
}

extension Target {
  /// The part of the screen on which something is; fewer pixels than the whole.
  @MainActor
  static func shop() -> XCUICheckSettings {
    region(Region(left: 0, top: 54, width: 390, height: 270))
  }
}

/// Eyes with a store that is there for one test.
@MainActor
final class ShopEyes {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("eyes-\(UUID().uuidString)")
  var configuration = Configuration()

  deinit { try? FileManager.default.removeItem(at: folder) }

  var review: ReviewFolder { ReviewFolder(folder.appendingPathComponent("review")) }

  /// All baselines and notes, by their paths in the store.
  var files: [String] {
    let names = FileManager.default.subpaths(atPath: folder.path) ?? []
    return names.filter { $0.hasSuffix(".png") && !$0.hasPrefix("review") }.sorted()
  }

  func eyes() -> Eyes {
    let eyes = Eyes()
    configuration.matchTimeout = 0
    eyes.configuration = Configuration(configuration: configuration)
    eyes.baselines = folder
    eyes.review = review
    return eyes
  }

  /// What a test has come to that looks once at a screen.
  func results(
    of view: some View,
    _ settings: (XCUIApplication) -> XCUICheckSettings = { _ in Target.window() }
  ) throws -> TestResults {
    let app = XCUIApplication(rootView: view)
    let eyes = eyes()
    eyes.open(withApplicationName: "Shop", testName: "looks")
    eyes.check(withTag: "Home", andSettings: settings(app))
    return try eyes.close(false)
  }

  /// Whether the second screen matches the first, which is the baseline.
  func matches(
    _ one: some View, _ other: some View,
    _ settings: (XCUIApplication) -> XCUICheckSettings = { _ in Target.window() }
  ) throws -> Bool {
    try? FileManager.default.removeItem(at: folder)
    guard try results(of: one, settings).isNew else { return false }
    return try results(of: other, settings).isPassed
  }
}
