import SwiftUI

extension ViewType {
  /// Stands for `Color`.
  public struct Color: BaseViewType {
    public static let typePrefix = "Color"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Color`.
  public func color() throws -> InspectableView<ViewType.Color> {
    try child(ViewType.Color.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Color`.
  public func color(_ index: Int) throws -> InspectableView<ViewType.Color> {
    try child(ViewType.Color.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Color {
  /// The color itself.
  public func value() throws -> Color { try node.value(as: Color.self) }

  /// The components as the app wrote them, or in sRGB; between 0 and 1.
  ///
  /// - Throws: `notSupported` for colours that depend on the place they are shown at.
  public func rgba() throws -> (red: Float, green: Float, blue: Float, alpha: Float) {
    switch try value().source {
    case .components(.displayP3, let red, let green, let blue, let opacity),
      .components(.sRGBLinear, let red, let green, let blue, let opacity):
      return (Float(red), Float(green), Float(blue), Float(opacity))
    case .components, .resolved, .cgColor:
      let color = try value().resolve(in: EnvironmentValues())
      return (color.red, color.green, color.blue, color.opacity)
    case .system, .named, .uiColor, .opacity, .mix, .style:
      throw InspectionError.notSupported("RGBA values are not available")
    }
  }

  /// The name in the asset catalogue.
  public func name() throws -> String {
    if case .named(let name, _) = try value().source { return name }
    throw InspectionError.notSupported("Color name is not available")
  }
}
