import CoreGraphics
import Foundation
import Typesetting

extension Font {
  /// What a font depends on where it is used.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    let size: DynamicTypeSize
    let legibility: LegibilityWeight?

    public var debugDescription: String { "Font.Context(\(size))" }
  }

  /// A font at its place: with its size in points.
  public struct Resolved: Hashable, Sendable {
    private let descriptor: FontDescriptor
    public let weight: Weight
    public let width: Width
    public let leading: Leading

    init(_ descriptor: FontDescriptor) {
      self.descriptor = descriptor
      weight = Weight(value: descriptor.weight)
      width =
        switch descriptor.width {
        case .standard: .standard
        case .compressed: .compressed
        case .condensed: .condensed
        case .expanded: .expanded
        }
      leading =
        switch descriptor.leading {
        case .standard: .standard
        case .tight: .tight
        case .loose: .loose
        }
    }

    public var pointSize: CGFloat { descriptor.size }
    /// Whether the font is semibold or bolder.
    public var isBold: Bool { descriptor.weight.openTypeWeight >= 600 }
    public var isItalic: Bool { descriptor.isItalic }
    public var isMonospaced: Bool { descriptor.design == .monospaced }
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    public var isLowercaseSmallCaps: Bool { descriptor.smallCaps.contains(.lowercase) }
    public var isUppercaseSmallCaps: Bool { descriptor.smallCaps.contains(.uppercase) }
  }

  /// The font as it is at a place.
  public func resolve(in context: Context) -> Resolved {
    Resolved(descriptor(for: context.size, legibility: context.legibility))
  }
}

extension EnvironmentValues {
  /// What fonts depend on here.
  public var fontResolutionContext: Font.Context {
    Font.Context(size: dynamicTypeSize, legibility: legibilityWeight)
  }
}
