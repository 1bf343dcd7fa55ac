import Device

/// What the framework complained about while `work` ran.
@MainActor
func issues(_ work: () throws -> Void) rethrows -> [String] {
  var found: [String] = []
  let previous = RuntimeIssue.handler
  RuntimeIssue.handler = { found.append($0) }
  defer { RuntimeIssue.handler = previous }
  try work()
  return found
}
