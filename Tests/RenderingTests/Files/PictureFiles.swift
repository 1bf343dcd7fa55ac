import Foundation

/// Small picture files of several kinds, all of one red.
enum PictureFiles {
  static let gif = data("R0lGODlhAQABAPAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==")
  /// Four by two pixels, without loss.
  static let webP = data("UklGRhwAAABXRUJQVlA4TA8AAAAvA0AAAAcQ/Y/+ByKi/wEA")
  /// Twenty by ten points, red at the left, clear at the right.
  static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="10" height="10" \
    fill="#ff0000"/></svg>
    """
  static let pdf = """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 20 10]>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R /Contents 4 0 R>> endobj
    4 0 obj <</Length 22>>
    stream
    1 0 0 rg 0 0 10 10 re f
    endstream
    endobj
    trailer <</Root 1 0 R>>
    """

  private static func data(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }
}
