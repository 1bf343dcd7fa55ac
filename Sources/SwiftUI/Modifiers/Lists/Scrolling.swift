import Foundation

private enum ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum ScrollClipDisabledKey: EnvironmentKey { static let defaultValue = false }
private enum ScrollBackgroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private enum ScrollAnchorKey: EnvironmentKey { static let defaultValue: UnitPoint? = nil }
private enum ScrollIndicatorKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}
private enum ScrollDismissKey: EnvironmentKey {
  static let defaultValue = ScrollDismissesKeyboardMode.automatic
}
private enum ScrollBounceKey: EnvironmentKey {
  static let defaultValue = ScrollBounceBehavior.automatic
}

extension EnvironmentValues {
  /// Whether scrolling views in this environment scroll with a finger.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[ScrollIndicatorKey.self] }
    set { self[ScrollIndicatorKey.self] = newValue }
  }

  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissKey.self] }
    set { self[ScrollDismissKey.self] = newValue }
  }

  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[ScrollBounceKey.self] }
    set { self[ScrollBounceKey.self] = newValue }
  }

  package var isScrollClipDisabled: Bool {
    get { self[ScrollClipDisabledKey.self] }
    set { self[ScrollClipDisabledKey.self] = newValue }
  }

  package var scrollContentBackground: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }

  package var defaultScrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
}

/// Whether the indicators of a scrolling view are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let rawValue: Int8
  public static let automatic = ScrollIndicatorVisibility(rawValue: 0)
  public static let visible = ScrollIndicatorVisibility(rawValue: 1)
  public static let hidden = ScrollIndicatorVisibility(rawValue: 2)
  public static let never = ScrollIndicatorVisibility(rawValue: 3)
}

/// How scrolling makes the keyboard go.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let rawValue: Int8
  public static let automatic = ScrollDismissesKeyboardMode(rawValue: 0)
  public static let immediately = ScrollDismissesKeyboardMode(rawValue: 1)
  public static let interactively = ScrollDismissesKeyboardMode(rawValue: 2)
  public static let never = ScrollDismissesKeyboardMode(rawValue: 3)
}

/// When a scrolling view bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let rawValue: Int8
  public static let automatic = ScrollBounceBehavior(rawValue: 0)
  public static let always = ScrollBounceBehavior(rawValue: 1)
  public static let basedOnSize = ScrollBounceBehavior(rawValue: 2)
}

extension View {
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentSettingModifier("scrollDisabled", \.isScrollEnabled, !disabled))
  }

  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(
      EnvironmentSettingModifier("scrollContentBackground", \.scrollContentBackground, visibility))
  }

  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(EnvironmentSettingModifier("scrollClipDisabled", \.isScrollClipDisabled, disabled))
  }

  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      EnvironmentSettingModifier(
        "scrollIndicators", \.verticalScrollIndicatorVisibility, visibility))
  }

  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    modifier(
      EnvironmentSettingModifier("scrollDismissesKeyboard", \.scrollDismissesKeyboardMode, mode))
  }

  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(
      EnvironmentSettingModifier("scrollBounceBehavior", \.verticalScrollBounceBehavior, behavior))
  }

  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(EnvironmentSettingModifier("defaultScrollAnchor", \.defaultScrollAnchor, anchor))
  }
}
