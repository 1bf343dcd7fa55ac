import Foundation
import ReviewRecords

/// Serves the page to a browser on this machine.
///
/// A server of its own, since it answers one person with four kinds of answers: a library for servers would be
/// the tool's largest dependency.
package final class ReviewServer {
  private let store: ReviewStore
  private let listener: FileDescriptor
  private let port: UInt16
  /// Who has called and said nothing yet.
  private var waiting: [FileDescriptor] = []
  /// Without it nothing is answered: other programs and pages of this machine can't know it.
  private let token = UUID().uuidString.replacing("-", with: "").lowercased()

  /// - Throws: `ToolError` if the port is taken.
  package init(_ store: ReviewStore, port: UInt16) throws {
    self.store = store
    (listener, self.port) = try LocalPort.listen(port)
  }

  /// What to open in a browser.
  package var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

  /// Answers until the process ends.
  package func run() throws {
    while true { try answerNext() }
  }

  /// Answers one request.
  ///
  /// Browsers open connections in advance: those that say nothing yet keep nobody waiting.
  ///
  /// - Throws: `ToolError` if no request can come any more.
  package func answerNext() throws {
    while true {
      var requests = ([listener] + waiting).map {
        pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&requests, nfds_t(requests.count), -1) > 0 else { continue }
      if let index = requests.dropFirst().firstIndex(where: { $0.revents != 0 }) {
        let connection = waiting.remove(at: index - 1)
        guard let request = HTTPRequest(connection) else { continue }
        response(to: request).send(to: connection)
        return
      }
      waiting.append(try LocalPort.accept(listener))
      if waiting.count > 64 { waiting.removeFirst() }
    }
  }

  // MARK: Answers

  private func response(to request: HTTPRequest) -> HTTPResponse {
    // A page of somebody else's under a name that leads here is not answered.
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard hosts.contains(request.headers["host"] ?? "") else { return .refused }
    let cookie = "vitrine-review=\(token)"
    let isKnown =
      request.query["token"] == token
      || (request.headers["cookie"] ?? "").split(separator: ";").contains {
        $0.trimmingCharacters(in: .whitespaces) == cookie
      }
    guard isKnown else { return .refused }
    switch (request.method, request.path) {
    case ("GET", "/"):
      let groups = ReviewListing(store).groups { record, file in
        "/pictures/\(record.id)/\(file.lastPathComponent)"
      }
      guard let page = try? ReviewPage(groups: groups, token: token).html() else {
        return HTTPResponse(.text, Data("The page can't be written.\n".utf8), status: 500)
      }
      var response = HTTPResponse(.html, Data(page.utf8))
      response.headers["Set-Cookie"] = "\(cookie); SameSite=Strict; HttpOnly"
      return response
    case ("GET", let path) where path.hasPrefix("/pictures/"):
      return picture(path)
    case ("POST", "/decisions"):
      guard request.headers["x-vitrine-token"] == token else { return .refused }
      return decide(request.body)
    default:
      return HTTPResponse(.text, Data("There is nothing here.\n".utf8), status: 404)
    }
  }

  /// Only files that the records name are given out.
  private func picture(_ path: String) -> HTTPResponse {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count == 3, let record = store.folder.records().first(where: { $0.id == parts[1] })
    else { return HTTPResponse(.text, Data(), status: 404) }
    let files = store.folder.files(of: record)
    let file = [files.snapshot, files.reference, files.difference].compactMap { $0 }
      .first { $0.lastPathComponent == parts[2] }
    guard let file, let data = try? Data(contentsOf: file) else {
      return HTTPResponse(.text, Data(), status: 404)
    }
    return HTTPResponse(file.pathExtension == "png" ? .png : .text, data)
  }

  private struct Answer: Codable {
    var done: [String] = []
    var error: String?
  }

  private func decide(_ body: Data) -> HTTPResponse {
    var answer = Answer()
    do {
      let decisions = try JSONDecoder().decode([ReviewStore.Decision].self, from: body)
      for decision in decisions { answer.done += try store.apply([decision]) }
    } catch {
      answer.error = "\(error)"
    }
    let data = (try? JSONEncoder().encode(answer)) ?? Data()
    return HTTPResponse(.json, data, status: answer.error == nil ? 200 : 409)
  }
}
