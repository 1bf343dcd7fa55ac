import DisplayList
import Foundation
import UIKit

/// A picture or a symbol.
public struct Image: Equatable, Sendable {
  /// Where the picture comes from.
  package enum Storage: Equatable, Sendable {
    case named(String, bundle: Bundle?)
    case system(String)
    case uiImage(UIImage)
    case cgImage(CGImage, scale: CGFloat, orientation: Orientation)
    case drawn(DrawnImage)
  }

  /// What accessibility reads.
  package enum Label: Equatable, Sendable {
    case automatic
    indirect case text(Text)
    /// Nothing: the image is an ornament.
    case decorative
  }

  package let storage: Storage
  package let label: Label
  /// How much of a variable symbol is drawn at full strength, in 0...1; nil for all of it.
  package let variableValue: Double?
  package var resizing: Resizing?
  package var renderingMode: TemplateRenderingMode?
  package var interpolation: Interpolation?
  package var antialiased: Bool?
  package var symbolRenderingMode: SymbolRenderingMode?
  var symbolColorRenderingMode: SymbolColorRenderingMode?
  /// Whether the image keeps its proportions, and is smaller where it is offered less room than it needs.
  private(set) var shrinksToFit = false

  /// How the image follows the size it is offered.
  package struct Resizing: Equatable, Sendable {
    package var capInsets: EdgeInsets
    package var mode: ResizingMode
  }

  private init(_ storage: Storage, _ label: Label, variableValue: Double? = nil) {
    self.storage = storage
    self.label = label
    self.variableValue = variableValue
  }

  // MARK: Making

  /// The same image without what `resizable()` and its like have changed.
  package init(plain image: Image) {
    self.init(image.storage, image.label, variableValue: image.variableValue)
  }

  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle), .automatic)
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle: bundle), .text(label))
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle), .decorative)
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle), .automatic, variableValue: variableValue)
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle: bundle), .text(label), variableValue: variableValue)
  }

  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle), .decorative, variableValue: variableValue)
  }

  public init(systemName: String) {
    self.init(.system(systemName), .automatic)
  }

  public init(systemName: String, variableValue: Double?) {
    self.init(.system(systemName), .automatic, variableValue: variableValue)
  }

  public init(uiImage: UIImage) {
    self.init(.uiImage(uiImage), .automatic)
  }

  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(.cgImage(cgImage, scale: scale, orientation: orientation), .text(label))
  }

  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.cgImage(cgImage, scale: scale, orientation: orientation), .decorative)
  }

  init(drawn image: DrawnImage, label: Text?) {
    self.init(.drawn(image), label.map { .text($0) } ?? .automatic)
  }

  // MARK: Changing

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  public func antialiased(_ isAntialiased: Bool) -> Image {
    with { $0.antialiased = isAntialiased }
  }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolRenderingMode = mode }
  }

  /// A sign of a control, which is smaller where the control has less room for it.
  func shrinkingToFit() -> Image { with { $0.shrinksToFit = true } }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Image {
  /// The size of a symbol against the text beside it.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Painted with the foreground style.
    case template
    /// In its own colours.
    case original
  }

  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored
  }
}
