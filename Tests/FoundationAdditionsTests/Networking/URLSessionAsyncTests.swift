import Foundation
import FoundationAdditions
import Testing

/// What an app calls instead of a session, to be able to stand in for it in tests.
private protocol Loading: Sendable {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from body: Data) async throws -> (Data, URLResponse)
  func download(from url: URL) async throws -> (URL, URLResponse)
}

extension URLSession: Loading {}

/// Answers each request with its path.
private final class Echo: URLProtocol {
  override static func canInit(with request: URLRequest) -> Bool { true }
  override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    let text = url.path.replacingOccurrences(of: ",", with: "\r\n")
    client?.urlProtocol(self, didLoad: Data(text.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}

@Suite struct URLSessionAsyncTests {
  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Echo.self]
    return URLSession(configuration: configuration)
  }()

  private func url(_ path: String) throws -> URL {
    try #require(URL(string: "https://example.com\(path)"))
  }

  @Test func aSessionIsWhatAnAppAsksForInItsOwnProtocol() async throws {
    let loader: any Loading = session
    #expect(try await loader.data(from: url("/a")).0 == Data("/a".utf8))
    #expect(try await loader.data(for: URLRequest(url: url("/b"))).0 == Data("/b".utf8))
  }

  @Test func bytesComeOneByOne() async throws {
    let (bytes, response) = try await session.bytes(from: url("/abc"))
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    var read: [UInt8] = []
    for try await byte in bytes { read.append(byte) }
    #expect(read == Array("/abc".utf8))
  }

  @Test func linesEndWithAnyKindOfBreakAndAreNotEmpty() async throws {
    let (bytes, _) = try await session.bytes(for: URLRequest(url: url("/one,two,,three")))
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["/one", "two", "three"])
  }

  @Test func aConfigurationKeepsWhetherItWaits() {
    let configuration = URLSessionConfiguration.background(withIdentifier: "transfers")
    #expect(!configuration._waitsForConnectivity)
    configuration._waitsForConnectivity = true
    #expect(configuration._waitsForConnectivity)
    #expect(!URLSessionConfiguration.background(withIdentifier: "others")._waitsForConnectivity)
  }
}
