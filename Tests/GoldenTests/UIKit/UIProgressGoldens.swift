import CoreGraphics
import Testing
import UIKit

@MainActor
struct UIProgressGoldens {
  @Test func progress() throws {
    try expectGolden(
      "UIKit/progress", size: CGSize(width: 140, height: 90),
      views: {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.4
        bar.widthAnchor.constraint(equalToConstant: 110).isActive = true
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        let large = UIActivityIndicatorView(style: .large)
        large.startAnimating()
        return [bar, spinner, large]
      })
  }

  @Test func activityIndicators() throws {
    try expectGolden(
      "UIKit/activity-indicator", size: CGSize(width: 90, height: 140),
      views: {
        let atRest = [UIActivityIndicatorView.Style.medium, .large].map { style in
          let indicator = UIActivityIndicatorView(style: style)
          indicator.hidesWhenStopped = false
          return indicator
        }
        let colored = UIActivityIndicatorView(style: .large)
        colored.color = .systemIndigo
        colored.startAnimating()
        return atRest + [colored]
      })
  }

  @Test func pages() throws {
    try expectGolden(
      "UIKit/page-control", size: CGSize(width: 140, height: 50),
      views: {
        let pages = UIPageControl()
        pages.numberOfPages = 4
        pages.currentPage = 1
        pages.pageIndicatorTintColor = .systemGray3
        pages.currentPageIndicatorTintColor = .label
        return [pages]
      })
  }
}
