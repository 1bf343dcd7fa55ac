import Accessibility
import DisplayList
import Foundation
import Typesetting
import UIKit

/// An image at a place: found, with its natural size.
@MainActor
struct ImageResolution {
  private enum Content {
    case symbol(String)
    case encoded(ImageContent, CGSize)
    case uiImage(UIImage)
    case drawn(DrawnImage)
    case missing
  }

  private let image: Image
  private let environment: EnvironmentScope
  private let content: Content
  private let isTemplate: Bool
  /// What symbols and templates are painted with; nil for the foreground.
  private let paint: Paint?

  init(_ image: Image, _ environment: EnvironmentScope, paint: Paint? = nil) {
    self.image = image
    self.environment = environment
    self.paint = paint
    var isTemplate = image.renderingMode == .template
    switch image.storage {
    case .system(let name):
      content = .symbol(environment.values.symbolVariants.applied(to: name))
    case .uiImage(let image):
      if let symbol = image.symbolName {
        content = .symbol(symbol)
      } else {
        content = .uiImage(image)
        if self.image.renderingMode == nil { isTemplate = image.renderingMode == .alwaysTemplate }
      }
    case .cgImage(let picture, let scale, let orientation):
      content = Self.bitmap(picture, scale, orientation)
    case .drawn(let drawing): content = .drawn(drawing)
    case .named(let name, let bundle):
      let isDark = environment.values.colorScheme == .dark
      let place = AssetPlace.onDevice(isDark: isDark)
      if let asset = AssetCatalogue.image(named: name, in: bundle, for: place),
        asset.capInsets == nil,
        let data = FileManager.default.contents(atPath: asset.path),
        let picture = UIImage(asset: asset, name: name)
      {
        content = .encoded(.encoded(EncodedImage(data, name: name)), picture.size)
        if image.renderingMode == nil { isTemplate = asset.isTemplate }
      } else if let symbol = AssetSymbols.symbol(named: name, in: bundle) {
        content = .symbol(symbol)
      } else if let picture = UIImage(named: name, in: bundle, compatibleWith: nil) {
        content = .uiImage(picture)
        if image.renderingMode == nil { isTemplate = picture.renderingMode == .alwaysTemplate }
      } else {
        let place = (bundle ?? .main).bundlePath
        MissingAssets.report("No image named '\(name)' found in asset catalog for \(place)")
        content = .missing
      }
    }
    self.isTemplate = isTemplate
  }

  /// Whether the image is drawn with the foreground style.
  var takesForeground: Bool {
    if case .symbol = content { return true }
    return isTemplate
  }

  private static func bitmap(
    _ picture: CGImage, _ scale: CGFloat, _ orientation: Image.Orientation
  ) -> Content {
    let turn: UIImage.Orientation =
      switch orientation {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    return .uiImage(UIImage(cgImage: picture, scale: scale, orientation: turn))
  }

  /// Whether the image stands beside text like a letter.
  var isSymbol: Bool {
    if case .symbol = content { return true }
    return false
  }

  // MARK: Size

  /// The natural size in points.
  func size(beside font: FontDescriptor) -> CGSize {
    switch content {
    case .symbol(let name):
      SymbolMetrics.size(
        name: name, pointSize: font.size, weight: Int(font.weight.openTypeWeight), scale: scale)
    case .encoded(_, let size): size
    case .uiImage(let image): image.size
    case .drawn(let drawing): drawing.size
    case .missing: .zero
    }
  }

  private var scale: SymbolContent.Scale {
    switch environment.values.imageScale {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }

  // MARK: Drawing

  func draw(in rect: CGRect, beside font: FontDescriptor, _ canvas: inout DisplayCanvas) {
    guard rect.width > 0, rect.height > 0 else { return }
    switch content {
    case .symbol(let name):
      canvas.append(
        .symbol(
          SymbolContent(
            name, pointSize: font.size, weight: Int(font.weight.openTypeWeight), scale: scale,
            paints: paints(rect), variableValue: image.variableValue,
            isStretched: image.resizing != nil), in: rect))
    case .encoded(let content, let size): draw(content, of: size, in: rect, &canvas)
    case .uiImage(let picture): draw(picture, in: rect, &canvas)
    case .drawn(let drawing):
      let content = drawing.content(in: environment, scale: canvas.scale)
      draw(content, of: drawing.size, in: rect, &canvas)
    case .missing: break
    }
  }

  private func draw(
    _ content: ImageContent, of size: CGSize, in rect: CGRect, _ canvas: inout DisplayCanvas
  ) {
    var attributes = ImageAttributes(
      interpolation: interpolation, isAntialiased: image.antialiased ?? true)
    if isTemplate { attributes.tint = foreground(rect) }
    var list = DisplayList()
    slices.append(content, of: size, in: rect, attributes, to: &list)
    canvas.append(contentsOf: list)
  }

  private func draw(_ picture: UIImage, in rect: CGRect, _ canvas: inout DisplayCanvas) {
    var inner = ViewCanvas(traits: .current)
    let tint = foreground(rect).solidColor.map { UIColor(cgColor: $0.cgColor) }
    ImageDrawing.append(
      picture.withRenderingMode(isTemplate ? .alwaysTemplate : .alwaysOriginal), in: rect,
      tint: tint ?? .tintColor, to: &inner, interpolation: interpolation,
      slices: image.resizing == nil ? nil : slices,
      isAntialiased: image.antialiased ?? true)
    canvas.append(contentsOf: inner.list)
  }

  /// How a resizable image fills more room than it needs.
  private var slices: ImageSlices {
    guard let resizing = image.resizing else { return ImageSlices() }
    let caps = resizing.capInsets
    let isRightToLeft = environment.isRightToLeft
    return ImageSlices(
      UIEdgeInsets(
        top: caps.top, left: isRightToLeft ? caps.trailing : caps.leading, bottom: caps.bottom,
        right: isRightToLeft ? caps.leading : caps.trailing),
      tiles: resizing.mode == .tile)
  }

  private func foreground(_ rect: CGRect) -> Paint {
    paint ?? environment.foregroundPaint(bounds: rect)
  }

  private func paints(_ rect: CGRect) -> [Paint] {
    let values = environment.values
    let paints = flatPaints(rect, values)
    let mode = image.symbolColorRenderingMode ?? values.symbolColorRenderingMode
    return mode == .gradient ? paints.map { $0.shaded(in: rect) } : paints
  }

  private func flatPaints(_ rect: CGRect, _ values: EnvironmentValues) -> [Paint] {
    if let paint { return [paint] }
    let mode = image.symbolRenderingMode ?? values.symbolRenderingMode
    let isLayered =
      switch mode {
      case .hierarchical?, .palette?: true
      case nil: (values.foregroundStyles?.styles.count ?? 1) > 1
      default: false
      }
    let levels = isLayered ? 3 : 1
    return (0..<levels).map { environment.foregroundPaint(bounds: rect, level: $0) }
  }

  private var interpolation: CGInterpolationQuality {
    switch image.interpolation {
    case nil: .default
    case .none?: .none
    case .low?: .low
    case .medium?: .medium
    case .high?: .high
    }
  }
}

extension Image {
  /// What an image without a label of its own is called.
  var spokenName: String {
    switch storage {
    case .system(let name): SymbolNames.spokenLabel(for: name)
    case .named(let name, _): name
    case .uiImage(let image):
      image.symbolName.map { SymbolNames.spokenLabel(for: $0) } ?? image.assetName ?? ""
    case .cgImage, .drawn: ""
    }
  }
}
