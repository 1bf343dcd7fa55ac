import SwiftUI

/// A modifier of the app's own that presents a popup.
///
/// Popups are inspected as they are; conforming to these protocols is not needed, but does no harm.
@preconcurrency @MainActor
public protocol BasePopupPresenter: ViewModifier {
  /// What is presented.
  ///
  /// - Throws: `viewNotFound` while nothing is.
  func buildPopup() throws -> Any
  /// Does what dismissing the popup does to the binding.
  func dismissPopup()
  /// The modifier as a value on the way through a hierarchy.
  func content() throws -> ViewInspector.Content

  var isAlertPresenter: Bool { get }
  var isActionSheetPresenter: Bool { get }
  var isPopoverPresenter: Bool { get }
  var isSheetPresenter: Bool { get }
}

extension BasePopupPresenter {
  /// The view as what it carries stands on it.
  public func content() throws -> ViewInspector.Content {
    ViewInspector.Content(
      InspectedNode(modifier: self, structure: .custom, parent: nil, element: .typed(nil)))
  }

  /// Whether it shows a popover.
  public var isPopoverPresenter: Bool { presents("popover") }

  /// Whether it shows a sheet or a cover.
  public var isSheetPresenter: Bool { presents("sheet") || presents("fullScreenCover") }

  /// Whether the body applies the modifier with a name to its content.
  private func presents(_ name: String) -> Bool {
    ModifierLink.chain(self, outer: nil)?
      .appliedToContent(in: InspectedNode.defaultEnvironment)
      .contains { $0.name == name } ?? false
  }
}

/// A presenter with a flag.
public protocol PopupPresenter: BasePopupPresenter {
  associatedtype Popup
  var isPresented: Binding<Bool> { get }
  var popupBuilder: () -> Popup { get }
  var onDismiss: (() -> Void)? { get }
}

extension PopupPresenter {
  /// What is done when it goes; nil for nothing.
  public var onDismiss: (() -> Void)? { nil }
  /// Whether it shows an alert.
  public var isAlertPresenter: Bool { Popup.self == Alert.self }
  /// Whether it shows an action sheet.
  public var isActionSheetPresenter: Bool { Popup.self == ActionSheet.self }

  /// What would be shown now.
  ///
  /// - Throws: `InspectionError` where nothing is to be shown.
  public func buildPopup() throws -> Any {
    guard isPresented.wrappedValue else {
      throw InspectionError.viewNotFound(parent: TypeName.short(Popup.self))
    }
    return popupBuilder()
  }

  /// Takes it away, through the binding.
  public func dismissPopup() { isPresented.wrappedValue = false }
}

/// A presenter with an item.
public protocol ItemPopupPresenter: BasePopupPresenter {
  associatedtype Popup
  associatedtype Item: Identifiable
  var item: Binding<Item?> { get }
  var popupBuilder: (Item) -> Popup { get }
  var onDismiss: (() -> Void)? { get }
}

extension ItemPopupPresenter {
  /// What is done when it goes; nil for nothing.
  public var onDismiss: (() -> Void)? { nil }
  /// Whether it shows an alert.
  public var isAlertPresenter: Bool { Popup.self == Alert.self }
  /// Whether it shows an action sheet.
  public var isActionSheetPresenter: Bool { Popup.self == ActionSheet.self }

  /// What would be shown now.
  ///
  /// - Throws: `InspectionError` where nothing is to be shown.
  public func buildPopup() throws -> Any {
    guard let item = item.wrappedValue else {
      throw InspectionError.viewNotFound(parent: TypeName.short(Popup.self))
    }
    return popupBuilder(item)
  }

  /// Takes it away, through the binding.
  public func dismissPopup() { item.wrappedValue = nil }
}
