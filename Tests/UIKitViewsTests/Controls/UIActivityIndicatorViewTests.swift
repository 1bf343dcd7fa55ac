import Testing

@testable import UIKit

@MainActor
struct UIActivityIndicatorViewTests {
  @Test func itIsSeenWhileItAnimates() {
    let spinner = UIActivityIndicatorView(style: .medium)
    #expect(spinner.isHidden)
    spinner.startAnimating()
    #expect(!spinner.isHidden)
    spinner.stopAnimating()
    #expect(spinner.isHidden)
  }

  @Test func oneThatDoesNotHideIsSeenAtRest() {
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.hidesWhenStopped = false
    #expect(!spinner.isHidden)
    spinner.startAnimating()
    spinner.stopAnimating()
    #expect(!spinner.isHidden)
    spinner.hidesWhenStopped = true
    #expect(spinner.isHidden)
  }
}
