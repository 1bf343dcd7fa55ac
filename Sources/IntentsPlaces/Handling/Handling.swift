import Device
import Foundation

/// How the methods of handlers find each other.
enum Handling {
  /// Asks the asynchronous form of a method, and hands on what it says.
  static func answer<Handler, Result>(
    _ handler: Handler, _ completion: @escaping @Sendable (Result) -> Void,
    _ body: @escaping @Sendable (Handler) async -> Result
  ) {
    let question = Question(handler: handler, completion: completion, body: body)
    Task { await question.ask() }
  }

  /// Reports that a class handles nothing.
  static func isMissing(_ name: String) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        RuntimeIssue.report("\(name): the class implements neither form of handle(intent:).")
      }
    }
  }
}

/// A question to a handler, on its way to another task.
private struct Question<Handler, Result>: @unchecked Sendable {
  let handler: Handler
  let completion: @Sendable (Result) -> Void
  let body: @Sendable (Handler) async -> Result

  func ask() async { completion(await body(handler)) }
}
