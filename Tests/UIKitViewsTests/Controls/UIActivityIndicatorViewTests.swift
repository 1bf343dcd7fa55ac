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

  // Apple of `color`: one that is set overrides the one that the style provides.

  @Test func olderStylesHaveTheirColours() {
    let spinner = UIActivityIndicatorView(style: .whiteLarge)
    #expect(spinner.color == .white)
    #expect(
      spinner.intrinsicContentSize == UIActivityIndicatorView(style: .large).intrinsicContentSize)
    spinner.style = .gray
    #expect(spinner.color == .gray)
    #expect(
      spinner.intrinsicContentSize == UIActivityIndicatorView(style: .medium).intrinsicContentSize)
    spinner.color = .red
    spinner.style = .white
    #expect(spinner.color == .red)
    spinner.color = nil
    #expect(spinner.color == .white)
  }
}
