import Device
import Foundation
import UIKit

/// The tabs that a phone's bar has no room for: its last place leads to a list of them.
@MainActor
final class MoreTabs {
  private unowned(unsafe) let owner: TabViewNode
  let button: TabButtonNode
  private var screen: _Node
  private var bar: _Node
  /// The tab that was selected when the list came in its place; nil while a tab shows.
  var tabBehindList: AnyHashable?
  var showsList: Bool { tabBehindList != nil }

  /// Shows what the further tabs are called, by their places among all.
  init(_ owner: TabViewNode, _ context: _NodeContext, rows: [MoreTabsScreen.Row]) {
    self.owner = owner
    button = TabButtonNode(owner, context)
    button.show(Label(SystemWord.more.text, systemImage: "ellipsis"), badge: nil)
    button.layoutParent = owner
    screen = MoreTabsScreen(rows: rows) { [weak owner] in owner?.selectTab(at: $0) }
      .makeNode(in: context)
    bar = MoreTabsBar { [weak owner] in owner?.showMoreTabs() }.makeNode(in: context)
    for element in [listElement, barElement] { element?.layoutParent = owner }
    screen.setShown(false)
    bar.setShown(false)
  }

  var listElement: LayoutNode? { Self.element(of: screen) }
  var barElement: LayoutNode? { Self.element(of: bar) }

  private static func element(of node: _Node) -> LayoutNode? {
    var elements: ContiguousArray<LayoutNode> = []
    node.collectElements(into: &elements)
    return elements.first
  }

  /// Shows the list, or the way back to it above one of its tabs, or neither.
  func update(isTabShown: Bool) {
    screen.setShown(showsList)
    bar.setShown(isTabShown && !showsList)
    button.setSelected(showsList || isTabShown)
  }

  func forEachChild(_ body: (_Node) -> Void) {
    body(screen)
    body(bar)
    body(button)
  }

  func tearDown() { forEachChild { $0.tearDown() } }
}

/// The list of the tabs that have no place in the bar.
struct MoreTabsScreen: View {
  struct Row: Identifiable {
    let id: Int
    let label: AnyView
  }

  let rows: [Row]
  let select: @MainActor (Int) -> Void

  var body: some View {
    NavigationStack {
      List(rows) { row in
        Button {
          select(row.id)
        } label: {
          HStack {
            row.label
            Spacer()
            Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
              .foregroundStyle(.tertiary)
          }
          .contentShape(.rect)
        }
        .buttonStyle(.plain)
      }
      .listStyle(.plain)
      .navigationTitle(Text(verbatim: SystemWord.more.text))
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// The bar above a tab that was chosen in the list, with the way back to it.
struct MoreTabsBar: View {
  let back: @MainActor () -> Void

  var body: some View {
    HStack {
      Button(action: back) {
        HStack(spacing: 6) {
          Image(systemName: "chevron.backward").fontWeight(.semibold)
          Text(verbatim: SystemWord.more.text)
        }
      }
      Spacer()
    }
    .padding(.horizontal, 8)
    .frame(maxHeight: .infinity)
  }
}
