import Testing

@testable import UIKit

@MainActor
struct RuntimeIssueTests {
  @Test func mistakesFailTheTestThatRuns() {
    withKnownIssue {
      RuntimeIssue.fail("something that ends an app")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("something that ends an app") }
    }
  }

  @Test func warningsDoNot() {
    RuntimeIssue.report("something that is only logged")
  }
}
