import Foundation

/// What a browser asks for.
struct HTTPRequest {
  /// A request that is longer than this is no browser's.
  private static let limit = 8 << 20

  let method: String
  let path: String
  let query: [String: String]
  /// By names in lower case.
  let headers: [String: String]
  let body: Data

  /// Nil for what is no request.
  init?(_ connection: FileDescriptor) {
    var bytes: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    var head: Int?
    while head == nil {
      guard bytes.count < Self.limit, let more = connection.readAvailable(), !more.isEmpty else {
        return nil
      }
      let start = max(0, bytes.count - 3)
      bytes += more
      head = (start...max(start, bytes.count - 4)).first {
        $0 + 4 <= bytes.count && Array(bytes[$0..<$0 + 4]) == end
      }
    }
    guard let head else { return nil }
    let lines = String(decoding: bytes[..<head], as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ").map(String.init)
    guard words.count == 3, words[2].hasPrefix("HTTP/1"),
      let address = URLComponents(string: words[1])
    else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = line[line.index(after: colon)...]
        .trimmingCharacters(in: .whitespaces)
    }
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    guard length >= 0, length < Self.limit else { return nil }
    var body = Array(bytes[(head + 4)...])
    while body.count < length {
      guard let more = connection.readAvailable(), !more.isEmpty else { return nil }
      body += more
    }
    method = words[0]
    path = address.path
    query = Dictionary(
      (address.queryItems ?? []).map { ($0.name, $0.value ?? "") },
      uniquingKeysWith: { first, _ in first })
    self.headers = headers
    self.body = Data(body.prefix(length))
  }
}

/// What a browser is answered.
struct HTTPResponse {
  enum Kind: String {
    case html = "text/html; charset=utf-8"
    case text = "text/plain; charset=utf-8"
    case json = "application/json"
    case png = "image/png"
  }

  static var refused: HTTPResponse {
    HTTPResponse(
      .text, Data("Open the address that `vitrine review` has printed.\n".utf8), status: 403)
  }

  let status: Int
  var headers: [String: String]
  let body: Data

  init(_ kind: Kind, _ body: Data, status: Int = 200) {
    self.status = status
    self.body = body
    headers = [
      "Content-Type": kind.rawValue, "Content-Length": "\(body.count)", "Connection": "close",
      "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
    ]
  }

  /// Sends it; a browser that has gone away is no error.
  func send(to connection: FileDescriptor) {
    var text = "HTTP/1.1 \(status) \(status == 200 ? "OK" : "No")\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { text += "\(name): \(value)\r\n" }
    let bytes = Array((text + "\r\n").utf8) + Array(body)
    var sent = 0
    bytes.withUnsafeBytes { buffer in
      while sent < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[sent...])
        let count = Foundation.send(
          connection.number, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        guard count > 0 else { return }
        sent += count
      }
    }
  }
}
