import CoreGraphics
import Foundation

extension FilterKind {
  /// By Apple's names.
  ///
  /// Those of colours work in sRGB, where Apple's work in linear light, so that their results are
  /// near, not the same.
  static let all: [String: FilterKind] = [
    "CIQRCodeGenerator": FilterKind(
      needs: ["inputMessage"], ["inputCorrectionLevel": "M"]
    ) { inputs in
      guard let message = inputs.values["inputMessage"] as? Data,
        let level = (inputs.values["inputCorrectionLevel"] as? String).flatMap(QRCode.Level.init)
      else { return nil }
      return QRCode(message, level).map { CIImage(PixelSource($0.bitmap, isCrisp: true)) }
    },
    "CIGaussianBlur": FilterKind([kCIInputRadiusKey: 10.0]) { inputs in
      inputs.image.map { GaussianBlur.blurred($0, radius: inputs.number(kCIInputRadiusKey)) }
    },
    "CIAffineTransform": FilterKind([kCIInputTransformKey: CGAffineTransform.identity]) { inputs in
      let matrix = inputs.values[kCIInputTransformKey] as? CGAffineTransform
      return inputs.image?.transformed(by: matrix ?? .identity)
    },
    "CILanczosScaleTransform": FilterKind([kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0]) {
      inputs in
      let scale = inputs.number(kCIInputScaleKey)
      return inputs.image?.transformed(
        by: CGAffineTransform(
          scaleX: scale * inputs.number(kCIInputAspectRatioKey), y: scale))
    },
    "CICrop": FilterKind(["inputRectangle": CIVector(cgRect: CIImage.everywhere)]) { inputs in
      let rect = (inputs.values["inputRectangle"] as? CIVector)?.cgRectValue
      return inputs.image?.cropped(to: rect ?? CIImage.everywhere)
    },
    "CIPixellate": FilterKind([
      kCIInputScaleKey: 8.0, kCIInputCenterKey: CIVector(x: 150, y: 150),
    ]) { inputs in
      inputs.image.map {
        Pixellate.squares(
          $0, inputs.number(kCIInputScaleKey), around: inputs.point(kCIInputCenterKey))
      }
    },
    "CISourceOverCompositing": FilterKind(needs: [kCIInputImageKey, kCIInputBackgroundImageKey]) {
      inputs in
      guard let back = inputs.values[kCIInputBackgroundImageKey] as? CIImage else {
        return inputs.image
      }
      return inputs.image?.composited(over: back) ?? back
    },
    "CIConstantColorGenerator": FilterKind(needs: [], [kCIInputColorKey: CIColor.red]) { inputs in
      CIImage(color: inputs.color(kCIInputColorKey))
    },
    "CIColorInvert": FilterKind { inputs in
      inputs.image?.mapped { SIMD4(1 - $0.x, 1 - $0.y, 1 - $0.z, $0.w) }
    },
    "CIMaskToAlpha": FilterKind { inputs in
      inputs.image?.mapped { SIMD4(1, 1, 1, $0.luminance * $0.w) }
    },
    "CIFalseColor": FilterKind([
      "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
      "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
    ]) { inputs in
      let (dark, light) = (inputs.color("inputColor0").vector, inputs.color("inputColor1").vector)
      return inputs.image?.mapped { color in
        var mixed = dark + (light - dark) * color.luminance
        mixed.w *= color.w
        return mixed
      }
    },
    "CIColorMonochrome": FilterKind([
      kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0,
    ]) { inputs in
      let tint = inputs.color(kCIInputColorKey).vector
      let amount = inputs.number(kCIInputIntensityKey)
      return inputs.image?.mapped { color in
        var changed = color + (tint * color.luminance - color) * amount
        changed.w = color.w
        return changed
      }
    },
    "CIColorControls": FilterKind([
      kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0,
    ]) { inputs in
      let saturation = inputs.number(kCIInputSaturationKey)
      let brightness = inputs.number(kCIInputBrightnessKey)
      let contrast = inputs.number(kCIInputContrastKey)
      return inputs.image?.mapped { color in
        let gray = SIMD4<Double>(repeating: color.luminance)
        var changed = gray + (color - gray) * saturation
        changed = (changed - 0.5) * contrast + 0.5 + brightness
        changed.w = color.w
        return changed
      }
    },
  ]
}

extension SIMD4<Double> {
  fileprivate var luminance: Double { 0.2126 * x + 0.7152 * y + 0.0722 * z }
}
