import Foundation
import Metrics
import UIKit

/// Fills a cell with a view.
public nonisolated struct UIHostingConfiguration<Content: View, Background: View>:
  UIContentConfiguration
{
  let content: Content
  let background: Background
  var edgeMargins: [Edge: CGFloat] = [:]
  var minimum = HostingMinimum()

  init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content: content(), background: EmptyView())
  }

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    HostingContentView(self)
  }

  @MainActor public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration {
    self
  }

  // MARK: Looks

  /// Puts a style behind the view, over the whole cell.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    replacingBackground(_UIHostingConfigurationBackgroundView(style: style))
  }

  /// Puts views behind the view, over the whole cell.
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    replacingBackground(content())
  }

  private func replacingBackground<B: View>(
    _ background: B
  ) -> UIHostingConfiguration<Content, B> {
    var copy = UIHostingConfiguration<Content, B>(content: content, background: background)
    copy.edgeMargins = edgeMargins
    copy.minimum = minimum
    return copy
  }

  // MARK: Sizes

  /// Sets the distance between the view and the cell's edges, in points.
  public func margins(
    _ edges: Edge.Set = .all, _ length: CGFloat
  ) -> UIHostingConfiguration {
    margins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Sets the distance between the view and the cell's edges, in points.
  public func margins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets
  ) -> UIHostingConfiguration {
    var copy = self
    if edges.contains(.top) { copy.edgeMargins[.top] = insets.top }
    if edges.contains(.bottom) { copy.edgeMargins[.bottom] = insets.bottom }
    if edges.contains(.leading) { copy.edgeMargins[.leading] = insets.leading }
    if edges.contains(.trailing) { copy.edgeMargins[.trailing] = insets.trailing }
    return copy
  }

  /// Sets the least size of the cell, in points; nil keeps the standard.
  public func minSize(
    width: CGFloat? = nil, height: CGFloat? = nil
  ) -> UIHostingConfiguration {
    var copy = self
    if let width { copy.minimum.width = width }
    if let height { copy.minimum.height = height }
    return copy
  }

  public func minSize() -> UIHostingConfiguration {
    minSize(width: nil, height: nil)
  }
}

/// The least size of a hosted cell, in points.
struct HostingMinimum: Sendable {
  var width: CGFloat = 0
  /// As high as any row that a finger has to meet.
  var height = RowMetrics.leastHeight
}

/// A style behind a hosted cell.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S

  public var body: some View { Rectangle().fill(style) }
}

/// What a hosted cell shows: the view within its margins, in front of the background.
struct HostedCellContent<Content: View, Background: View>: View {
  let content: Content
  let background: Background
  let margins: EdgeInsets

  var body: some View {
    content
      .padding(margins)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .background { background }
  }
}

/// The view of a hosting configuration.
@MainActor
package final class HostingContentView<Content: View, Background: View>: UIView, UIContentView,
  ReusableContentView
{
  private var hosting: UIHostingConfiguration<Content, Background>
  private let host: _UIHostingView<IDView<HostedCellContent<Content, Background>, Int>>
  /// Another item's views have state of their own.
  private var generation = 0

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    hosting = configuration
    host = _UIHostingView(
      rootView: IDView(
        content: HostedCellContent(
          content: configuration.content, background: configuration.background,
          margins: EdgeInsets()),
        id: 0))
    super.init(frame: .zero)
    host.backgroundColor = .clear
    host.safeAreaRegions = []
    host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(host)
    host.contentDidUpdate = { [weak self] in self?.contentDidUpdate() }
    apply()
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) is not available: the view needs its configuration")
  }

  package var configuration: any UIContentConfiguration {
    get { hosting }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      hosting = new
      apply()
    }
  }

  package func prepareForReuse() { generation += 1 }

  private func apply() {
    host.update(
      IDView(
        content: HostedCellContent(
          content: hosting.content, background: hosting.background, margins: margins),
        id: generation))
    sizeDidChange()
  }

  /// What was set, else the margins of the cell's content view.
  private var margins: EdgeInsets {
    let standard = superview?.directionalLayoutMargins
    let set = hosting.edgeMargins
    return EdgeInsets(
      top: set[.top] ?? standard?.top ?? 11, leading: set[.leading] ?? standard?.leading ?? 16,
      bottom: set[.bottom] ?? standard?.bottom ?? 11,
      trailing: set[.trailing] ?? standard?.trailing ?? 16)
  }

  package override func didMoveToSuperview() {
    super.didMoveToSuperview()
    apply()
  }

  private var lastSize: CGSize?

  private func contentDidUpdate() {
    let size = sizeThatFits(CGSize(width: bounds.width, height: .infinity))
    guard size != lastSize else { return }
    lastSize = size
    sizeDidChange()
  }

  private func sizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    var view = superview
    while let current = view {
      if let cell = current as? any SelfSizingCell { return cell.configuredContentSizeDidChange() }
      view = current.superview
    }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    host.frame = bounds
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width.isFinite ? size.width : nil
    let fitting = host.graph.sizeThatFits(
      width.map { Proposal($0, Proposal.unspecified.height) } ?? .unspecified)
    return CGSize(
      width: max(width ?? fitting.width, hosting.minimum.width),
      height: max(fitting.height, hosting.minimum.height))
  }

  package override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWidthFixed = horizontalFittingPriority >= .required
    var size = sizeThatFits(
      CGSize(width: isWidthFixed ? targetSize.width : .infinity, height: .infinity))
    if verticalFittingPriority >= .required { size.height = targetSize.height }
    return size
  }

  package override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: bounds.width, height: .infinity))
  }
}
