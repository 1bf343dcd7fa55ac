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

public typealias CFData = Data

/// The bytes of `data`, which stay where they are for as long as it does.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFDataGetBytePtr(_ data: CFData?) -> UnsafePointer<UInt8>! {
  data?.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}

public func CFDataGetLength(_ data: CFData?) -> Int { data?.count ?? 0 }
