import Testing

/// What is said of a failure that ends an app on iOS, and fails the test here.
@MainActor
func failure(_ work: () -> Void) -> String {
  nonisolated(unsafe) var texts: [String] = []
  withKnownIssue {
    work()
  } matching: { issue in
    texts.append(issue.comments.map(\.rawValue).joined(separator: " "))
    return true
  }
  return texts.joined(separator: "\n")
}
