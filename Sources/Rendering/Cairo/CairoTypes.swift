import CoreGraphics

/// `cairo_matrix_t`.
struct CairoMatrix {
  var xx = 1.0
  var yx = 0.0
  var xy = 0.0
  var yy = 1.0
  var x0 = 0.0
  var y0 = 0.0

  init() {}

  init(_ transform: CGAffineTransform) {
    xx = transform.a
    yx = transform.b
    xy = transform.c
    yy = transform.d
    x0 = transform.tx
    y0 = transform.ty
  }

  var transform: CGAffineTransform { CGAffineTransform(xx, yx, xy, yy, x0, y0) }
}

/// `cairo_glyph_t`.
struct CairoGlyph {
  var index: UInt
  var x: Double
  var y: Double
}

/// `cairo_text_extents_t`.
struct CairoTextExtents {
  var xBearing = 0.0
  var yBearing = 0.0
  var width = 0.0
  var height = 0.0
  var xAdvance = 0.0
  var yAdvance = 0.0
}

/// `cairo_format_t`.
enum CairoFormat: Int32 {
  case argb32 = 0
  case a8 = 2
}

/// `cairo_antialias_t`, as far as it is used.
enum CairoAntialias: Int32 {
  case standard = 0
  case none = 1
}

/// `cairo_operator_t`.
enum CairoOperator: Int32 {
  case clear, source, over, `in`, out, atop
  case destination, destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, add, saturate
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight
  case difference, exclusion
  case hue, saturation, color, luminosity

  /// Nil for a mode that no single operator gives.
  init?(_ mode: CGBlendMode) {
    switch mode {
    case .normal: self = .over
    case .multiply: self = .multiply
    case .screen: self = .screen
    case .overlay: self = .overlay
    case .darken: self = .darken
    case .lighten: self = .lighten
    case .colorDodge: self = .colorDodge
    case .colorBurn: self = .colorBurn
    case .softLight: self = .softLight
    case .hardLight: self = .hardLight
    case .difference: self = .difference
    case .exclusion: self = .exclusion
    case .hue: self = .hue
    case .saturation: self = .saturation
    case .color: self = .color
    case .luminosity: self = .luminosity
    case .clear: self = .clear
    case .copy: self = .source
    case .sourceIn: self = .in
    case .sourceOut: self = .out
    case .sourceAtop: self = .atop
    case .destinationOver: self = .destinationOver
    case .destinationIn: self = .destinationIn
    case .destinationOut: self = .destinationOut
    case .destinationAtop: self = .destinationAtop
    case .xor: self = .xor
    case .plusLighter: self = .add
    case .plusDarker: return nil
    }
  }
}

/// `cairo_filter_t`.
enum CairoFilter: Int32 {
  case fast, good, best, nearest, bilinear

  init(_ quality: CGInterpolationQuality) {
    switch quality {
    case .none: self = .nearest
    case .low: self = .bilinear
    case .default, .medium, .high: self = .good
    }
  }
}

/// `cairo_extend_t`.
enum CairoExtend: Int32 {
  case none, `repeat`, reflect, pad
}
