import CoreGraphics
import Foundation
import Metrics

/// The suggestions of a search, one below the other.
@MainActor
final class SearchSuggestionList: UIView {
  private static let rowHeight = RowMetrics.leastHeight
  private var buttons: [UIButton] = []
  var onChoose: ((Int) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) { nil }

  func show(_ suggestions: [any UISearchSuggestion]) {
    for button in buttons { button.removeFromSuperview() }
    buttons = suggestions.enumerated().map { index, suggestion in
      var configuration = UIButton.Configuration.plain()
      configuration.title = suggestion.localizedSuggestion
      configuration.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
      configuration.imagePadding = 12
      configuration.baseForegroundColor = .label
      let button = UIButton(
        configuration: configuration,
        primaryAction: UIAction { [weak self] _ in self?.onChoose?(index) })
      button.contentHorizontalAlignment = .leading
      button.accessibilityHint = suggestion.localizedDescription
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.inset(by: safeAreaInsets)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: inner.minX, y: inner.minY + CGFloat(index) * Self.rowHeight, width: inner.width,
        height: Self.rowHeight)
    }
  }
}
