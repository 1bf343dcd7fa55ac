import CoreGraphics
import Foundation

/// The few questions of scripts that have an answer without running any.
enum PageQuestions {
  /// - Throws: `WKError.javaScriptExceptionOccurred` for anything else.
  static func answer(
    _ script: String, _ page: PageContent, url: URL?, userAgent: String, size: CGSize
  ) throws -> Any? {
    var question = script.trimmingCharacters(in: .whitespacesAndNewlines)
    while question.hasSuffix(";") { question.removeLast() }
    switch question {
    case "document.title": return page.title
    case "document.readyState": return "complete"
    case "document.body.innerText", "document.body.textContent",
      "document.documentElement.innerText":
      return page.text
    case "document.documentElement.outerHTML", "document.documentElement.outerHTML.toString()":
      return page.source
    case "document.body.innerHTML": return page.body
    case "document.body.scrollHeight", "document.documentElement.scrollHeight",
      "document.body.offsetHeight", "document.documentElement.offsetHeight":
      return NSNumber(value: Double(size.height))
    case "document.body.scrollWidth", "document.documentElement.scrollWidth":
      return NSNumber(value: Double(size.width))
    case "window.location.href", "document.URL", "location.href", "document.location.href":
      return url?.absoluteString ?? "about:blank"
    case "navigator.userAgent": return userAgent
    default:
      throw WKError(
        .javaScriptExceptionOccurred,
        "Scripts do not run here; of “\(question.prefix(200))” nothing is known. Answered are "
          + "document.title, document.readyState, document.body.innerText, document.body.innerHTML, "
          + "document.documentElement.outerHTML, document.body.scrollHeight, window.location.href and "
          + "navigator.userAgent.")
    }
  }
}

extension PageContent {
  /// What stands between the tags of the body, or all if there are none.
  fileprivate var body: String {
    guard let start = source.range(of: "<body", options: .caseInsensitive),
      let open = source.range(of: ">", range: start.upperBound..<source.endIndex)
    else { return source }
    let end = source.range(
      of: "</body>", options: .caseInsensitive, range: open.upperBound..<source.endIndex)
    return String(source[open.upperBound..<(end?.lowerBound ?? source.endIndex)])
  }
}
