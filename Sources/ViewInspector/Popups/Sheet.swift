import SwiftUI

extension ViewType {
  /// A sheet, or a cover of the whole screen.
  ///
  /// Differs from Apple's: one that the app presents itself is inspected, where the original asks for a modifier of
  /// the app's own in between.
  public struct Sheet: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "Sheet"

    @MainActor
    public static func _accepts(_ content: Content) -> Bool {
      guard content.node.modifier != nil else { return false }
      return ["Sheet", "FullScreenCover"].contains(content.node.description?.name)
    }
  }

  public typealias FullScreenCover = Sheet

  /// A view that points at another one.
  ///
  /// Differs from Apple's: one that the app presents itself is inspected, where the original asks for a modifier of
  /// the app's own in between.
  public struct Popover: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "Popover"
  }
}

extension InspectableView {
  /// A sheet that shows over the view; `index` counts its sheets from the innermost.
  public func sheet(_ index: Int? = nil) throws -> InspectableView<ViewType.Sheet> {
    .init(try borne(named: "sheet", at: index))
  }

  /// The cover that `fullScreenCover` shows.
  public func fullScreenCover(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.FullScreenCover> {
    .init(try borne(named: "fullScreenCover", at: index))
  }

  /// The popover that `popover` shows.
  public func popover(_ index: Int? = nil) throws -> InspectableView<ViewType.Popover> {
    .init(try borne(named: "popover", at: index))
  }
}

extension InspectableView where View == ViewType.Sheet {
  /// Ends the presentation, and calls `onDismiss`.
  public func dismiss() throws { try node.dismissSheet() }

  /// Takes the sheet away, and does what `onDismiss` was given.
  @available(*, deprecated, renamed: "dismiss")
  public func callOnDismiss() throws { try node.dismissSheet() }
}

extension InspectableView where View == ViewType.Popover {
  /// At which edge of what it belongs to the popover stands.
  public func arrowEdge() throws -> Edge {
    try node.value(as: (any SheetValue).self).arrowEdge ?? .top
  }

  /// What the popover's arrow points at.
  public func attachmentAnchor() throws -> PopoverAttachmentAnchor {
    try node.value(as: (any SheetValue).self).attachmentAnchor ?? .rect(.bounds)
  }

  /// Ends the presentation.
  public func dismiss() throws { try node.dismissSheet() }

  /// The view that the popover shows.
  @available(*, deprecated, message: "Call the accessor of the content on the popover itself")
  public func contentView() throws -> InspectableView<ViewType.ClassifiedView> {
    .init(try ViewType.Popover.child(content).node)
  }

  /// The view that the popover shows.
  @available(*, deprecated, message: "Call the accessor of the content on the popover itself")
  public func contentView<T>(
    _ viewType: T.Type
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    .init(try ViewType.Popover.child(content).node)
  }

  /// True: one that is not presented is not found.
  @available(*, deprecated, message: "A popover that is not presented is absent")
  public func isPresented() throws -> Bool { true }
}

extension InspectedNode {
  fileprivate func dismissSheet() throws {
    let sheet = try value(as: (any SheetValue).self)
    sheet.clear()
    // A sheet that is on screen tells the app by itself when it has gone.
    if !isLive { sheet.onDismiss?() }
  }

  /// Whether the inspection began with a view that is on screen.
  private var isLive: Bool {
    var root = self
    while let parent = root.parent { root = parent }
    return root.rootEnvironment != nil
  }
}

/// What can be read of a sheet whatever its types are.
private protocol SheetValue {
  var clear: () -> Void { get }
  var onDismiss: (() -> Void)? { get }
  var arrowEdge: Edge? { get }
  var attachmentAnchor: PopoverAttachmentAnchor? { get }
}

extension _SheetModifier: SheetValue {}
