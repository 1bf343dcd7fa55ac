import SwiftUI

extension ViewType {
  /// An alert over a view.
  ///
  /// Differs from Apple's: one that the app presents itself is inspected, where the original asks for a modifier of
  /// the app's own in between.
  public struct Alert: BaseViewType {
    public static let typePrefix = "Alert"
  }

  /// Stands for `ConfirmationDialog`.
  public struct ConfirmationDialog: BaseViewType {
    public static let typePrefix = "ConfirmationDialog"
  }
}

extension InspectableView {
  /// An alert that shows over the view; `index` counts its alerts from the innermost.
  public func alert(_ index: Int? = nil) throws -> InspectableView<ViewType.Alert> {
    .init(try borne(named: "alert", at: index))
  }

  /// A dialog that shows over the view; `index` counts its dialogs from the innermost.
  public func confirmationDialog(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.ConfirmationDialog> {
    .init(try borne(named: "confirmationDialog", at: index))
  }
}

extension InspectableView where View == ViewType.Alert {
  /// The title.
  public func title() throws -> InspectableView<ViewType.Text> {
    .init(try node.supplementary("title"))
  }

  /// The message below the title.
  public func message() throws -> InspectableView<ViewType.ClassifiedView> {
    .init(try node.presentedPart("message"))
  }

  /// The buttons.
  public func actions() throws -> InspectableView<ViewType.ClassifiedView> {
    .init(try node.presentedPart("actions"))
  }

  /// The first button of a deprecated `Alert`.
  public func primaryButton() throws -> InspectableView<ViewType.AlertButton> {
    .init(try node.presentedPart("primaryButton"))
  }

  /// The second button of a deprecated `Alert`.
  public func secondaryButton() throws -> InspectableView<ViewType.AlertButton> {
    .init(try node.presentedPart("secondaryButton"))
  }

  /// Ends the presentation, as a tap on a button does.
  public func dismiss() throws { try node.dismissAlert() }
}

extension InspectableView where View == ViewType.ConfirmationDialog {
  /// The title.
  public func title() throws -> InspectableView<ViewType.Text> {
    .init(try node.supplementary("title"))
  }

  /// The message below the title.
  public func message() throws -> InspectableView<ViewType.ClassifiedView> {
    .init(try node.presentedPart("message"))
  }

  /// The buttons.
  public func actions() throws -> InspectableView<ViewType.ClassifiedView> {
    .init(try node.presentedPart("actions"))
  }

  /// Whether the title is to be shown.
  public func titleVisibility() throws -> Visibility {
    try node.value(as: (any AlertValue).self).titleVisibility
  }

  /// Ends the presentation, as a tap on a button does.
  public func dismiss() throws { try node.dismissAlert() }
}

extension InspectedNode {
  /// A part of a popup.
  ///
  /// - Throws: `viewNotFound` if the app left it out.
  func presentedPart(_ role: String) throws -> InspectedNode {
    let part = try supplementary(role)
    if part.view is EmptyView { throw InspectionError.viewNotFound(parent: role) }
    return part
  }

  func dismissAlert() throws { try value(as: (any AlertValue).self).clear() }
}

/// What can be read of an alert whatever its types are.
private protocol AlertValue {
  var clear: () -> Void { get }
  var titleVisibility: Visibility { get }
}

extension _AlertModifier: AlertValue {}
