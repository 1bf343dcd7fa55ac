import Foundation

/// A menu for the rows of the lists inside, made for those that it is opened on.
struct SelectionMenu {
  /// The items of the menu for some values; no value that the menu is for makes none.
  let items: (Set<AnyHashable>) -> any View
  /// What a tap on a row does in place of selecting it.
  let primaryAction: ((Set<AnyHashable>) -> Void)?
}

private enum SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

/// Gives lists a menu for their rows.
public nonisolated struct _SelectionMenuModifier<Value: Hashable, Menu: View>:
  EnvironmentChangingModifier
{
  public typealias Body = Never

  package let menu: (Set<Value>) -> Menu
  package let primaryAction: ((Set<Value>) -> Void)?

  package var change: (inout EnvironmentValues) -> Void {
    func typed(_ values: Set<AnyHashable>) -> Set<Value> {
      Set(values.compactMap { $0.base as? Value })
    }
    let (menu, primaryAction) = (menu, primaryAction)
    let selectionMenu = SelectionMenu(
      items: { menu(typed($0)) },
      primaryAction: primaryAction.map { action in { action(typed($0)) } })
    return { $0.selectionMenu = selectionMenu }
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("contextMenu", environment: change) }
}

extension View {
  /// Adds a menu that opens when a row of a list with a selection is held.
  ///
  /// It is for the row that is held, or for all that are selected if the row is one of them. With
  /// `primaryAction` a tap on a row does that and selects nothing, unless the list is being edited.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(_SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}
