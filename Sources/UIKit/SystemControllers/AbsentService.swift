import Device

/// Services of the system that are not there; whoever calls them is told of each once.
@MainActor
enum AbsentService {
  private static var told: Set<String> = []

  static func tell(_ message: String) {
    guard told.insert(message).inserted else { return }
    RuntimeIssue.report(message)
  }

  /// As if nothing had been told yet.
  static func forget() { told = [] }
}
