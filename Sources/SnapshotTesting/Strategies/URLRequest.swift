import Foundation
import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// Method, address, headers and body, as they go over the line.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// Method, address, headers and body, as they go over the line.
  ///
  /// `pretty`: Whether a body of JSON is written in lines, with sorted keys.
  public static func raw(pretty: Bool) -> Snapshotting {
    Snapshotting<String, String>.lines.pullback { request in
      var lines = ["\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "(null)")"]
      lines += headers(of: request).map { "\($0.key): \($0.value)" }
      if let body = request.httpBody {
        lines += ["", text(of: body, pretty: pretty)]
      }
      return lines.joined(separator: "\n")
    }
  }

  /// The command that sends the request.
  public static var curl: Snapshotting {
    Snapshotting<String, String>.lines.pullback { request in
      guard let url = request.url else { return "The request has no address." }
      var parts = ["curl"]
      switch request.httpMethod {
      case nil, "GET"?: break
      case "HEAD"?: parts.append("--head")
      case let method?: parts.append("--request \(method)")
      }
      let headers = headers(of: request)
      for header in headers where header.key != "Cookie" {
        parts.append("--header \"\(header.key): \(quoted(header.value))\"")
      }
      if let body = request.httpBody {
        let text = String(decoding: body, as: UTF8.self)
        parts.append("--data \"\(quoted(text.replacing("\\\"", with: "\\\\\"")))\"")
      }
      if let cookie = headers.first(where: { $0.key == "Cookie" }) {
        parts.append("--cookie \"\(quoted(cookie.value))\"")
      }
      parts.append("\"\(url.absoluteString)\"")
      return parts.joined(separator: " \\\n\t")
    }
  }

  private static func headers(of request: URLRequest) -> [(key: String, value: String)] {
    (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func text(of body: Data, pretty: Bool) -> String {
    if pretty, let json = try? JSONSerialization.jsonObject(with: body),
      let data = try? JSONSerialization.data(
        withJSONObject: json, options: [.prettyPrinted, .sortedKeys])
    {
      return String(decoding: data, as: UTF8.self)
    }
    return String(decoding: body, as: UTF8.self)
  }

  private static func quoted(_ text: String) -> String { text.replacing("\"", with: "\\\"") }
}
