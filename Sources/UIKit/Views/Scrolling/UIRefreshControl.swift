import Accessibility
import CoreGraphics
import Foundation
import Metrics

@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let titleLabel = UILabel()

  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: RefreshMetrics.height))
    setUp()
  }

  /// The frame's size is the control's own.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(origin: frame.origin, size: CGSize(width: 0, height: RefreshMetrics.height)))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterface(into: self, as: UIRefreshControl.self)
  }

  private func setUp() {
    spinner.hidesWhenStopped = false
    titleLabel.textAlignment = .center
    titleLabel.font = .systemFont(ofSize: 12)
    addSubview(spinner)
    addSubview(titleLabel)
    isHidden = true
  }

  override var primaryEvent: UIControl.Event { .valueChanged }

  // MARK: State

  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString? {
    didSet {
      titleLabel.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Sends no event.
  open func beginRefreshing() {
    isRefreshing = true
    isHidden = false
    spinner.startAnimating()
    (superview as? UIScrollView)?.refreshDidChange()
  }

  open func endRefreshing() {
    isRefreshing = false
    isHidden = true
    spinner.stopAnimating()
    (superview as? UIScrollView)?.refreshDidChange()
  }

  /// The finger left after it pulled the content of `view` down.
  func releaseIfPulled(in view: UIScrollView) {
    let pulled = -view.adjustedContentInset.top - view.contentOffset.y
    guard isEnabled, !isRefreshing, pulled >= RefreshMetrics.pull else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  // MARK: Layout

  func place(in view: UIScrollView) {
    frame = CGRect(
      x: 0, y: -RefreshMetrics.height, width: view.bounds.width, height: RefreshMetrics.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    spinner.center = CGPoint(x: bounds.midX, y: attributedTitle == nil ? bounds.midY : 22)
    titleLabel.frame = CGRect(x: 0, y: 40, width: bounds.width, height: 16)
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(.activityIndicator, label: attributedTitle?.string ?? "Refreshing")
  }
}
