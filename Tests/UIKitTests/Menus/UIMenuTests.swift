import Testing

@testable import UIKit

@MainActor
struct UIMenuTests {
  // Apple of `UIMenu.init`: without an identifier the menu gets one of its own.

  @Test func menusWithoutAnIdentifierAreNotTheSame() {
    let (one, other) = (UIMenu(title: "Menu"), UIMenu(title: "Menu"))
    #expect(one.identifier != other.identifier)
    let action = UIAction(title: "Copy", state: .on) { _ in }
    let filled = one.replacingChildren([action, UIMenu(options: .displayInline)])
    #expect(filled.identifier == one.identifier)
    #expect(one.children.isEmpty)
    #expect(filled.children.count == 2)
    #expect(filled.selectedElements == [action])
    #expect(UIMenu(identifier: .edit).identifier == .edit)
  }
}
