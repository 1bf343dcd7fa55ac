import Accessibility
import CoreGraphics
import Device
import DisplayList
import Foundation

/// Moves the picture of a view by a matrix, without changing its layout.
public nonisolated struct _ProjectionModifier: ElementModifier {
  package enum Kind {
    case affine(CGAffineTransform)
    case projection(ProjectionTransform)
    case rotation(Rotation3D)
  }

  /// A rotation around an axis in space.
  package struct Rotation3D: Equatable {
    package let angle: Angle
    package let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    package let anchor: UnitPoint
    package let anchorZ: CGFloat
    package let perspective: CGFloat

    package static func == (lhs: Rotation3D, rhs: Rotation3D) -> Bool {
      lhs.angle == rhs.angle && lhs.axis == rhs.axis && lhs.anchor == rhs.anchor
        && lhs.anchorZ == rhs.anchorZ && lhs.perspective == rhs.perspective
    }
  }

  package let kind: Kind

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> ProjectionNode {
    ProjectionNode(usableKind, context)
  }

  /// A matrix of which no picture can be made changes nothing.
  @MainActor private var usableKind: Kind {
    numbers.allSatisfy(\.isFinite) ? kind : .affine(.identity)
  }

  @MainActor
  package func updateWrapper(_ node: ProjectionNode) {
    node.update(usableKind)
  }

  @MainActor package var numbers: [CGFloat] {
    switch kind {
    case .affine(let transform): transform.numbers
    case .projection(let transform):
      [
        transform.m11, transform.m12, transform.m13, transform.m21, transform.m22, transform.m23,
        transform.m31, transform.m32, transform.m33,
      ]
    case .rotation(let rotation):
      [
        rotation.angle.radians, rotation.axis.x, rotation.axis.y, rotation.axis.z,
        rotation.anchorZ, rotation.perspective,
      ]
    }
  }

  @MainActor
  public var _structure: _ModifierStructure {
    switch kind {
    case .affine: .modifier("transformEffect")
    case .projection: .modifier("projectionEffect")
    case .rotation: .modifier("rotation3DEffect")
    }
  }
}

extension _ProjectionModifier.Rotation3D {
  /// The matrix for a view of `size`, in its own space.
  ///
  /// The eye stands over the anchor, as far away as the longer side of the view over `perspective`.
  package func transform(in size: CGSize) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return ProjectionTransform() }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    let t = 1 - c
    let distance = max(size.width, size.height, 1)
    let depth = perspective / distance
    // The columns of the rotation that a point of the plane, anchorZ behind it, meets.
    var matrix = ProjectionTransform()
    matrix.m11 = t * x * x + c
    matrix.m12 = t * x * y + s * z
    matrix.m13 = -(t * x * z - s * y) * depth
    matrix.m21 = t * x * y - s * z
    matrix.m22 = t * y * y + c
    matrix.m23 = -(t * y * z + s * x) * depth
    matrix.m31 = -anchorZ * (t * x * z + s * y)
    matrix.m32 = -anchorZ * (t * y * z - s * x)
    matrix.m33 = 1 + (anchorZ * (t * z * z + c) - anchorZ) * depth
    let origin = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
    return ProjectionTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y))
      .concatenating(matrix)
      .concatenating(
        ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y)))
  }
}

extension _ProjectionModifier.Kind {
  /// The matrix for a view of `size`, in its own space.
  package func matrix(in size: CGSize) -> ProjectionTransform {
    switch self {
    case .affine(let transform): ProjectionTransform(transform)
    case .projection(let transform): transform
    case .rotation(let rotation): rotation.transform(in: size)
    }
  }
}

/// Draws, touches and tells accessibility about its element through a matrix.
@MainActor
package final class ProjectionNode: WrapperNode {
  package private(set) var kind: _ProjectionModifier.Kind

  init(_ kind: _ProjectionModifier.Kind, _ context: _NodeContext) {
    self.kind = kind
    super.init(context)
  }

  func update(_ new: _ProjectionModifier.Kind) {
    kind = graph.valueAnimations.value(
      from: kind, to: new, mixedBy: _ProjectionModifier.Kind.mixer, for: self
    ) { [weak self] in
      self?.kind = $0
      self?.graph.contentDidChange()
    }
    graph.contentDidChange()
  }

  package override func tearDown() {
    super.tearDown()
    graph.valueAnimations.stop(for: self)
  }

  package override var contentTransform: ProjectionTransform? { matrix }

  private var matrix: ProjectionTransform { kind.matrix(in: size) }

  package override func draw(into canvas: inout DisplayCanvas) {
    canvas.projected(by: matrix) { super.draw(into: &$0) }
  }

  // MARK: Touches and accessibility

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    var inverse = matrix
    guard inverse.invert(), let inner = inverse.apply(to: point) else { return false }
    return super.hitTest(inner, &path)
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    builder.transformed(by: matrix) { super.buildAccessibility(&$0) }
  }
}

extension View {
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_ProjectionModifier(kind: .affine(transform)))
  }

  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionModifier(kind: .projection(transform)))
  }

  /// Turns the picture of the view in space.
  ///
  /// `anchorZ`: How far the axis lies behind the view, in points.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _ProjectionModifier(
        kind: .rotation(
          _ProjectionModifier.Rotation3D(
            angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ,
            perspective: perspective))))
  }
}
