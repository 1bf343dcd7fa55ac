import Foundation

extension TabContent {
  /// Whether the tab cannot be chosen; it is dimmed then.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    _ControlledTab(base: self, change: .disabled(disabled))
  }

  // MARK: Accessibility

  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    _ControlledTab(base: self, change: isEnabled ? .label(label) : nil)
  }

  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityLabel(Text(labelKey), isEnabled: isEnabled) }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityLabel(Text(label), isEnabled: isEnabled) }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityLabel(Text(label), isEnabled: isEnabled) }

  public nonisolated func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    _ControlledTab(base: self, change: isEnabled ? .value(valueDescription) : nil)
  }

  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityValue(Text(valueKey), isEnabled: isEnabled) }

  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ value: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityValue(Text(value), isEnabled: isEnabled) }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityValue(Text(value), isEnabled: isEnabled) }

  public nonisolated func accessibilityHint(
    _ hint: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    _ControlledTab(base: self, change: isEnabled ? .hint(hint) : nil)
  }

  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityHint(Text(hintKey), isEnabled: isEnabled) }

  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityHint(Text(hint), isEnabled: isEnabled) }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityHint(Text(hint), isEnabled: isEnabled) }

  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    _ControlledTab(base: self, change: isEnabled ? .identifier(identifier) : nil)
  }
}

/// A tab of which something is said, or nothing.
public nonisolated struct _ControlledTab<Base: TabContent>: TabContent {
  public typealias TabValue = Base.TabValue
  public typealias Body = Never
  let base: Base
  let change: TabControlChange?

  @MainActor public var _tabViews: [AnyView] {
    guard let change else { return base._tabViews }
    return base._tabViews.map {
      AnyView($0.modifier(_ListTraitModifier(.tabControl(change), isInspectable: false)))
    }
  }
}
