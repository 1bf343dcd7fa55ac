import Foundation

/// A button on glass.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle {
  package let glass: Glass

  public init() { glass = .regular }

  public init(_ glass: Glass) { self.glass = glass }

  @MainActor
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(configuration: configuration, look: .bordered, isAlwaysTinted: true)
      .glassEffect(glass, in: Capsule())
      .buttonBorderShape(.capsule)
  }
}

/// A button on glass in the tint colour.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(configuration: configuration, look: .prominent)
      .buttonBorderShape(.capsule)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// A button on a kind of glass.
  public static func glass(_ glass: Glass) -> Self { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button on glass in the tint colour.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
