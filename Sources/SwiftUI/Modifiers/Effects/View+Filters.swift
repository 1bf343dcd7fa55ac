import CoreGraphics
import DisplayList
import Foundation

extension View {
  // MARK: Colours

  /// `amount`: Added to each component; 0 changes nothing.
  public nonisolated func brightness(_ amount: Double) -> some View {
    effect(.filter(.brightness(amount), name: "brightness"))
  }

  /// `amount`: 1 changes nothing.
  public nonisolated func contrast(_ amount: Double) -> some View {
    effect(.filter(.contrast(amount), name: "contrast"))
  }

  /// `amount`: 0 is grey, 1 changes nothing.
  public nonisolated func saturation(_ amount: Double) -> some View {
    effect(.filter(.saturation(amount), name: "saturation"))
  }

  /// `amount`: 0 changes nothing, 1 is grey.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    effect(.filter(.grayscale(amount), name: "grayscale"))
  }

  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    effect(.filter(.hueRotation(angle.radians), name: "hueRotation"))
  }

  /// Multiplies each component of what is drawn with that of `color`.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    effect(.colorMultiply(color))
  }

  public nonisolated func colorInvert() -> some View {
    effect(.filter(.colorInvert, name: "colorInvert"))
  }

  public nonisolated func luminanceToAlpha() -> some View {
    effect(.filter(.luminanceToAlpha, name: "luminanceToAlpha"))
  }

  // MARK: Groups

  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    effect(.blend(blendMode))
  }

  public nonisolated func compositingGroup() -> some View {
    effect(.isolate(name: "compositingGroup", isOpaque: false))
  }

  /// Differs from Apple's: pictures have the standard range of colours in every `colorMode`.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    effect(.isolate(name: "drawingGroup", isOpaque: opaque))
  }

  // MARK: Transforms

  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    effect(.scale(CGSize(width: x, height: y), anchor))
  }
}

/// In which space colours are mixed.
///
/// Differs from Apple's: they are mixed in non-linear sRGB in all modes.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}

extension _EffectModifier {
  /// The number that a filter was given, an angle in radians; 0 for those without one, nil for
  /// effects that are no filters.
  package var filterAmount: Double? {
    guard case .filter(let filter, _) = kind else { return nil }
    return filter.givenNumber ?? 0
  }
}

extension Filter {
  /// The number that the filter was given; nil for those without one.
  var givenNumber: Double? {
    switch self {
    case .brightness(let amount), .contrast(let amount), .saturation(let amount),
      .grayscale(let amount), .hueRotation(let amount):
      amount
    case .blur(let radius, _): radius
    case .colorInvert, .colorMultiply, .luminanceToAlpha, .alphaThreshold, .colorMatrix: nil
    }
  }
}
