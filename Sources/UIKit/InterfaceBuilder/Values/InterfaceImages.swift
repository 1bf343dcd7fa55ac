import CoreGraphics
import Foundation

/// Images as files name them.
@MainActor
enum InterfaceImages {
  /// The image that an attribute names, or an `imageReference` with that key.
  static func image(
    _ key: String, of element: InterfaceElement, _ values: InterfaceValues
  ) -> UIImage? {
    if let reference = element.child("imageReference", key: key) {
      guard let name = reference["image"] else { return nil }
      let image = named(name, isSystem: reference["catalog"] == "system", values)
      let configured = symbolConfiguration(reference).flatMap {
        image?.applyingSymbolConfiguration($0)
      }
      let mode: UIImage.RenderingMode? = reference.choice("renderingMode")
      let result = configured ?? image
      return mode.flatMap { result?.withRenderingMode($0) } ?? result
    }
    guard let name = element[key] else { return nil }
    // The catalogue stands for all images of the element.
    return named(name, isSystem: element["catalog"] == "system", values)
  }

  private static func named(
    _ name: String, isSystem: Bool, _ values: InterfaceValues
  ) -> UIImage? {
    if isSystem { return UIImage(systemName: name) }
    let image = UIImage(named: name, in: values.bundle, compatibleWith: nil) ?? UIImage(named: name)
    if image == nil {
      InterfaceIssue.reportOnce(
        "Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier "
          + "\"\((values.bundle ?? .main).bundleIdentifier ?? "")\"", nil, in: values.file)
    }
    return image
  }

  /// Of a `preferredSymbolConfiguration`, or of a reference to an image; nil if nothing is said.
  static func symbolConfiguration(_ element: InterfaceElement) -> UIImage.SymbolConfiguration? {
    let scale: UIImage.SymbolScale? = element.choice("scale") ?? element.choice("symbolScale")
    let weight: UIImage.SymbolWeight? = element.choice("weight")
    let description = element.child("fontDescription")
    var result: UIImage.SymbolConfiguration?
    func add(_ part: UIImage.SymbolConfiguration) {
      result = result?.applying(part) ?? part
    }
    if let description { add(.init(font: InterfaceFonts.font(description))) }
    if let size = element.length("pointSize") { add(.init(pointSize: size)) }
    if let weight { add(.init(weight: weight)) }
    if let scale { add(.init(scale: scale)) }
    return result
  }
}
