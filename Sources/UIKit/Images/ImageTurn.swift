import DisplayList

enum ImageTurn {
  static func swapsSides(_ orientation: UIImage.Orientation) -> Bool {
    orientation.content.swapsSides
  }
}

extension UIImage.Orientation {
  var content: ImageOrientation {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .upMirrored: .upMirrored
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .rightMirrored: .rightMirrored
    }
  }
}
