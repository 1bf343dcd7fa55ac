/// Why there is no picture.
package enum RenderingError: Error, Equatable {
  case missingLibrary(String, package: String)
  case missingFunction(String, library: String)
  case missingFonts(searched: [String])
  case unusableSize(width: Double, height: Double, scale: Double)
  case unreadableImage(name: String, reason: String)
  case drawingFailed(String)
}

extension RenderingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingLibrary(let library, let package):
      """
      Cannot draw a picture: \(library) is not installed (Debian package \(package)).
      Pictures need: \(Self.advice)
      """
    case .missingFunction(let function, let library):
      """
      Cannot draw a picture: \(library) has no function \(function); it is too old or \
      not the expected library.
      Pictures need: \(Self.advice)
      """
    case .missingFonts(let searched):
      """
      Cannot draw text: the font Inter is not installed. Looked in \
      \(searched.joined(separator: ", ")).
      Pictures need: \(Self.advice)
      """
    case .unusableSize(let width, let height, let scale):
      """
      Cannot draw a picture of \(width) × \(height) points at scale \(scale): each side must be \
      between 1 and \(Self.largestSide) pixels.
      """
    case .unreadableImage(let name, let reason):
      "Cannot draw the image \"\(name)\": \(reason)"
    case .drawingFailed(let reason):
      "Cannot draw a picture: \(reason)"
    }
  }

  private static let advice =
    "apt-get install libcairo2 libfreetype6 fonts-inter "
    + "(layout and tests without pictures need none of them)."

  /// In pixels; cairo's own limit.
  static let largestSide = 32_767
}
