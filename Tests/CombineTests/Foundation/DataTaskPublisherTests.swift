import Combine
import Foundation
import FoundationNetworking
import Testing

/// Answers requests of a session without a network, as apps' tests do.
private final class StubProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, url.path != "/broken",
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("hello".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

struct DataTaskPublisherTests {
  let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    return URLSession(configuration: configuration)
  }()

  @Test func emitsDataAndResponse() async throws {
    let url = try #require(URL(string: "https://example.com/ok"))
    let texts = try await session.dataTaskPublisher(for: url)
      .map { String(decoding: $0.data, as: UTF8.self) }
      .receive(on: DispatchQueue.main)
      .collected()
    #expect(texts == ["hello"])
  }

  @Test func failsWithAURLError() async throws {
    let url = try #require(URL(string: "https://example.com/broken"))
    await #expect(throws: URLError.self) {
      _ = try await session.dataTaskPublisher(for: url).map(\.data).collected()
    }
  }
}
