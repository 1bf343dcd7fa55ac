import CoreGraphics

/// A shape with four corners whose radii are known: one in which others can be concentric.
protocol CorneredShape: InsettableShape {
  /// In points, for a size in points.
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii
}

extension RectangleCornerRadii {
  /// The same at all corners.
  init(all radius: CGFloat) {
    self.init(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  subscript(corner: Edge.Corner) -> CGFloat {
    get {
      switch corner {
      case .topLeading: topLeading
      case .topTrailing: topTrailing
      case .bottomLeading: bottomLeading
      case .bottomTrailing: bottomTrailing
      }
    }
    set {
      switch corner {
      case .topLeading: topLeading = newValue
      case .topTrailing: topTrailing = newValue
      case .bottomLeading: bottomLeading = newValue
      case .bottomTrailing: bottomTrailing = newValue
      }
    }
  }
}

extension Rectangle: CorneredShape {
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii { RectangleCornerRadii() }
}

extension RoundedRectangle: CorneredShape {
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
    RectangleCornerRadii(all: min(cornerSize.width, cornerSize.height) - amount)
  }
}

extension UnevenRoundedRectangle: CorneredShape {
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: cornerRadii.topLeading - amount,
      bottomLeading: cornerRadii.bottomLeading - amount,
      bottomTrailing: cornerRadii.bottomTrailing - amount,
      topTrailing: cornerRadii.topTrailing - amount)
  }
}

extension Capsule: CorneredShape {
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
    RectangleCornerRadii(all: min(size.width, size.height) / 2 - amount)
  }
}

extension Circle: CorneredShape {
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
    RectangleCornerRadii(all: min(size.width, size.height) / 2 - amount)
  }
}

extension ConcentricRectangle: CorneredShape {
  /// Without the container around it.
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
    rectangle(concentric: RectangleCornerRadii()).cornerRadii(in: size)
  }
}
