import Foundation

/// Errors of addresses, as media report them.
enum URLFailure: Int {
  case missing = -1100
  case notConnected = -1009

  static func error(_ failure: URLFailure, _ url: URL) -> NSError {
    NSError(
      domain: NSURLErrorDomain, code: failure.rawValue,
      userInfo: [
        NSURLErrorFailingURLErrorKey: url,
        NSLocalizedDescriptionKey: failure == .missing
          ? "The requested URL was not found on this server."
          : "The Internet connection appears to be offline.",
      ])
  }
}
