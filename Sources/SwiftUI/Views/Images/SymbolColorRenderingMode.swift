import CoreGraphics
import DisplayList

/// How the colours of a symbol are filled in.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private enum Kind { case flat, gradient }

  private let kind: Kind

  /// Each colour is the same everywhere.
  public static let flat = SymbolColorRenderingMode(kind: .flat)
  /// Each colour goes over from a lighter shade at the top.
  public static let gradient = SymbolColorRenderingMode(kind: .gradient)
}

private enum SymbolColorRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolColorRenderingMode? = nil
}

extension EnvironmentValues {
  /// How the colours of symbols are filled in; nil for what is usual.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Says how the colours of the symbols inside are filled in.
  public nonisolated func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View {
    modifier(
      EnvironmentSettingModifier("symbolColorRenderingMode", \.symbolColorRenderingMode, mode))
  }
}

extension Image {
  /// Says how the colours of the symbol are filled in.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    var copy = self
    copy.symbolColorRenderingMode = mode
    return copy
  }
}

extension Paint {
  /// The colour as a gradient from a lighter shade at the top of a rectangle.
  ///
  /// Other paints stay as they are.
  func shaded(in rect: CGRect) -> Paint {
    guard case .color(let color) = self else { return self }
    let light = ColorResolution.mix(
      color, PaintColor(white: 1, alpha: color.alpha), Self.lightening)
    return .gradient(
      PaintGradient(
        .linear(
          start: CGPoint(x: rect.midX, y: rect.minY), end: CGPoint(x: rect.midX, y: rect.maxY)),
        colors: [light, color]))
  }

  /// As much white as `Color.gradient` has at its start.
  private static let lightening = 0.2
}
