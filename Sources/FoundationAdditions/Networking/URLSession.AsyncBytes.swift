import Foundation
import FoundationNetworking

extension URLSession {
  /// The bytes of an answer.
  ///
  /// Differs from Apple's: the first byte comes when all have arrived, and there is no `task`.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    let data: Data

    public struct AsyncIterator: AsyncIteratorProtocol {
      var bytes: Data.Iterator

      /// - Throws: `CancellationError` where the task was cancelled.
      public mutating func next() async throws -> UInt8? {
        try Task.checkCancellation()
        return bytes.next()
      }
    }

    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(bytes: data.makeIterator())
    }
  }

  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (AsyncBytes(data: data), response)
  }

  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(from: url, delegate: delegate)
    return (AsyncBytes(data: data), response)
  }
}
