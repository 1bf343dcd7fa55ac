import CoreGraphics
import DisplayList

/// Colours at the crossings of a grid whose lines may be bent.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  /// A crossing with the control points of the lines through it, in 0...1 of what is filled.
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the crossings are, row by row.
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  /// The colours of the crossings, row by row.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  /// Differs from Apple's: colours are always mixed linearly inside of a patch.
  public var smoothsColors: Bool
  /// Differs from Apple's: makes no difference; colours are always mixed as in `.device`.
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    let resolution = context.values.colorResolution
    let opacity = HierarchicalShapeStyle.opacity(of: level)
    let colors: [PaintColor] =
      switch colors {
      case .colors(let colors): colors.map { resolution.paint($0) }
      case .resolvedColors(let colors): colors.map(\.paint)
      }
    let points: [PaintMesh.Point] =
      switch locations {
      case .points(let points): points.map { PaintMesh.Point(Self.place($0, in: bounds)) }
      case .bezierPoints(let points):
        points.map {
          PaintMesh.Point(
            Self.place($0.position, in: bounds),
            leading: Self.place($0.leadingControlPoint, in: bounds),
            top: Self.place($0.topControlPoint, in: bounds),
            trailing: Self.place($0.trailingControlPoint, in: bounds),
            bottom: Self.place($0.bottomControlPoint, in: bounds))
        }
      }
    let background = resolution.paint(background).multiplyingAlpha(by: opacity)
    let mesh = PaintMesh(
      columns: width, points: points, colors: colors.map { $0.multiplyingAlpha(by: opacity) },
      background: background)
    guard width > 1, height > 1, points.count == width * height, colors.count == points.count
    else { return _StylePaint(.color(background)) }
    return _StylePaint(.mesh(mesh))
  }

  private static func place(_ point: SIMD2<Float>, in bounds: CGRect) -> CGPoint {
    CGPoint(
      x: bounds.minX + bounds.width * CGFloat(point.x),
      y: bounds.minY + bounds.height * CGFloat(point.y))
  }
}

extension MeshGradient: PrimitiveView {
  @MainActor
  package func makeNode(_ context: _NodeContext) -> StyleFillNode {
    StyleFillNode(self, label: "MeshGradient", context)
  }

  @MainActor
  package func updateNode(_ node: StyleFillNode) {
    node.update(self)
  }

  @MainActor
  public var _structure: _ViewStructure { .view("MeshGradient") }
}
