import Foundation

/// What a tap on a row means beyond pressing the buttons in it.
extension ListRowNode {
  /// The header of a disclosure group that the row is.
  var disclosure: DisclosureHeaderNode? {
    var node = element
    while let wrapper = node as? WrapperNode, let inner = wrapper.element { node = inner }
    return node as? DisclosureHeaderNode
  }

  /// Whether a link stands in the row.
  var hasLink: Bool { rowButtons.contains { $0.parent is any NavigationLinkMarker } }

  /// Whether the row shows something in the column beside the list's, and not on top of it.
  var leadsBeside: Bool { nearest(NavigationSplitNode.self)?.leadsBeside(list) ?? false }

  /// The option of a picker that the row is.
  var pickerOption: PickerOptionRowNode? { element as? PickerOptionRowNode }

  /// The picker in the row that leads to a screen with its options.
  var pickerLink: PickerNode? {
    var node = element
    while let wrapper = node as? WrapperNode, let inner = wrapper.element { node = inner }
    guard let picker = node as? PickerNode, picker.look == .navigationLink else { return nil }
    return picker
  }

  /// What a tap on the row, as a suggestion, puts into the search field.
  var isSearchSuggestion: Bool {
    traits.contains {
      switch $0 {
      case .searchCompletion, .searchToken: true
      default: false
      }
    }
  }

  /// Takes what the row suggests over into the search field.
  func completeSearch() {
    let search = nearest(SearchSuggestionsNode.self)?.screen?.item.search
    for trait in traits {
      switch trait {
      case .searchCompletion(let text): search?.setText(text)
      case .searchToken(let token): search?.addToken(token)
      default: continue
      }
      return
    }
  }

  /// What a link in the row selects, where it only selects: in the column of a split view.
  var selectingLink: AnyHashable? {
    guard list.selection != nil, !list.isEditing else { return nil }
    for button in rowButtons {
      if let link = button.parent as? any NavigationLinkMarker, let value = link.selectedValue {
        return value
      }
    }
    return nil
  }

  var isSelectable: Bool { list.selection != nil && selectionValue != nil }
}
