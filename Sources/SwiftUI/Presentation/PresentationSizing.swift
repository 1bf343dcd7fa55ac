import Foundation
import Metrics

/// How large a sheet is where there is room around it; a phone's sheets are as wide as the screen.
public protocol PresentationSizing {
  /// The size that the sheet would like to have, in points; it is never larger than the screen.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The content of a presentation, which can be measured.
public struct PresentationSizingRoot {
  let measure: (Proposal) -> CGSize

  /// The size that the content takes for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    measure(Proposal(proposal.width ?? .nan, proposal.height ?? .nan))
  }
}

/// What the size of a presentation may depend on beside its content.
public struct PresentationSizingContext {
  /// The size so far, in points; nil before the first time.
  let previous: CGSize?
}

/// The usual size of a sheet.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    PagePresentationSizing().proposedSize(for: root, context: context)
  }
}

/// A sheet as large as a page, with room to read and write.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(SheetMetrics.page)
  }
}

/// A sheet as large as a form: smaller than a page.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(SheetMetrics.form)
  }
}

/// A sheet as large as its content would like to be.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(root.sizeThatFits(.unspecified))
  }
}

/// Another size, with the content's own along some axes.
struct ContentPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let fits: Axis.Set

  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    let fitted = root.sizeThatFits(
      ProposedViewSize(
        width: fits.contains(.horizontal) ? nil : size.width,
        height: fits.contains(.vertical) ? nil : size.height))
    if fits.contains(.horizontal) { size.width = fitted.width }
    if fits.contains(.vertical) { size.height = fitted.height }
    return size
  }
}

/// Another size that never shrinks along some axes.
struct StickyPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let sticks: Axis.Set

  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    guard let previous = context.previous else { return size }
    if sticks.contains(.horizontal) { size.width = size.width.map { max($0, previous.width) } }
    if sticks.contains(.vertical) { size.height = size.height.map { max($0, previous.height) } }
    return size
  }
}

extension PresentationSizing {
  /// Makes the sheet as large as its content along the axes asked for.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    ContentPresentationSizing(base: self, fits: .only(horizontal, vertical))
  }

  /// Lets the sheet grow with its content, but never shrink.
  public func sticky(
    horizontal: Bool = false, vertical: Bool = false
  ) -> some PresentationSizing {
    StickyPresentationSizing(base: self, sticks: .only(horizontal, vertical))
  }
}

extension Axis.Set {
  fileprivate static func only(_ horizontal: Bool, _ vertical: Bool) -> Axis.Set {
    (horizontal ? .horizontal : Axis.Set()).union(vertical ? .vertical : Axis.Set())
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension View {
  /// Says how large the sheet is in a regular environment; a phone's sheets are as wide as the screen.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentationOption("presentationSizing", sizing) { $0.sizing = sizing }
  }
}
