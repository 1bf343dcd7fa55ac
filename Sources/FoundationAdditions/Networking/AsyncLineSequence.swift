/// The lines of text in a sequence of bytes, which are read as UTF-8; empty ones are left out, as Apple's leaves them.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String

  let base: Base

  public struct AsyncIterator: AsyncIteratorProtocol {
    var bytes: Base.AsyncIterator

    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await bytes.next() {
        guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
          line.append(byte)
          continue
        }
        if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: base.makeAsyncIterator())
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}
