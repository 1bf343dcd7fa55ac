import Device
import Foundation
import FoundationNetworking
import LinkPresentation
import Synchronization
import Testing
import UIKit

/// Pages that a registered protocol gives.
@Suite(.serialized, .enabled(if: PageServer.isRegistered))
struct LPMetadataProviderTests {
  private func url(_ path: String) throws -> URL {
    try #require(URL(string: "https://pages.link-presentation.example/\(path)"))
  }

  private func fetch(_ path: String) async throws -> LPLinkMetadata {
    try await LPMetadataProvider().startFetchingMetadata(for: url(path))
  }

  @Test func theTitleIsThatOfThePage() async throws {
    let metadata = try await fetch("plain")
    #expect(metadata.title == "Salt & Pepper – 1")
    #expect(metadata.originalURL == (try url("plain")))
    #expect(metadata.url == (try url("plain")))
    #expect(metadata.imageProvider == nil)
  }

  @Test func whatIsMeantForSharingComesFirst() async throws {
    let metadata = try await fetch("shared")
    #expect(metadata.title == "Shared title")
    #expect(metadata.remoteVideoURL?.absoluteString == (try url("film.mp4")).absoluteString)
  }

  @Test func thePictureIsReadToo() async throws {
    let provider = try #require(try await fetch("shared").imageProvider)
    #expect(provider.registeredTypeIdentifiers == ["public.png"])
    let data = await withCheckedContinuation { continuation in
      _ = provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, _ in
        continuation.resume(returning: data)
      }
    }
    #expect(data == Data([1, 2, 3]))
  }

  @Test func picturesCanBeLeft() async throws {
    let provider = LPMetadataProvider()
    provider.shouldFetchSubresources = false
    let metadata = try await provider.startFetchingMetadata(for: url("shared"))
    #expect(metadata.title == "Shared title")
    #expect(metadata.imageProvider == nil)
  }

  @Test func aPageThatIsNotThereFails() async throws {
    await #expect(throws: LPError(.metadataFetchFailed)) { try await fetch("missing") }
    await #expect(throws: LPError(.metadataFetchFailed)) { try await fetch("broken") }
  }

  @Test func aProviderIsUsedOnce() async throws {
    let provider = LPMetadataProvider()
    _ = try await provider.startFetchingMetadata(for: url("plain"))
    let page = try url("plain")
    let issues = await MainActor.run {
      var issues: [String] = []
      let previous = RuntimeIssue.handler
      RuntimeIssue.handler = { issues.append($0) }
      defer { RuntimeIssue.handler = previous }
      provider.startFetchingMetadata(for: page) { _, _ in }
      return issues
    }
    #expect(issues.first?.contains("one-shot") == true)
  }

  @Test func metadataCanBeCopiedAndCoded() async throws {
    let metadata = try await fetch("plain")
    let copy = try #require(metadata.copy() as? LPLinkMetadata)
    #expect(copy !== metadata)
    #expect(copy.title == metadata.title)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: metadata, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: LPLinkMetadata.self, from: data)
    #expect(read?.title == metadata.title)
    #expect(read?.url == metadata.url)
  }
}

/// Answers for the pages of one host.
private final class PageServer: URLProtocol {
  static let isRegistered = URLProtocol.registerClass(PageServer.self)

  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.host == "pages.link-presentation.example"
  }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    guard let url = request.url else { return }
    let shared = """
      <html><head><title>Other</title><meta content='Shared title' property="og:title">
      <meta property="og:image" content="/a.png"><meta property=og:video content=/film.mp4></head>
      """
    let answers: [String: (Int, String, Data)] = [
      "/plain": (200, "text/html", Data("<title>\n Salt &amp; Pepper &#8211; 1</title>".utf8)),
      "/shared": (200, "text/html", Data(shared.utf8)),
      "/a.png": (200, "image/png", Data([1, 2, 3])),
      "/missing": (404, "text/html", Data("<title>Not found</title>".utf8)),
    ]
    guard let (status, type, data) = answers[url.path],
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: nil, headerFields: ["Content-Type": type])
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: data)
    client?.urlProtocolDidFinishLoading(self)
  }
}
