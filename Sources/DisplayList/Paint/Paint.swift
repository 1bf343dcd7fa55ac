import CoreGraphics

/// What a shape is filled with.
package enum Paint: Hashable, Sendable {
  case color(PaintColor)
  case gradient(PaintGradient)
  case mesh(PaintMesh)
  case pattern(ImagePattern)
  case backdrop(Backdrop)

  package static let black = Paint.color(.black)
  package static let white = Paint.color(.white)

  /// The one colour of the paint, if it has one.
  ///
  /// Of a backdrop, the colour over it.
  package var solidColor: PaintColor? {
    switch self {
    case .color(let color): color
    case .backdrop(let backdrop): backdrop.tint.multiplyingAlpha(by: backdrop.opacity)
    case .gradient, .mesh, .pattern: nil
    }
  }

  /// The same paint, less opaque.
  ///
  /// A pattern stays as it is.
  package func multiplyingAlpha(by factor: Double) -> Paint {
    switch self {
    case .color(let color): return .color(color.multiplyingAlpha(by: factor))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.multiplyingAlpha(by: factor)
      }
      return .gradient(gradient)
    case .mesh(var mesh):
      mesh.background = mesh.background.multiplyingAlpha(by: factor)
      for index in mesh.colors.indices {
        mesh.colors[index] = mesh.colors[index].multiplyingAlpha(by: factor)
      }
      return .mesh(mesh)
    case .pattern: return self
    case .backdrop(var backdrop):
      backdrop.opacity *= factor
      return .backdrop(backdrop)
    }
  }
}

/// Colours that run into each other, in the space of the shape that is painted.
package struct PaintGradient: Hashable, Sendable {
  package var geometry: Geometry
  /// In rising order of location.
  ///
  /// Before the first and after the last their colours go on.
  package var stops: [Stop]
  package var spread: Spread

  package init(_ geometry: Geometry, stops: [Stop], spread: Spread = .pad) {
    self.geometry = geometry
    self.stops = stops
    self.spread = spread
  }

  /// How a gradient along a line or a radius goes on past its ends.
  package enum Spread: String, Hashable, Sendable {
    /// With the colours of its ends.
    case pad
    case `repeat`
    case mirror
  }

  /// Colours at equal distances.
  package init(_ geometry: Geometry, colors: [PaintColor]) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      geometry,
      stops: colors.enumerated().map { Stop(color: $0.element, location: Double($0.offset) / last) }
    )
  }

  package struct Stop: Hashable, Sendable {
    package var color: PaintColor
    /// In 0...1 along the gradient.
    package var location: Double

    package init(color: PaintColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Where the gradient runs.
  ///
  /// Points and lengths in points, angles in radians, clockwise from the positive x axis.
  package enum Geometry: Hashable, Sendable {
    case linear(start: CGPoint, end: CGPoint)
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Two circles, as a `CGContext` knows it.
    case twoCircles(
      startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
    /// Ellipses around one centre, by half of their width and height.
    case elliptical(center: CGPoint, startRadii: CGSize, endRadii: CGSize)
    /// Around the centre. An angle before the start or after the end takes the nearer end's colour.
    case angular(center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
  }
}

/// An image repeated in both directions.
package struct ImagePattern: Hashable, Sendable {
  package var image: ImageContent
  /// The place of one copy, in the space of the shape that is painted.
  package var tile: CGRect
  /// The part of the image to repeat, in 0...1 of its width and height.
  package var sourceRect: CGRect

  package init(
    image: ImageContent, tile: CGRect, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  ) {
    self.image = image
    self.tile = tile
    self.sourceRect = sourceRect
  }
}
