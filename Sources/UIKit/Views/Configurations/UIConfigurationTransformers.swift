import CoreGraphics
import Foundation

public struct UIConfigurationTextAttributesTransformer {
  /// By which configurations compare their transformers: copies are equal, and no others.
  let function: ConfigurationFunction<AttributeContainer>

  public var transform: (AttributeContainer) -> AttributeContainer { function.call }

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    function = ConfigurationFunction(transform)
  }

  init(function: ConfigurationFunction<AttributeContainer>) { self.function = function }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    function.call(input)
  }
}

public struct UIConfigurationColorTransformer: Sendable {
  /// By which configurations compare their transformers: copies are equal, and no others.
  let function: ConfigurationFunction<UIColor>

  public var transform: (UIColor) -> UIColor { function.call }

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    function = ConfigurationFunction(transform)
  }

  init(function: ConfigurationFunction<UIColor>) { self.function = function }

  public func callAsFunction(_ input: UIColor) -> UIColor { function.call(input) }

  /// A grey that is as light as the color.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }

  /// The tint color, whatever the color was.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
}
