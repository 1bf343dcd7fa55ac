import Foundation
import FoundationNetworking
import UniformTypeIdentifiers

/// Where a page comes from.
enum PageSource: Sendable {
  case request(URLRequest)
  case data(Data, mimeType: String, baseURL: URL?)

  var url: URL? {
    switch self {
    case .request(let request): request.url
    case .data(_, _, let url): url
    }
  }

  /// As a request, for those who decide about it.
  var request: URLRequest {
    switch self {
    case .request(let request): request
    case .data(_, _, let url): URLRequest(url: url ?? Self.blank)
    }
  }

  static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

  /// - Throws: What the session of the app's process throws, or the file system.
  @MainActor
  func answer(userAgent: String?) async throws -> (Data, URLResponse) {
    switch self {
    case .data(let data, let type, let url):
      return (data, Self.response(url ?? Self.blank, type, data))
    case .request(let request):
      let url = request.url ?? Self.blank
      if url.scheme == "about" { return (Data(), Self.response(url, "text/html", Data())) }
      if url.isFileURL {
        let data = try Data(contentsOf: url)
        let type = UTType(filenameExtension: url.pathExtension)?.preferredMIMEType
        return (data, Self.response(url, type ?? "text/html", data))
      }
      var request = request
      if let userAgent { request.setValue(userAgent, forHTTPHeaderField: "User-Agent") }
      return try await URLSession.shared.data(for: request)
    }
  }

  private static func response(_ url: URL, _ type: String, _ data: Data) -> URLResponse {
    URLResponse(
      url: url, mimeType: type, expectedContentLength: data.count, textEncodingName: "utf-8")
  }
}
