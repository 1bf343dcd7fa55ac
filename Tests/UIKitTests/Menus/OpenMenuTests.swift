import Accessibility
import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// What an open menu shows, and what closes it.
@MainActor
struct OpenMenuTests {
  private final class Screen: UIViewController {
    let button = UIButton(type: .system)
    var chosen: [String] = []
    private let make: (Screen) -> UIMenu

    init(_ make: @escaping (Screen) -> UIMenu) {
      self.make = make
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Sort", for: .normal)
      button.frame = CGRect(x: 150, y: 100, width: 90, height: 34)
      button.showsMenuAsPrimaryAction = true
      button.menu = make(self)
      view.addSubview(button)
    }

    func action(
      _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) -> UIAction {
      UIAction(title: title, attributes: attributes, state: state) { [weak self] in
        self?.chosen.append($0.title)
      }
    }
  }

  private func open(_ make: @escaping (Screen) -> UIMenu) -> (Screen, UIWindow) {
    let screen = Screen(make)
    let window = show(screen)
    tap(element(.button, "Sort"))
    return (screen, window)
  }

  @Test func itsRowsAreButtonsInCellsOfACollection() throws {
    let (_, window) = open { screen in
      UIMenu(title: "Order", children: [screen.action("Name"), screen.action("Date")])
    }
    defer { window.isHidden = true }
    let list = try #require(element(.collectionView))
    let kinds = list.children.map(\.elementType)
    #expect(kinds == [.staticText, .cell, .cell])
    #expect(list.children.dropFirst().flatMap(\.children).map(\.label) == ["Name", "Date"])
    #expect(list.children.first?.label == "Order")
    #expect(element(.sheet) == nil)
  }

  @Test func itStandsBesideItsButton() throws {
    let (screen, window) = open { UIMenu(children: [$0.action("Name"), $0.action("Date")]) }
    defer { window.isHidden = true }
    let list = try #require(element(.collectionView))
    #expect(list.frame.width == 250)
    #expect(list.frame.height == 88)
    #expect(list.frame.minY > screen.button.frame.maxY)
    #expect(abs(list.frame.midX - screen.button.frame.midX) < 1)
  }

  @Test func aTapBesideItClosesIt() throws {
    let (screen, window) = open { UIMenu(children: [$0.action("Name")]) }
    defer { window.isHidden = true }
    let region = try #require(element(.button, "PopoverDismissRegion"))
    #expect(region.label == "dismiss popup")
    tap(region)
    #expect(element(.collectionView) == nil)
    #expect(screen.chosen == [])
    #expect(screen.presentedViewController == nil)
  }

  @Test func rowsAreMarkedDisabledAndHidden() throws {
    let (screen, window) = open { screen in
      UIMenu(children: [
        screen.action("On", state: .on), screen.action("Off", attributes: .disabled),
        screen.action("Gone", attributes: .hidden),
      ])
    }
    defer { window.isHidden = true }
    #expect(element(.button, "On")?.isSelected == true)
    #expect(element(.button, "Off")?.isEnabled == false)
    #expect(element(.button, "Gone") == nil)
    tap(element(.button, "Off"))
    #expect(screen.chosen == [])
  }

  @Test func aRowShowsItsSubtitleAndImage() throws {
    let (screen, window) = open { _ in
      UIMenu(children: [
        UIAction(
          title: "Name", subtitle: "From A to Z", image: UIImage(systemName: "star")
        ) { _ in }
      ])
    }
    defer { window.isHidden = true }
    #expect(element(.button, "Name, From A to Z") != nil)
    let menu = try #require(screen.presentedViewController?.view)
    func images(_ view: UIView) -> [UIImageView] {
      (view as? UIImageView).map { [$0] } ?? view.subviews.flatMap(images)
    }
    let shown = images(menu).filter { !$0.isHidden && $0.image != nil }
    #expect(shown.count == 1)
    #expect(shown.allSatisfy { $0.frame.minX > 125 }, "it stands at the other side of the title")
  }

  @Test func aMenuThatIsToStayStays() throws {
    let (screen, window) = open { screen in
      UIMenu(
        options: .singleSelection,
        children: [
          screen.action("Small", attributes: .keepsMenuPresented, state: .on),
          screen.action("Large", attributes: .keepsMenuPresented),
        ])
    }
    defer { window.isHidden = true }
    tap(element(.button, "Large"))
    #expect(screen.chosen == ["Large"])
    #expect(element(.button, "Large")?.isSelected == true)
    #expect(element(.button, "Small")?.isSelected == false)
  }

  @Test func groupsStandApart() throws {
    let (_, window) = open { screen in
      UIMenu(children: [
        screen.action("First"),
        UIMenu(options: .displayInline, children: [screen.action("Second")]),
        screen.action("Third"),
      ])
    }
    defer { window.isHidden = true }
    let frames = ["First", "Second", "Third"].compactMap { element(.button, $0)?.frame }
    #expect(frames.map(\.height) == [44, 44, 44])
    #expect(frames[1].minY - frames[0].maxY == 8)
    #expect(frames[2].minY - frames[1].maxY == 8)
  }

  @Test func whatComesLateStandsInItsPlace() throws {
    var answer: (([UIMenuElement]) -> Void)?
    let (screen, window) = open { screen in
      UIMenu(children: [
        screen.action("First"), UIDeferredMenuElement.uncached { answer = $0 },
        screen.action("Last"),
      ])
    }
    defer { window.isHidden = true }
    func titles() -> [String] {
      (element(.collectionView)?.children ?? []).flatMap(\.children).map(\.label)
    }
    #expect(titles() == ["First", "Last"])
    answer?([screen.action("Late")])
    settle()
    #expect(titles() == ["First", "Late", "Last"])
  }

  @Test func aLongMenuScrolls() throws {
    let (_, window) = open { screen in
      UIMenu(children: (0..<40).map { screen.action("Row \($0)") })
    }
    defer { window.isHidden = true }
    let list = try #require(element(.collectionView))
    #expect(list.frame.maxY <= window.bounds.maxY)
    #expect(try #require(element(.button, "Row 39")).frame.maxY > window.bounds.maxY)
    let middle = CGPoint(x: list.frame.midX, y: list.frame.midY)
    play(.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 300), hold: 0.5))
    #expect(try #require(element(.button, "Row 0")).frame.minY < 0)
  }
}
