import CoreGraphics
import Foundation
import FoundationAdditions

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputColorKey = "inputColor"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputTransformKey = "inputTransform"
public let kCIOutputImageKey = "outputImage"

/// Makes or changes a picture.
///
/// Differs from Apple's: there are those that are listed at `filterNames(inCategory:)`; it is no `NSObject`, and each
/// filter works at once.
open class CIFilter: @unchecked Sendable {
  public let name: String
  private let kind: FilterKind
  private var values: [String: Any]

  init(_ kind: FilterKind, _ name: String) {
    self.name = name
    self.kind = kind
    values = kind.defaults
  }

  /// Nil for a filter that is not here, which the console says.
  public convenience init?(name: String) {
    guard let kind = FilterKind.all[name] else {
      Mistake.report(
        "CIFilter: there is no filter \(name) here. There are: "
          + FilterKind.all.keys.sorted().joined(separator: ", ") + ".")
      return nil
    }
    self.init(kind, name)
  }

  /// Nil for a filter that is not here, which the console says.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// The filters that are here.
  ///
  /// Differs from Apple's: all of them, whatever the `category`.
  public class func filterNames(inCategory category: String?) -> [String] {
    FilterKind.all.keys.sorted()
  }

  open var inputKeys: [String] { kind.defaults.keys.sorted() + kind.needs.sorted() }
  open var outputKeys: [String] { [kCIOutputImageKey] }

  open func setDefaults() { values.merge(kind.defaults) { $1 } }

  /// A key that the filter does not have fails the running test, where iOS raises an exception.
  open func setValue(_ value: Any?, forKey key: String) {
    guard kind.defaults[key] != nil || kind.needs.contains(key) else {
      return Mistake.fail(
        "CIFilter: \(name) has no key \(key). It has: \(inputKeys.joined(separator: ", ")).")
    }
    values[key] = value
  }

  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// Nil while something is missing that the filter needs.
  open var outputImage: CIImage? { kind.make(FilterInputs(values: values)) }
}

/// What a filter is given.
struct FilterInputs {
  let values: [String: Any]

  var image: CIImage? { values[kCIInputImageKey] as? CIImage }

  func number(_ key: String) -> Double {
    switch values[key] {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }

  func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .white }

  func point(_ key: String) -> CGPoint {
    (values[key] as? CIVector)?.cgPointValue ?? values[key] as? CGPoint ?? .zero
  }
}

/// What a filter does.
struct FilterKind: Sendable {
  /// Inputs without a value of their own.
  let needs: Set<String>
  nonisolated(unsafe) let defaults: [String: Any]
  let make: @Sendable (FilterInputs) -> CIImage?

  init(
    needs: Set<String> = [kCIInputImageKey], _ defaults: [String: Any] = [:],
    _ make: @escaping @Sendable (FilterInputs) -> CIImage?
  ) {
    self.needs = needs
    self.defaults = defaults
    self.make = make
  }
}
