import SwiftUI

/// A modifier of the app's own that presents a popup.
///
/// Popups are inspected as they are; conforming to these protocols is not needed, but does no harm.
@preconcurrency @MainActor
public protocol BasePopupPresenter: ViewModifier {
  /// Does what dismissing the popup does to the binding.
  func dismissPopup()
}

/// A presenter with a flag.
public protocol PopupPresenter: BasePopupPresenter {
  associatedtype Popup
  var isPresented: Binding<Bool> { get }
  var popupBuilder: () -> Popup { get }
  var onDismiss: (() -> Void)? { get }
}

extension PopupPresenter {
  public var onDismiss: (() -> Void)? { nil }

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
  public var onDismiss: (() -> Void)? { nil }

  public func dismissPopup() { item.wrappedValue = nil }
}
