import CoreGraphics

/// Says how a canvas shows a view of a `PreviewProvider`.
///
/// Nothing shows previews by itself here: the view is what it is without the modifier, and the
/// values are there for inspection.
package nonisolated struct PreviewShowingModifier: NodelessModifier {
  package enum Kind: Sendable {
    case layout(PreviewLayout)
    case name(String?)
    case device(PreviewDevice?)
    case orientation(InterfaceOrientation)
    case context
  }

  package let kind: Kind

  @MainActor
  package var _structure: _ModifierStructure {
    switch kind {
    case .layout: .modifier("previewLayout")
    case .name: .modifier("previewDisplayName")
    case .device: .modifier("previewDevice")
    case .orientation: .modifier("previewInterfaceOrientation")
    case .context: .modifier("previewContext")
    }
  }
}

/// The room that a preview is shown in.
///
/// Differs from Apple's: no canvas shows previews here; the room is only told to those that inspect the view.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device that a preview is shown on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral: String) { self.init(rawValue: stringLiteral) }
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// What a preview is shown in, beside the device: the family of a widget.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  /// Says in which room a canvas shows the preview.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewShowingModifier(kind: .layout(value)))
  }

  /// Names the preview in a canvas.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewShowingModifier(kind: .name(value)))
  }

  /// Names the device that a canvas shows the preview on.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewShowingModifier(kind: .device(value)))
  }

  /// Says how a canvas holds the device.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    modifier(PreviewShowingModifier(kind: .orientation(value)))
  }

  /// Says what a canvas shows the preview in.
  ///
  /// Differs from Apple's: there is no canvas, so that the context is only noted.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
    modifier(PreviewShowingModifier(kind: .context))
  }
}
