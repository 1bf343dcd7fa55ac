import Foundation
import Synchronization
import Testing
import UIKit

@testable import SwiftUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Images from a server that a registered protocol answers for.
@MainActor
@Suite(.serialized, .enabled(if: PictureServer.isRegistered), .timeLimit(.minutes(10)))
struct AsyncImageTests {
  /// The first two phases that are seen; the answer comes from a thread of the session, and turns by the main queue.
  private func phases(of address: String) async -> [String] {
    let (shown, log) = AsyncStream.makeStream(of: String.self)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(
      rootView: AsyncImage(url: URL(string: address)) { phase in
        let name =
          phase.image != nil ? "picture" : phase.error != nil ? "failure" : "empty"
        Text(name).onAppear { log.yield(name) }
          .id(name)
      })
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    var phases: [String] = []
    for await phase in shown {
      phases.append(phase)
      if phases.count == 2 { break }
    }
    return phases
  }

  @Test func thePictureComesFromTheServer() async {
    #expect(await phases(of: "https://pictures.test/cat.png") == ["empty", "picture"])
    #expect(PictureServer.asked.withLock { $0.contains("cat.png") })
  }

  @Test func aServerThatFailsGivesAFailure() async {
    #expect(await phases(of: "https://pictures.test/none.png") == ["empty", "failure"])
  }
}

/// Answers for the server of pictures.
final class PictureServer: URLProtocol {
  /// Whether the protocol is asked: this is read before any test runs.
  ///
  /// Foundation on Linux asks no protocol that comes after the first request of the process.
  static let isRegistered = URLProtocol.registerClass(PictureServer.self)
  static let asked = Mutex<[String]>([])

  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.host == "pictures.test"
  }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {
    guard let url = request.url else { return }
    Self.asked.withLock { $0.append(url.lastPathComponent) }
    if url.lastPathComponent == "none.png" {
      client?.urlProtocol(self, didFailWithError: URLError(.fileDoesNotExist))
      return
    }
    let response = HTTPURLResponse(
      url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    if let response {
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    }
    let text =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    client?.urlProtocol(self, didLoad: Data(base64Encoded: text) ?? Data())
    client?.urlProtocolDidFinishLoading(self)
  }
  override func stopLoading() {}
}
