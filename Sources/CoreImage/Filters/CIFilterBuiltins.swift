import CoreGraphics
import Foundation

// Filters with properties for their inputs.

public protocol CIQRCodeGenerator: AnyObject {
  var message: Data { get set }
  /// `L`, `M`, `Q` or `H`.
  var correctionLevel: String { get set }
  var outputImage: CIImage? { get }
}

public protocol CIGaussianBlur: AnyObject {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var outputImage: CIImage? { get }
}

public protocol CIColorControls: AnyObject {
  var inputImage: CIImage? { get set }
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
  var outputImage: CIImage? { get }
}

public protocol CIColorMonochrome: AnyObject {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
  var intensity: Float { get set }
  var outputImage: CIImage? { get }
}

public protocol CIFalseColor: AnyObject {
  var inputImage: CIImage? { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var outputImage: CIImage? { get }
}

public protocol CIColorInvert: AnyObject {
  var inputImage: CIImage? { get set }
  var outputImage: CIImage? { get }
}

public protocol CIPixellate: AnyObject {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
  var outputImage: CIImage? { get }
}

public protocol CILanczosScaleTransform: AnyObject {
  var inputImage: CIImage? { get set }
  var scale: Float { get set }
  var aspectRatio: Float { get set }
  var outputImage: CIImage? { get }
}

/// A filter whose inputs have names.
private final class NamedFilter: CIFilter, CIQRCodeGenerator, CIGaussianBlur, CIColorControls,
  CIColorMonochrome, CIFalseColor, CIColorInvert, CIPixellate, CILanczosScaleTransform,
  @unchecked Sendable
{
  private func number(_ key: String) -> Float {
    Float(FilterInputs(values: [key: value(forKey: key) as Any]).number(key))
  }

  private func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .white }

  var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var radius: Float {
    get { number(kCIInputRadiusKey) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
  var saturation: Float {
    get { number(kCIInputSaturationKey) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
  var brightness: Float {
    get { number(kCIInputBrightnessKey) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  var contrast: Float {
    get { number(kCIInputContrastKey) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }
  var color: CIColor {
    get { color(kCIInputColorKey) }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
  var intensity: Float {
    get { number(kCIInputIntensityKey) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }
  var color0: CIColor {
    get { color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var center: CGPoint {
    get {
      FilterInputs(values: [kCIInputCenterKey: value(forKey: kCIInputCenterKey) as Any]).point(
        kCIInputCenterKey)
    }
    set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
  }
  var scale: Float {
    get { number(kCIInputScaleKey) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }
  var aspectRatio: Float {
    get { number(kCIInputAspectRatioKey) }
    set { setValue(newValue, forKey: kCIInputAspectRatioKey) }
  }

  static func named(_ name: String) -> NamedFilter {
    NamedFilter(FilterKind.all[name] ?? FilterKind { $0.image }, name)
  }
}

extension CIFilter {
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    NamedFilter.named("CIQRCodeGenerator")
  }
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    NamedFilter.named("CIGaussianBlur")
  }
  public class func colorControls() -> any CIFilter & CIColorControls {
    NamedFilter.named("CIColorControls")
  }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    NamedFilter.named("CIColorMonochrome")
  }
  public class func falseColor() -> any CIFilter & CIFalseColor {
    NamedFilter.named("CIFalseColor")
  }
  public class func colorInvert() -> any CIFilter & CIColorInvert {
    NamedFilter.named("CIColorInvert")
  }
  public class func pixellate() -> any CIFilter & CIPixellate {
    NamedFilter.named("CIPixellate")
  }
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    NamedFilter.named("CILanczosScaleTransform")
  }
}
