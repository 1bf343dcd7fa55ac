import Device
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
@Suite(.serialized, .enabled(if: PictureServer.isRegistered))
struct AsyncImageTests {
  private final class Log {
    var phases: [String] = []
  }

  private func phases(of address: String) async -> [String] {
    let log = Log()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(
      rootView: AsyncImage(url: URL(string: address)) { phase in
        let name =
          phase.image != nil ? "picture" : phase.error != nil ? "failure" : "empty"
        Text(name).onAppear { log.phases.append(name) }
          .id(name)
      })
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    // The answer comes from a thread of the session.
    for _ in 0..<200 where log.phases.count < 2 {
      TurnScheduler.shared.runTurn()
      try? await Task.sleep(for: .milliseconds(10))
    }
    return log.phases
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
