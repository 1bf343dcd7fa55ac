import SwiftUI

extension ViewType {
  /// A sheet of choices over a view.
  ///
  /// Differs from Apple's: one that the app presents itself is inspected, where the original asks for a modifier of
  /// the app's own in between.
  public struct ActionSheet: BaseViewType {
    public static let typePrefix = "ActionSheet"
  }
}

extension InspectableView {
  /// An action sheet that shows over the view; `index` counts its sheets from the innermost.
  public func actionSheet(_ index: Int? = nil) throws -> InspectableView<ViewType.ActionSheet> {
    .init(try borne(named: "actionSheet", at: index))
  }
}

extension InspectableView where View == ViewType.ActionSheet {
  /// The title.
  public func title() throws -> InspectableView<ViewType.Text> {
    .init(try node.supplementary("title"))
  }

  /// The message below the title.
  public func message() throws -> InspectableView<ViewType.Text> {
    .init(try node.presentedPart("message"))
  }

  /// The button at a place, counted from 0.
  public func button(_ index: Int) throws -> InspectableView<ViewType.AlertButton> {
    let parts = node.description?.supplementary ?? []
    guard let part = parts.first(where: { $0.role == "button" && $0.index == index }) else {
      throw InspectionError.viewNotFound(parent: "button at index \(index)")
    }
    return .init(node.supplementary(part))
  }

  /// Ends the presentation, as a tap on a button does.
  public func dismiss() throws { try node.dismissAlert() }
}
