import Device
import Foundation
import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite(.serialized)
struct EnvironmentTests {
  fileprivate struct ThemeKey: EnvironmentKey { static let defaultValue = "plain" }

  struct Reader: View {
    @Environment(\.theme) var theme
    var body: some View { Text(theme) }
  }

  @Test func aKeyOfTheAppFlowsDown() {
    let view = VStack {
      Reader()
      Reader().environment(\.theme, "inner")
      Reader().transformEnvironment(\.theme) { $0 += "!" }
    }
    let host = TestHost(view.environment(\.theme, "outer"))
    #expect(host.text("outer") != nil && host.text("inner") != nil && host.text("outer!") != nil)
    host.update(view.environment(\.theme, "other"))
    #expect(host.text("other") != nil && host.text("inner") != nil && host.text("other!") != nil)
  }

  @Observable final class Model {
    var name = "model"
  }

  @Test func observableObjectsAreFoundByType() {
    struct Needs: View {
      @Environment(Model.self) var model
      @Environment(Model.self) var maybe: Model?
      var body: some View {
        @Bindable var model = model
        Text(model.name)
        Text(maybe == nil ? "none" : "some")
        Button("Rename") { $model.name.wrappedValue = "new" }
      }
    }
    struct Optionally: View {
      @Environment(Model.self) var maybe: Model?
      var body: some View { Text(maybe == nil ? "none" : "some") }
    }
    let host = TestHost(Needs().environment(Model()))
    #expect(host.text("model") != nil && host.text("some") != nil)
    host.tap("Rename")
    #expect(host.text("new") != nil)
    #expect(TestHost(Optionally()).text("none") != nil)
  }

  @Test func textSizeHasTwoNames() {
    struct Sizes: View {
      @Environment(\.sizeCategory) var category
      @Environment(\.dynamicTypeSize) var size
      var body: some View {
        Text("\(String(describing: category)) \(String(describing: size))")
        Text(category > .large ? "larger" : "normal")
      }
    }
    let host = TestHost(Sizes().environment(\.sizeCategory, .accessibilityMedium))
    #expect(host.text("accessibilityMedium accessibility1") != nil)
    #expect(host.text("larger") != nil)
  }

  @Test func aClosureOfAnOuterViewHearsOfItsOwnEnvironment() {
    struct Inner: View {
      let content: () -> String
      var body: some View { Text(content()) }
    }
    struct Outer: View {
      @Environment(\.theme) var theme
      var body: some View {
        Inner { "seen \(theme)" }.environment(\.theme, "inner")
      }
    }
    struct Screen: View {
      @State private var theme = "first"
      var body: some View {
        VStack {
          Outer().environment(\.theme, theme)
          Button("Change") { theme = "second" }
        }
      }
    }
    let host = TestHost(Screen())
    #expect(host.text("seen first") != nil)
    host.tap("Change")
    #expect(host.text("seen second") != nil)
  }

  struct Settings: View {
    @Environment(\.locale) var locale
    @Environment(\.calendar) var calendar
    @Environment(\.timeZone) var timeZone
    @Environment(\.colorScheme) var scheme
    @Environment(\.colorSchemeContrast) var contrast
    @Environment(\.accessibilityReduceMotion) var reduceMotion
    @Environment(\.accessibilityVoiceOverEnabled) var voiceOver
    @Environment(\.legibilityWeight) var weight
    @Environment(\.layoutDirection) var direction
    @Environment(\.dynamicTypeSize) var size
    @Environment(\.horizontalSizeClass) var horizontal
    @Environment(\.displayScale) var scale
    let seen: Box<String>

    var body: some View {
      let _ =
        seen.value =
          """
          \(locale.identifier) \(calendar.identifier) \(timeZone.identifier) \(scheme) \(contrast) \
          \(reduceMotion) \(voiceOver) \(weight.map { "\($0)" } ?? "nil") \(direction) \(size) \
          \(horizontal.map { "\($0)" } ?? "nil") \(scale)
          """
      Text("Settings")
    }
  }

  @Test func theDeviceIsTheTopOfTheEnvironment() {
    let device = UIApplication.shared.device
    let before = device.traits
    defer { device.traits = before }
    let seen = Box("")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(rootView: Settings(seen: seen))
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    TurnScheduler.shared.runTurn()
    #expect(
      seen.value
        == "en_US gregorian GMT light standard false false regular leftToRight large compact 3.0")

    device.traits.locale = Locale(identifier: "de_DE")
    device.traits.colorScheme = .dark
    device.traits.increaseContrast = true
    device.traits.reduceMotion = true
    device.traits.isVoiceOverRunning = true
    device.traits.boldText = true
    device.traits.layoutDirection = .rightToLeft
    device.traits.contentSizeCategory = .accessibilityLarge
    device.traits.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    TurnScheduler.shared.runTurn()
    #expect(
      seen.value
        == "de_DE gregorian GMT+0100 dark increased true true bold rightToLeft accessibility2 "
        + "compact 3.0")
  }
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[EnvironmentTests.ThemeKey.self] }
    set { self[EnvironmentTests.ThemeKey.self] = newValue }
  }
}
