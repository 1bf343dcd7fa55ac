import Foundation
import FoundationNetworking

extension URL {
  /// The bytes of a file or of an answer.
  ///
  /// Differs from Apple's: the first byte comes when all have arrived.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    let url: URL

    public struct AsyncIterator: AsyncIteratorProtocol {
      let url: URL
      private var bytes: Data.Iterator?

      init(url: URL) { self.url = url }

      /// - Throws: What reading the file or loading the answer throws.
      public mutating func next() async throws -> UInt8? {
        try Task.checkCancellation()
        if bytes == nil { bytes = try await load().makeIterator() }
        return bytes?.next()
      }

      private func load() async throws -> Data {
        if url.isFileURL { return try Data(contentsOf: url) }
        return try await URLSession.shared.data(from: url).0
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
  }

  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
  /// The lines of the text behind the URL, without empty ones.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
