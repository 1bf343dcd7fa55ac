import Device
import SnapshotTesting
import SwiftUI
import Testing

/// What views find on the stage: size, edges, traits; and what is left afterwards.
@MainActor
struct StageTests {
  private func taken<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>
  ) -> Format? {
    var result: Format?
    strategy.snapshot(value).run { result = $0 }
    return result
  }

  /// Says what it finds.
  private struct Report: View {
    let tell: ([String]) -> Void
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      GeometryReader { geometry in
        let insets = geometry.safeAreaInsets
        let _ = tell([
          "\(colorScheme)", "\(typeSize)", sizeClass == .compact ? "compact" : "regular",
          "\(direction)", "\(Int(insets.top)) \(Int(insets.bottom))",
        ])
        Color.clear
      }
    }
  }

  private func report(_ strategy: (Report.Type) -> Snapshotting<Report, UIImage>) -> [String] {
    var found: [String] = []
    _ = taken(Report { found = $0 }, strategy(Report.self))
    return found
  }

  @Test func aDevicesTraitsAndEdgesReachTheView() {
    #expect(
      report { _ in .image(layout: .device(config: .iPhoneX)) }
        == ["light", "medium", "compact", "leftToRight", "44 34"])
    #expect(
      report { _ in .image(layout: .device(config: .iPadPro11(.portrait))) }[2...]
        == ["regular", "leftToRight", "24 20"])
  }

  @Test func traitsStandOverTheDevices() {
    let traits = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.preferredContentSizeCategory = .accessibilityLarge
      traits.layoutDirection = .rightToLeft
    }
    #expect(
      report { _ in .image(layout: .device(config: .iPhoneSe), traits: traits) }
        == ["dark", "accessibility2", "compact", "rightToLeft", "20 0"])
    #expect(
      report { _ in .image(layout: .fixed(width: 50, height: 50)) }.last == "0 0")
  }

  @Test func picturesHaveTheDevicesSizeAndTheScaleAskedFor() throws {
    let traits = UITraitCollection(displayScale: 2)
    let image = try #require(
      taken(Text("A"), .image(layout: .device(config: .iPhone13Pro(.landscape)), traits: traits)))
    #expect(image.size == CGSize(width: 844, height: 390))
    #expect(image.scale == 2 && image.cgImage?.width == 1688)
  }

  @Test func aViewFitsItself() throws {
    let small = try #require(taken(Text("Total"), .image))
    let large = try #require(
      taken(
        Text("Total"),
        .image(
          traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))))
    #expect(small.size.height < 30 && large.size.height > small.size.height * 1.5)
  }

  @Test func aViewIsPutBackWhereItWas() throws {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, view) = (UIView(), UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 20)))
    parent.addSubview(view)
    parent.addSubview(first)
    let image = try #require(taken(view, .image(size: CGSize(width: 40, height: 30))))
    #expect(image.size == CGSize(width: 40, height: 30))
    #expect(parent.subviews == [view, first])
    #expect(view.frame == CGRect(x: 5, y: 6, width: 10, height: 20))
  }

  @Test func aControllersAppearanceCallbacksAreCalled() throws {
    final class Controller: UIViewController {
      var calls: [String] = []
      override func viewDidAppear(_ animated: Bool) { calls.append("appear") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("disappear") }
    }
    let controller = Controller()
    let image = try #require(taken(controller as UIViewController, .image(on: .iPhone8)))
    #expect(image.size == CGSize(width: 375, height: 667))
    #expect(controller.calls == ["appear", "disappear"])
  }

  @Test func nothingOfTheStageIsLeft() {
    let windows = UIApplication.shared.windows.count
    _ = taken(Text("A"), .image)
    #expect(UIApplication.shared.windows.count == windows)
  }

  @Test func waitingLetsTheDevicesTimePass() throws {
    let clock = Device.main.clock
    let before = clock.now
    _ = try #require(taken(Text("A"), .wait(for: 2, on: .image)))
    #expect(clock.now >= before + 2 && clock.now < before + 5)
  }

  @Test func viewsThatAreLaidOutByConstraintsFitThemselves() throws {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 44).isActive = true
    view.heightAnchor.constraint(equalToConstant: 33).isActive = true
    #expect(taken(view, .image)?.size == CGSize(width: 44, height: 33))
  }

  @Test(arguments: [
    (ViewImageConfig.iPadMini(.landscape(splitView: .oneHalf)), CGSize(width: 507, height: 768)),
    (.iPadPro12_9(.portrait(splitView: .twoThirds)), CGSize(width: 639, height: 1366)),
    (.iPadPro12_9, CGSize(width: 1366, height: 1024)),
    (.iPhoneXsMax(.landscape), CGSize(width: 896, height: 414)),
  ])
  func devicesHaveTheirSizes(_ config: ViewImageConfig, _ size: CGSize) {
    #expect(config.size == size)
  }

  @Test func splitsAreCompactWhereTheyAreNarrow() {
    #expect(
      ViewImageConfig.iPadMini(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass
        == .compact)
    #expect(
      ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass
        == .regular)
    #expect(ViewImageConfig.iPhone8Plus(.landscape).traits.horizontalSizeClass == .regular)
  }
}
