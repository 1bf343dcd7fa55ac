import SwiftUI
import UIKit

extension Image {
  /// The image without its modifiers.
  public func rootImage() throws -> Image { Image(plain: self) }

  /// The name in the asset catalogue, or of the symbol.
  public func name() throws -> String {
    switch storage {
    case .named(let name, _), .system(let name): return name
    case .uiImage, .cgImage: throw missing("name")
    }
  }

  public func uiImage() throws -> UIImage {
    if case .uiImage(let image) = storage { return image }
    throw missing("image")
  }

  public func cgImage() throws -> CGImage {
    if case .cgImage(let image, _, _) = storage { return image }
    throw missing("image")
  }

  public func orientation() throws -> Orientation {
    if case .cgImage(_, _, let orientation) = storage { return orientation }
    throw missing("orientation")
  }

  /// The number of pixels a point has.
  public func scale() throws -> CGFloat {
    if case .cgImage(_, let scale, _) = storage { return scale }
    throw missing("scale")
  }

  public func renderingMode() throws -> TemplateRenderingMode? { renderingMode }

  private func missing(_ label: String) -> InspectionError {
    .attributeNotFound(label: label, type: "Image")
  }

  /// How a text with the image in it reads.
  var inspectedName: String {
    switch storage {
    case .named(let name, _), .system(let name): name
    case .uiImage, .cgImage: ""
    }
  }
}
