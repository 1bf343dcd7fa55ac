import Foundation

private enum ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum ScrollClipDisabledKey: EnvironmentKey { static let defaultValue = false }
private enum ScrollBackgroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private enum ScrollAnchorsKey: EnvironmentKey { static let defaultValue = ScrollAnchors() }
private enum ScrollIndicatorKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}
private enum HorizontalScrollIndicatorKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}
private enum HorizontalScrollBounceKey: EnvironmentKey {
  static let defaultValue = ScrollBounceBehavior.automatic
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

  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalScrollIndicatorKey.self] }
    set { self[HorizontalScrollIndicatorKey.self] = newValue }
  }

  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissKey.self] }
    set { self[ScrollDismissKey.self] = newValue }
  }

  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[ScrollBounceKey.self] }
    set { self[ScrollBounceKey.self] = newValue }
  }

  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalScrollBounceKey.self] }
    set { self[HorizontalScrollBounceKey.self] = newValue }
  }

  package var isScrollClipDisabled: Bool {
    get { self[ScrollClipDisabledKey.self] }
    set { self[ScrollClipDisabledKey.self] = newValue }
  }

  package var scrollContentBackground: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }

  package var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

/// Which point of the content stands at the same point of the scrolling view, and when.
package struct ScrollAnchors: Equatable, Sendable {
  /// At first.
  package var initialOffset: UnitPoint?
  /// After the content or the view has changed its size, if it stood there before.
  package var sizeChanges: UnitPoint?
  /// While the content is smaller than the view.
  package var alignment: UnitPoint?
}

/// What a default anchor of scrolled content is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  fileprivate enum Kind { case initialOffset, sizeChanges, alignment }

  fileprivate let kind: Kind

  public static var initialOffset: ScrollAnchorRole { .init(kind: .initialOffset) }
  public static var sizeChanges: ScrollAnchorRole { .init(kind: .sizeChanges) }
  public static var alignment: ScrollAnchorRole { .init(kind: .alignment) }
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
      AxesSettingModifier(
        name: "scrollIndicators", axes: axes, value: visibility,
        horizontal: \.horizontalScrollIndicatorVisibility,
        vertical: \.verticalScrollIndicatorVisibility))
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
      AxesSettingModifier(
        name: "scrollBounceBehavior", axes: axes, value: behavior,
        horizontal: \.horizontalScrollBounceBehavior, vertical: \.verticalScrollBounceBehavior))
  }

  /// Puts a point of the content onto the same point of the scrolling view, in all roles.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(
      EnvironmentSettingModifier(
        "defaultScrollAnchor", \.scrollAnchors,
        ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor)))
  }

  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    let keyPath: WritableKeyPath<EnvironmentValues, UnitPoint?> =
      switch role.kind {
      case .initialOffset: \.scrollAnchors.initialOffset
      case .sizeChanges: \.scrollAnchors.sizeChanges
      case .alignment: \.scrollAnchors.alignment
      }
    return modifier(EnvironmentSettingModifier("defaultScrollAnchor", keyPath, anchor))
  }
}
