import Foundation

extension View {
  public nonisolated func font(_ font: Font?) -> some View {
    modifier(EnvironmentSettingModifier("font", \.font, font))
  }

  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(
      EnvironmentSettingModifier("multilineTextAlignment", \.multilineTextAlignment, alignment))
  }

  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(EnvironmentSettingModifier("truncationMode", \.truncationMode, mode))
  }

  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(EnvironmentSettingModifier("lineSpacing", \.lineSpacing, lineSpacing))
  }

  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(EnvironmentSettingModifier("minimumScaleFactor", \.minimumScaleFactor, factor))
  }

  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    modifier(EnvironmentSettingModifier("allowsTightening", \.allowsTightening, flag))
  }

  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    modifier(EnvironmentSettingModifier("textCase", \.textCase, textCase))
  }

  /// Lets the user copy texts: holding one opens a menu for that.
  ///
  /// Differs from Apple's: the menu offers to copy, and always takes the whole text.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(EnvironmentSettingModifier("textSelection", \.isTextSelectable, S.allowsSelection))
  }

  // MARK: Text size

  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(EnvironmentSettingModifier("dynamicTypeSize", \.dynamicTypeSize, size))
  }

  /// Limits the text size to a range.
  public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    return modifier(
      _EnvironmentWritingModifier { values in
        guard let first = allowed.first, let last = allowed.last else { return }
        values.dynamicTypeSize = min(max(values.dynamicTypeSize, first), last)
      })
  }

  // MARK: Lines

  public nonisolated func lineLimit(_ number: Int?) -> some View {
    modifier(_LineLimitModifier(minimum: nil, maximum: number))
  }

  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(_LineLimitModifier(minimum: limit.lowerBound, maximum: nil))
  }

  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(_LineLimitModifier(minimum: nil, maximum: limit.upperBound))
  }

  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(_LineLimitModifier(minimum: limit.lowerBound, maximum: limit.upperBound))
  }

  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(_LineLimitModifier(minimum: reservesSpace ? limit : nil, maximum: limit))
  }
}

/// Sets how many lines texts may, and must, take.
public nonisolated struct _LineLimitModifier: EnvironmentChangingModifier {
  public typealias Body = Never

  package let minimum: Int?
  package let maximum: Int?

  public var change: (inout EnvironmentValues) -> Void {
    let (minimum, maximum) = (minimum, maximum)
    return {
      $0.lineLimit = maximum
      $0.lineMinimum = minimum
    }
  }

  @MainActor
  public var _structure: _ModifierStructure {
    .modifier("lineLimit", environment: change)
  }
}

/// Whether the user may select a text.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Text that the user may select.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Text that the user may not select.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
