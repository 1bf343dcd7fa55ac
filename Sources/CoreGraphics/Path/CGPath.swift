/// An immutable shape of straight and curved lines.
///
/// Only ``CGMutablePath`` changes after its creation; share that one between threads as a
/// ``copy()``.
public class CGPath: @unchecked Sendable {
  /// The steps, in order.
  package internal(set) final var elements: [Element]

  package required init(elements: [Element]) {
    self.elements = elements
  }

  public convenience init() {
    self.init(elements: [])
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathShape.rect(rect).map { $0.applying(transform?.pointee) })
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathShape.ellipse(in: rect).map { $0.applying(transform?.pointee) })
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let shape = PathShape.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(elements: shape.map { $0.applying(transform?.pointee) })
  }

  // MARK: Copies

  public func copy() -> CGPath? {
    CGPath(elements: elements)
  }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.map { $0.applying(transform?.pointee) })
  }

  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(elements: elements)
  }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.map { $0.applying(transform?.pointee) })
  }

  // MARK: Walking

  public func applyWithBlock(_ block: CGPathApplyBlock) {
    for element in elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { spare in
          guard let base = buffer.baseAddress ?? spare.baseAddress else { return }
          var step = CGPathElement(type: element.type, points: base)
          block(&step)
        }
      }
    }
  }

  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

// MARK: - Questions

extension CGPath {
  /// Whether the path has no step at all.
  public final var isEmpty: Bool { elements.isEmpty }

  /// Where the next step starts: after a close, the start of the closed subpath.
  ///
  /// Zero when empty.
  public final var currentPoint: CGPoint { lastPoint ?? .zero }

  final var lastPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    if let end = last.endPoint { return end }
    return subpathStart
  }

  /// Where the latest move went.
  final var subpathStart: CGPoint? {
    for case .move(let start) in elements.reversed() { return start }
    return nil
  }

  /// Whether the path is one rectangle with sides along the axes, which is then written to `rect`.
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = rectangle else { return false }
    rect?.pointee = found
    return true
  }
}

// MARK: - Equality

extension CGPath: Hashable {
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.elements == right.elements
  }

  public final func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

extension CGPath.Element {
  func applying(_ transform: CGAffineTransform?) -> CGPath.Element {
    guard let transform else { return self }
    return applying(transform)
  }
}
