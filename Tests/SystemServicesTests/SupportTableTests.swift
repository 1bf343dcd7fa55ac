import Accessibility
import Charts
import Device
import Foundation
import LocalAuthentication
import SafariServices
import SwiftUI
import Testing
import UIKit

/// Samples of `SUPPORT.md`: what the table says is what the API does.
@MainActor
@Suite(.serialized)
struct SupportTableTests {
  private let table: SupportTable

  init() throws { table = try SupportTable() }

  private func says(_ api: String, in module: String = "SwiftUI", _ words: String) -> Bool {
    table.difference(of: api, in: module)?.contains(words) == true
  }

  private func picture<V: View>(_ view: V) throws -> Data {
    let renderer = ImageRenderer(content: view)
    return try #require(renderer.uiImage?.pngData())
  }

  /// The elements of a view on a screen.
  private func elements<V: View>(of view: V) throws -> [AccessibilityElement] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    TurnScheduler.shared.runTurn()
    var found: [AccessibilityElement] = []
    func visit(_ element: AccessibilityElement) {
      found.append(element)
      element.children.forEach(visit)
    }
    visit(try UIApplication.shared.settledTree())
    return found
  }

  @Test func everyModuleHasItsChapter() {
    #expect(table.modules.contains("SwiftUI") && table.modules.contains("LocalAuthentication"))
    #expect(table.difference(of: "View.padding", in: "SwiftUI") == "")
    #expect(table.difference(of: "View.doesNotExist", in: "SwiftUI") == nil)
  }

  @Test func tablesLookTheSameInAllStyles() throws {
    #expect(says("View.tableStyle", "all tables look the same"))
    struct Row: Identifiable { let id: Int }
    func table(_ style: some TableStyle) -> some View {
      Table([Row(id: 1)]) { TableColumn("Number") { Text("\($0.id)") } }
        .tableStyle(style).frame(width: 300, height: 200)
    }
    let frames = try elements(of: table(.automatic)).map(\.frame)
    #expect(frames.count > 2)
    #expect(try elements(of: table(.inset)).map(\.frame) == frames)
  }

  @Test func edgesAreSmoothInAnyCase() throws {
    #expect(says("FillStyle", "`isAntialiased`: edges are smooth in any case"))
    func circle(_ isSmooth: Bool) -> some View {
      Circle().fill(.red, style: FillStyle(antialiased: isSmooth)).frame(width: 21, height: 21)
    }
    #expect(try picture(circle(true)) == picture(circle(false)))
  }

  @Test func imagesKeepTheStandardRange() throws {
    #expect(says("View.allowedDynamicRange", "images are drawn in the standard range"))
    let image = Image(systemName: "star").resizable().frame(width: 20, height: 20)
    #expect(try picture(image.allowedDynamicRange(.high)) == picture(image))
  }

  @Test func symbolEffectsTakeNoTime() throws {
    #expect(says("View.symbolEffect", "the motion takes no time"))
    let symbol = Image(systemName: "star")
    #expect(try picture(symbol.symbolEffect(.bounce, value: 1)) == picture(symbol))
  }

  @Test func shadowsIgnoreBlendModes() throws {
    #expect(says("GraphicsContext.Filter", "`shadow`: the shadow is drawn below"))
    func canvas(_ mode: GraphicsContext.BlendMode) -> some View {
      Canvas { context, _ in
        context.addFilter(.shadow(radius: 3, blendMode: mode))
        context.fill(Path(CGRect(x: 5, y: 5, width: 10, height: 10)), with: .color(.red))
      }
      .frame(width: 20, height: 20)
    }
    #expect(try picture(canvas(.normal)) == picture(canvas(.screen)))
  }

  @Test func invalidatedContentIsShown() throws {
    #expect(says("RedactionReasons", "`invalidated`: the content is shown as it is"))
    let image = Image(systemName: "star").resizable().frame(width: 20, height: 20)
    #expect(try picture(image.redacted(reason: .invalidated)) == picture(image))
    #expect(try picture(image.redacted(reason: .placeholder)) != picture(image))
  }

  @Test func settingsThatTheDeviceDoesNotHave() {
    #expect(says("EnvironmentValues", "`accessibilityShowButtonShapes`: always false"))
    #expect(says("EnvironmentValues", "`accessibilityPlayAnimatedImages`: always true"))
    let values = EnvironmentValues()
    #expect(!values.accessibilityShowButtonShapes && values.accessibilityPlayAnimatedImages)
  }

  @Test func aTagStandsForAnOptionalInAnyCase() throws {
    #expect(says("View.tag", "`includeOptional` makes no difference"))
    let selection: Int? = 2
    let picker = Picker("Choice", selection: .constant(selection)) {
      Text("One").tag(1, includeOptional: false)
      Text("Two").tag(2, includeOptional: false)
    }
    .pickerStyle(.segmented)
    let chosen = try elements(of: picker).filter(\.isSelected).map(\.label)
    #expect(chosen == ["Two"])
  }

  @Test func labelsBesideAPlotAreNotTurned() throws {
    #expect(says("View.chartYAxisLabel", in: "Charts", "is not turned"))
    let chart = Chart { BarMark(x: .value("Month", "Jan"), y: .value("Sales", 1)) }
      .chartYAxisLabel("Pieces sold", position: .leading).frame(width: 300, height: 200)
    let label = try #require(try elements(of: chart).first { $0.label == "Pieces sold" })
    #expect(label.frame.width > label.frame.height)
  }

  @Test func axesLookTheSameInAllPresets() throws {
    #expect(says("AxisMarks", in: "Charts", "`preset` changes nothing"))
    func chart(_ preset: AxisMarkPreset) -> some View {
      Chart { BarMark(x: .value("Month", "Jan"), y: .value("Sales", 1)) }
        .chartYAxis { AxisMarks(preset: preset, values: [0, 1]) { _ in AxisGridLine() } }
        .chartXAxis(.hidden)
        .frame(width: 300, height: 200)
    }
    #expect(try picture(chart(.automatic)) == picture(chart(.inset)))
  }

  @Test func noPolicyCanBeMet() async {
    let module = "LocalAuthentication"
    #expect(says("LAContext", in: module, "`interactionNotAllowed`: no policy can be met"))
    let context = LAContext()
    context.interactionNotAllowed = true
    context.localizedCancelTitle = "Not now"
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
    }
  }

  @Test func pagesAreNotLoaded() throws {
    #expect(says("SFSafariViewController", in: "SafariServices", "pages are not loaded"))
    final class Delegate: NSObject, SFSafariViewControllerDelegate {
      var loaded: Bool?
      func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
      ) { loaded = didLoadSuccessfully }
    }
    let delegate = Delegate()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let browser = SFSafariViewController(
      url: try #require(URL(string: "https://example.com")))
    browser.delegate = delegate
    window.rootViewController = browser
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    TurnScheduler.shared.runTurn()
    #expect(delegate.loaded == false)
  }
}
