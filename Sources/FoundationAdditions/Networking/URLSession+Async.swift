import Foundation
import FoundationNetworking

/// Each without the delegate, which has a default value in Foundation: protocols that stand for a session in
/// tests ask for these, and a method with a default value is no witness.
extension URLSession {
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }

  public func upload(
    for request: URLRequest, fromFile file: URL
  ) async throws -> (Data, URLResponse) {
    try await upload(for: request, fromFile: file, delegate: nil)
  }

  public func upload(for request: URLRequest, from body: Data) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: body, delegate: nil)
  }

  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await download(for: request, delegate: nil)
  }

  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(from: url, delegate: nil)
  }
}
