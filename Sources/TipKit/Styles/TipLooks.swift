import CoreGraphics
import UIKit

/// How tips look, as the views around them say.
struct TipLooks {
  var style: any TipViewStyle = MiniTipViewStyle()
  /// Nil for that of the place: grey in the midst of views, none on a popover.
  var background: AnyShapeStyle?
  /// In points.
  var cornerRadius: CGFloat = 12
  var isAntialiased = true
  var imageSize = CGSize(width: 40, height: 40)
  var imageStyle = AnyShapeStyle(.tint)

  static var ground: AnyShapeStyle { AnyShapeStyle(Color(uiColor: .secondarySystemFill)) }
}

private struct TipLooksKey: EnvironmentKey {
  static var defaultValue: TipLooks { TipLooks() }
}

extension EnvironmentValues {
  var tipLooks: TipLooks {
    get { self[TipLooksKey.self] }
    set { self[TipLooksKey.self] = newValue }
  }
}

extension View {
  private nonisolated func tipLooks(
    _ change: @escaping (inout TipLooks) -> Void
  ) -> some View {
    transformEnvironment(\.tipLooks, transform: change)
  }

  /// Sets the look of the tips inside.
  public nonisolated func tipViewStyle(_ style: some TipViewStyle) -> some View {
    tipLooks { $0.style = style }
  }

  /// Sets the ground of the tips inside.
  public nonisolated func tipBackground(_ style: some ShapeStyle) -> some View {
    tipLooks { $0.background = AnyShapeStyle(style) }
  }

  /// Sets the radius of the corners of the tips inside, in points.
  public nonisolated func tipCornerRadius(
    _ cornerRadius: Double, antialiased: Bool = true
  ) -> some View {
    tipLooks {
      $0.cornerRadius = cornerRadius
      $0.isAntialiased = antialiased
    }
  }

  /// Sets the size of the images of the tips inside, in points.
  public nonisolated func tipImageSize(_ size: CGSize) -> some View {
    tipLooks { $0.imageSize = size }
  }

  /// Sets the colour of the images of the tips inside.
  public nonisolated func tipImageStyle(_ style: some ShapeStyle) -> some View {
    tipLooks { $0.imageStyle = AnyShapeStyle(style) }
  }
}
