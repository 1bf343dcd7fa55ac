import Foundation

/// How the layers of a symbol are painted.
public struct SymbolRenderingMode: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

  private let kind: Kind

  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// Differs from Apple's: drawn as monochrome.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// The layers in weaker and weaker shades of the foreground style.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Each layer in its own foreground style.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

/// Forms of a symbol: filled, in a circle, struck out.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isSlashed = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(shape: "circle")
  public static let square = SymbolVariants(shape: "square")
  public static let rectangle = SymbolVariants(shape: "rectangle")
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)

  private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.shape = shape
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  public var circle: SymbolVariants { union(.circle) }
  public var square: SymbolVariants { union(.square) }
  public var rectangle: SymbolVariants { union(.rectangle) }
  public var fill: SymbolVariants { union(.fill) }
  public var slash: SymbolVariants { union(.slash) }

  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// The name of the form of a symbol; parts that the name has already are not repeated.
  func applied(to name: String) -> String {
    guard self != .none else { return name }
    var parts = name.split(separator: ".").map(String.init)
    let wasFilled = parts.last == "fill"
    if wasFilled { parts.removeLast() }
    if isSlashed, !parts.contains("slash") { parts.append("slash") }
    if let shape, !parts.contains(shape) { parts.append(shape) }
    let canBeFilled = shape != nil || !Self.lineDrawings.contains(parts.first ?? "")
    if wasFilled || isFilled && canBeFilled { parts.append("fill") }
    return parts.joined(separator: ".")
  }

  /// The first words of the names of symbols that are nothing but lines, and so have no filled form.
  private static let lineDrawings: Set<String> = [
    "magnifyingglass", "ellipsis", "list", "line", "text", "textformat", "plus", "minus", "xmark",
    "checkmark", "chevron", "arrow", "equal", "number", "wifi", "slider", "gear", "calendar",
    "percent", "multiply", "divide", "infinity", "waveform", "at", "scissors", "link", "function",
    "sum", "grid", "antenna", "dot",
  ]
}

private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private enum SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}
private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

extension EnvironmentValues {
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    modifier(EnvironmentSettingModifier("imageScale", \.imageScale, scale))
  }

  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(EnvironmentSettingModifier("symbolRenderingMode", \.symbolRenderingMode, mode))
  }

  /// Adds forms to those of the views around.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) {
      $0 = variant == .none ? .none : $0.union(variant)
    }
  }
}
