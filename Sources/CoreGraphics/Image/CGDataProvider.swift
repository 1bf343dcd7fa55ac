/// Bytes for an image.
public final class CGDataProvider: Sendable {
  public let data: Data?

  public init?(data: Data) {
    self.data = data
  }

  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
}
