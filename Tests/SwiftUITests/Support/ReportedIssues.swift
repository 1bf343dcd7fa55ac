import Device
import UIKit

/// The issues that are reported while `body` runs.
@MainActor
func issues(_ body: () -> Void) -> [String] {
  var found: [String] = []
  let previous = RuntimeIssue.handler
  RuntimeIssue.handler = { found.append($0) }
  defer { RuntimeIssue.handler = previous }
  body()
  return found
}
