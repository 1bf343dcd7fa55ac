import Foundation
import Testing

@testable import SwiftUI

/// Every value of the environment: what it is on a phone, how it is set, and that readers hear of it.
@MainActor
@Suite struct EnvironmentKeysTests {
  /// Shows what a view reads for a key.
  struct Reader<Value>: View {
    @Environment private var value: Value
    private let seen: Box<[String]>

    init(_ keyPath: KeyPath<EnvironmentValues, Value>, _ seen: Box<[String]>) {
      _value = Environment(keyPath)
      self.seen = seen
    }

    var body: some View {
      let _ = seen.value.append(EnvironmentKeysTests.describe(value))
      Color.clear
    }
  }

  /// Sets a key for a reader.
  struct Setting<Value>: View {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
    let seen: Box<[String]>

    var body: some View {
      VStack { Reader(keyPath, seen) }.environment(keyPath, value)
    }
  }

  fileprivate static func describe<Value>(_ value: Value) -> String {
    if case Optional<Any>.some(let inner) = value as Any { return "\(inner)" }
    return "\(value)"
  }

  /// What is read by default, and after `set` has been applied to the views around.
  private func seen<Value, Content: View>(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    @ViewBuilder set: @escaping (Reader<Value>) -> Content
  ) -> [String] {
    let outer = Box<[String]>([])
    let inner = Box<[String]>([])
    _ = TestHost(
      VStack {
        Reader(keyPath, outer)
        set(Reader(keyPath, inner))
      })
    return outer.value + inner.value
  }

  /// Checks that a key that can be written has its default, takes a value, and tells its readers.
  private func check<Value: Equatable>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, default expected: Value, set new: Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      EnvironmentValues()[keyPath: keyPath] == expected, "default", sourceLocation: sourceLocation)
    let seen = Box<[String]>([])
    let host = TestHost(Setting(keyPath: keyPath, value: expected, seen: seen))
    host.update(Setting(keyPath: keyPath, value: new, seen: seen))
    host.update(Setting(keyPath: keyPath, value: new, seen: seen))
    #expect(
      seen.value == [Self.describe(expected), Self.describe(new)], sourceLocation: sourceLocation)
  }

  @Test func textValuesAreReadAndWritten() {
    check(\.font, default: nil, set: .title)
    check(\.lineLimit, default: nil, set: 2)
    check(\.lineSpacing, default: 0, set: 4)
    check(\.minimumScaleFactor, default: 1, set: 0.5)
    check(\.allowsTightening, default: false, set: true)
    check(\.multilineTextAlignment, default: .leading, set: .center)
    check(\.truncationMode, default: .tail, set: .middle)
    check(\.textCase, default: nil, set: .uppercase)
    check(\.dynamicTypeSize, default: .large, set: .accessibility1)
    check(\.legibilityWeight, default: nil, set: .bold)
    check(\.autocorrectionDisabled, default: false, set: true)
    check(\.disableAutocorrection, default: nil, set: true)
  }

  @Test func settingsAreReadAndWritten() {
    check(\.isEnabled, default: true, set: false)
    check(\.colorScheme, default: .light, set: .dark)
    check(\.layoutDirection, default: .leftToRight, set: .rightToLeft)
    check(\.displayScale, default: 3, set: 2)
    check(\.locale, default: Locale(identifier: "en_US"), set: Locale(identifier: "de_DE"))
    check(\.timeZone, default: .gmt, set: TimeZone(secondsFromGMT: 3600) ?? .gmt)
    check(\.controlSize, default: .regular, set: .mini)
    check(\.headerProminence, default: .standard, set: .increased)
    check(\.isScrollEnabled, default: true, set: false)
    check(\.defaultMinListRowHeight, default: 44, set: 60)
    check(\.defaultMinListHeaderHeight, default: nil, set: 30)
    check(\.redactionReasons, default: [], set: .placeholder)
    check(\.symbolVariants, default: .none, set: .fill)
    check(\.symbolRenderingMode, default: nil, set: .multicolor)
    check(\.imageScale, default: .medium, set: .large)
    check(\.scenePhase, default: .background, set: .inactive)
    check(\.menuOrder, default: .automatic, set: .fixed)
    check(\.isLuminanceReduced, default: false, set: true)
    check(\.isFocusEffectEnabled, default: true, set: false)
  }

  @Test func looksAreReadAndWritten() {
    check(\.appearsActive, default: true, set: false)
    check(\.allowedDynamicRange, default: nil, set: .high)
    check(\.backgroundMaterial, default: nil, set: .thin)
    check(\.backgroundProminence, default: .standard, set: .increased)
    check(\.contentTransitionAddsDrawingGroup, default: false, set: true)
    check(\.materialActiveAppearance, default: .automatic, set: .active)
    check(\.sidebarRowSize, default: .medium, set: .large)
    check(\.labelsVisibility, default: .automatic, set: .hidden)
    check(\.isHoverEffectEnabled, default: true, set: false)
    check(\.badgeProminence, default: .standard, set: .increased)
    check(\.textSelectionAffinity, default: .automatic, set: .upstream)
    check(\.symbolColorRenderingMode, default: nil, set: .gradient)
    check(\.lineHeight, default: nil, set: .exact(points: 20))
  }

  @Test func fontsAreResolvedAtTheirPlace() {
    var values = EnvironmentValues()
    let body = Font.body.resolve(in: values.fontResolutionContext)
    #expect(body.pointSize == 17 && !body.isBold && !body.isItalic && body.leading == .standard)
    values.dynamicTypeSize = .accessibility1
    #expect(Font.body.resolve(in: values.fontResolutionContext).pointSize == 28)
    let font = Font.system(size: 12, weight: .semibold, design: .monospaced).italic()
      .leading(.tight).width(.condensed).resolve(in: values.fontResolutionContext)
    #expect(font.pointSize == 12 && font.isBold && font.isItalic && font.isMonospaced)
    #expect(font.weight == .semibold && font.width == .condensed && font.leading == .tight)
  }

  @Observable final class Model {}

  @Test func objectsAreFoundUnderTheirType() {
    let model = Model()
    var values = EnvironmentValues()
    #expect(values[Model.self] == nil)
    values[Model.self] = model
    #expect(values[Model.self] === model)
  }

  @Test func modifiersSetTheirValues() {
    #expect(seen(\.labelsVisibility) { $0.labelsHidden() } == ["automatic", "hidden"])
    #expect(seen(\.labelsVisibility) { $0.labelsVisibility(.visible) } == ["automatic", "visible"])
    #expect(seen(\.isHoverEffectEnabled) { $0.hoverEffectDisabled() } == ["true", "false"])
    #expect(
      seen(\.materialActiveAppearance) { $0.materialActiveAppearance(.inactive) } == [
        "automatic", "inactive",
      ])
    #expect(
      seen(\.navigationLinkIndicatorVisibility) { $0.navigationLinkIndicatorVisibility(.hidden) }
        == ["automatic", "hidden"])
    #expect(
      seen(\.writingToolsBehavior) { $0.writingToolsBehavior(.limited) }
        == ["nil", "\(WritingToolsBehavior.limited)"])
    #expect(
      seen(\.allowedDynamicRange) { $0.allowedDynamicRange(.high) }
        == ["nil", "\(Image.DynamicRange.high)"])
    #expect(
      seen(\.buttonRepeatBehavior) { $0.buttonRepeatBehavior(.enabled) }
        == ["\(ButtonRepeatBehavior.automatic)", "\(ButtonRepeatBehavior.enabled)"])
    #expect(
      seen(\.buttonSizing) { $0.buttonSizing(.flexible) }
        == ["\(ButtonSizing.automatic)", "\(ButtonSizing.flexible)"])
    #expect(
      seen(\.labelIconToTitleSpacing) { $0.labelIconToTitleSpacing(4) } == ["nil", "4.0"])
    #expect(
      seen(\.springLoadingBehavior) { $0.springLoadingBehavior(.enabled) }
        == ["\(SpringLoadingBehavior.automatic)", "\(SpringLoadingBehavior.enabled)"])
    #expect(seen(\.labelReservedIconWidth) { $0.labelReservedIconWidth(30) } == ["nil", "30.0"])
    #expect(
      seen(\.badgeProminence) { $0.badgeProminence(.increased) }
        == ["\(BadgeProminence.standard)", "\(BadgeProminence.increased)"])
    #expect(seen(\.isEnabled) { $0.disabled(true) } == ["true", "false"])
    #expect(seen(\.lineLimit) { $0.lineLimit(3) } == ["nil", "3"])
    #expect(seen(\.pixelLength) { $0.environment(\.displayScale, 2) } == ["\(1.0 / 3)", "0.5"])
  }

  @Test func placesTellTheirViews() {
    let shortcut = KeyboardShortcut("k", modifiers: .command)
    let keys = seen(\.keyboardShortcut) { reader in
      Button(action: {}) { reader }.keyboardShortcut(shortcut)
    }
    #expect(keys.first == "nil" && keys.last == "\(shortcut)")
    let materials = seen(\.backgroundMaterial) { $0.background(.thinMaterial) }
    #expect(materials == ["nil", "\(Material.thin)"])
    #expect(seen(\.backgroundMaterial) { $0.background(.red) } == ["nil", "nil"])
    let bars = seen(\.tabBarPlacement) { reader in
      TabView { reader.tabItem { Text("One") } }
    }
    #expect(bars == ["nil", "\(TabBarPlacement.bottomBar)"])
  }

  @Test func whatPhonesDoNotHaveIsSaidSo() {
    let values = EnvironmentValues()
    #expect(!values.isTabBarShowingSections)
    #expect(!values.accessibilityQuickActionsEnabled)
    #expect(values.documentConfiguration == nil)
    #expect(!values.supportsMultipleWindows)
    #expect(values.undoManager == nil)
    #expect(values.toolbarLabelStyle == nil)
    #expect(!values.accessibilityShowBorders)
    #expect(values.preferredPencilDoubleTapAction == .ignore)
    #expect(values.preferredPencilSqueezeAction == .ignore)
    #expect(values.searchSuggestionsPlacement == .automatic)
    #expect(!values.isPresented)
    #expect(!values.isSearching)
    #expect(!values.isFocused)
  }
}
