import Foundation

/// A picture of somebody or something: its bytes, its name or where it lies.
open class INImage: _IntentValues, @unchecked Sendable {
  /// A picture of the app, by its name.
  public convenience init(named name: String) {
    self.init()
    set("name", name)
  }

  public convenience init(imageData: Data) {
    self.init()
    set("data", imageData)
  }

  /// A picture in a file of the app or in the web.
  public convenience init?(url URL: URL) { self.init(url: URL, width: 0, height: 0) }

  /// - Parameters:
  ///   - URL: Where the picture lies.
  ///   - width: In points.
  ///   - height: In points.
  public convenience init?(url URL: URL, width: Double, height: Double) {
    self.init()
    take(["url": URL, "width": width, "height": height])
  }

  /// A symbol of the system.
  open class func systemImageNamed(_ systemImageName: String) -> INImage {
    let image = INImage()
    image.set("symbol", systemImageName)
    return image
  }
}
