import SwiftUI
import UIKit

extension Image {
  /// The image without its modifiers.
  public func rootImage() throws -> Image { Image(plain: self) }

  /// The name in the asset catalogue, or of the symbol.
  public func name() throws -> String {
    switch storage {
    case .named(let name, _), .system(let name): return name
    case .uiImage, .cgImage, .drawn: throw missing("name")
    }
  }

  /// The image that it was made of.
  ///
  /// - Throws: `InspectionError` for one that has a name.
  public func uiImage() throws -> UIImage {
    if case .uiImage(let image) = storage { return image }
    throw missing("image")
  }

  /// The image that it was made of.
  ///
  /// - Throws: `InspectionError` for one that was made otherwise.
  public func cgImage() throws -> CGImage {
    if case .cgImage(let image, _, _) = storage { return image }
    throw missing("image")
  }

  /// How the image that it was made of is turned.
  public func orientation() throws -> Orientation {
    if case .cgImage(_, _, let orientation) = storage { return orientation }
    throw missing("orientation")
  }

  /// The number of pixels a point has.
  public func scale() throws -> CGFloat {
    if case .cgImage(_, let scale, _) = storage { return scale }
    throw missing("scale")
  }

  /// As given by `renderingMode`; nil without it.
  public func renderingMode() throws -> TemplateRenderingMode? { renderingMode }

  private func missing(_ label: String) -> InspectionError {
    .attributeNotFound(label: label, type: "Image")
  }

  /// How a text with the image in it reads.
  var inspectedName: String {
    switch storage {
    case .named(let name, _), .system(let name): name
    case .uiImage, .cgImage, .drawn: ""
    }
  }
}
