import Foundation
import FoundationNetworking
import UniformTypeIdentifiers

/// One question to a server, and what follows from its answer.
struct PageFetch: Sendable {
  private let request: URLRequest
  private let isWhole: Bool

  init(_ request: URLRequest, timeout: TimeInterval, isWhole: Bool) {
    var request = request
    request.timeoutInterval = timeout
    self.request = request
    self.isWhole = isWhole
  }

  /// - Throws: `LPError` for a server that does not answer, or that answers with an error.
  func metadata() async throws -> LPLinkMetadata {
    let (data, response) = try await answer(to: request)
    let metadata = LPLinkMetadata()
    metadata.originalURL = request.url
    metadata.url = response.url ?? request.url
    if response.mimeType?.hasPrefix("image/") == true {
      metadata.imageProvider = provider(of: data, response)
      return metadata
    }
    let head = PageHead(text(of: data, response))
    metadata.title = head.title
    metadata.remoteVideoURL = head.video.flatMap { URL(string: $0, relativeTo: metadata.url) }
    if isWhole {
      metadata.imageProvider = await picture(head.image, of: metadata.url)
      metadata.iconProvider = await picture(head.icon, of: metadata.url)
    }
    if Task.isCancelled { throw LPError(.metadataFetchCancelled) }
    return metadata
  }

  private func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
    let result: (Data, URLResponse)
    do {
      result = try await URLSession.shared.data(for: request)
    } catch {
      if Task.isCancelled { throw LPError(.metadataFetchCancelled) }
      throw LPError(
        (error as? URLError)?.code == .timedOut ? .metadataFetchTimedOut : .metadataFetchFailed)
    }
    if Task.isCancelled { throw LPError(.metadataFetchCancelled) }
    // What iOS does with an error's page is not documented; the page has not been fetched, in any case.
    if let status = (result.1 as? HTTPURLResponse)?.statusCode, status >= 400 {
      throw LPError(.metadataFetchFailed)
    }
    return result
  }

  private func text(of data: Data, _ response: URLResponse) -> String {
    let latin = ["iso-8859-1", "latin1", "windows-1252", "us-ascii"]
    if latin.contains(response.textEncodingName?.lowercased() ?? "") {
      return String(data: data, encoding: .windowsCP1252) ?? ""
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Nil for one that can't be had.
  private func picture(_ address: String?, of page: URL?) async -> NSItemProvider? {
    guard let address, let url = URL(string: address, relativeTo: page) else { return nil }
    var request = URLRequest(url: url.absoluteURL)
    request.timeoutInterval = self.request.timeoutInterval
    guard let (data, response) = try? await answer(to: request) else { return nil }
    return provider(of: data, response)
  }

  private func provider(of data: Data, _ response: URLResponse) -> NSItemProvider? {
    let type =
      response.mimeType.flatMap { UTType(mimeType: $0) }
      ?? response.url.flatMap { UTType(filenameExtension: $0.pathExtension) }
    guard let type, type.conforms(to: .image) else { return nil }
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: type) { completion in
      completion(data, nil)
      return nil
    }
    return provider
  }
}
