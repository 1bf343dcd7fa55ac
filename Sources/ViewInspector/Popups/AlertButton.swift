import SwiftUI

extension ViewType {
  /// A button of a deprecated alert or action sheet.
  public struct AlertButton: BaseViewType {
    public static let typePrefix = "AlertButton"
  }
}

extension Alert.Button {
  /// What a button is for.
  public enum Style: String, Hashable, Sendable {
    case `default`
    case cancel
    case destructive
  }
}

extension InspectableView where View == ViewType.AlertButton {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.Text> {
    .init(try node.supplementary("labelView"))
  }

  /// Which of the kinds of buttons it is.
  public func style() throws -> Alert.Button.Style {
    switch try node.value(as: LegacyPopupButton.self).button.purpose {
    case .default: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }

  /// Ends the presentation, then runs the button's action.
  public func tap() throws {
    let value = try node.value(as: LegacyPopupButton.self)
    value.clear()
    value.button.action?()
  }
}
