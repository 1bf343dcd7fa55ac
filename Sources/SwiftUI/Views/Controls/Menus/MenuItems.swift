import Foundation

/// One line of an open menu.
@MainActor
struct MenuItem {
  enum Kind {
    /// Something to choose.
    case row
    /// The title of a section, or other text.
    case header
    /// The gap between two groups.
    case gap
  }

  let kind: Kind
  /// What the line shows; nil for gaps.
  let element: LayoutNode?
  /// The picker that the line is an option of.
  var picker: PickerNode?
  /// The picker whose options the line opens.
  var submenu: PickerNode?
  /// Whether it is a text that stands among the rows, and looks as one that cannot be chosen.
  var isPlainText = false
}

/// Finds the lines of a menu in its content.
@MainActor
struct MenuItemCollector {
  private(set) var items: [MenuItem] = []
  /// Whether the next line comes below the title of its section.
  private var isBelowTitle = false

  mutating func add(_ node: _Node) {
    if let section = node as? SectionNode {
      addGap()
      for element in elements(section.header) {
        append(MenuItem(kind: .header, element: element))
        isBelowTitle = true
      }
      if let content = section.content { add(content) }
      for element in elements(section.footer) {
        append(MenuItem(kind: .header, element: element))
      }
      isBelowTitle = false
      addGap()
    } else if node is DividerNode {
      addGap()
    } else if let picker = node as? PickerNode, picker.showsValue {
      append(MenuItem(kind: .row, element: picker.label, submenu: picker))
    } else if let picker = node as? PickerNode {
      addGap()
      for option in picker.elements {
        append(MenuItem(kind: .row, element: option, picker: picker))
      }
      addGap()
    } else if let element = node as? LayoutNode {
      let isText = element is TextNode
      append(MenuItem(kind: isText ? .header : .row, element: element, isPlainText: isText))
    } else if node.isMultiWrapper {
      for element in elements(node) { append(MenuItem(kind: .row, element: element)) }
    } else {
      node.forEachChild { add($0) }
    }
  }

  /// The lines without gaps at the ends or twice in a row.
  func finish() -> [MenuItem] {
    var result = items
    while result.last?.kind == .gap { result.removeLast() }
    return result
  }

  /// The lines from the last to the first, each header still above its rows.
  static func reversed(_ items: [MenuItem]) -> [MenuItem] {
    items.split { $0.kind == .gap }
      .reversed()
      .map { group in
        group.filter { $0.kind == .header } + group.filter { $0.kind != .header }.reversed()
      }
      .reduce(into: []) { result, group in
        if !result.isEmpty { result.append(MenuItem(kind: .gap, element: nil)) }
        result += group
      }
  }

  private mutating func append(_ item: MenuItem) {
    items.append(item)
    isBelowTitle = false
  }

  /// Parts groups, but not the title of a section from its first line.
  private mutating func addGap() {
    guard let last = items.last, last.kind != .gap, !isBelowTitle else { return }
    items.append(MenuItem(kind: .gap, element: nil))
  }

  private func elements(_ node: _Node?) -> ContiguousArray<LayoutNode> {
    var elements: ContiguousArray<LayoutNode> = []
    node?.collectElements(into: &elements)
    return elements
  }
}

/// A label in a menu: its icon stands at the far end.
nonisolated struct MenuLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      Spacer(minLength: 8)
      configuration.icon
    }
  }
}

/// A toggle in a menu: a row that bears a mark while it is on.
nonisolated struct MenuToggleStyle: ToggleStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    MenuToggleRow(configuration: configuration)
  }
}

nonisolated struct MenuToggleRow: View {
  let configuration: ToggleStyleConfiguration

  @MainActor var body: some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        configuration.label
        Spacer(minLength: 0)
      }
    }
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
    .modifier(MenuMarkModifier(isMarked: configuration.isOn))
  }
}

extension EnvironmentValues {
  /// Makes controls look as they do in menus.
  mutating func setMenuLooks() {
    buttonStyle = .look(.menuRow)
    controlForeground = nil
    isInListRow = false
    isInMenu = true
    leaveBar()
    font = nil
    pickerLook = .inline
    self[LabelStyleKey.self] = MainActor.assumeIsolated {
      TypedStyleBox(MenuLabelStyle()) { $0.makeBody(configuration: $1) }
    }
    self[ToggleStyleKey.self] = MainActor.assumeIsolated {
      TypedStyleBox(MenuToggleStyle()) { $0.makeBody(configuration: $1) }
    }
  }

  /// Makes words look as the titles of a menu and of its sections: small and faint, as in UIKit's menus.
  mutating func setMenuTitleLooks() {
    font = .footnote
    controlForeground = .secondary
  }
}
