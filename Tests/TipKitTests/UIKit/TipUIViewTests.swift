import Testing
import TipKit
import UIKit

extension TipTests {
  /// Tips in controllers of UIKit.
  @MainActor
  @Suite struct TipUIViewTests {
    private struct SearchTip: Tip {
      var title: Text { Text("Search") }
      var message: Text? { Text("Find what you forgot the name of, by what it looks like.") }
      var image: Image? { Image(systemName: "star") }
      var actions: [Action] { Action(id: "try", title: "Try it") }
    }

    private final class InlineController: UIViewController {
      private(set) weak var tipView: TipUIView?
      private(set) var told: [String] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        let tipView = TipUIView(SearchTip()) { [weak self] in self?.told.append($0.id) }
        tipView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tipView)
        NSLayoutConstraint.activate([
          tipView.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          tipView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          tipView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        self.tipView = tipView
      }
    }

    private final class PopoverController: UIViewController {
      let button = UIButton(type: .system)

      override func viewDidLoad() {
        super.viewDidLoad()
        button.frame = CGRect(x: 40, y: 100, width: 100, height: 40)
        button.setTitle("Find", for: .normal)
        view.addSubview(button)
      }

      func showTip() {
        present(TipUIPopoverViewController(SearchTip(), sourceItem: button), animated: false)
      }
    }

    @Test func aControllerShowsATipInItsView() throws {
      let controller = InlineController()
      let screen = try TipScreen(controller)
      #expect(try screen.shows("Search"))
      let tipView = try #require(controller.tipView)
      #expect(tipView.frame.width == screen.window.bounds.width - 40)
      // Two lines of the message at least, and the action.
      #expect(tipView.frame.height > 100 && tipView.frame.height < 250)
      try screen.tap("Try it")
      #expect(controller.told == ["try"])
      try screen.tap("Close")
      #expect(SearchTip().status == .invalidated(.tipClosed))
    }

    @Test func itsLooksCanBeSet() throws {
      try launch()
      let tipView = TipUIView(SearchTip())
      let height = tipView.sizeThatFits(CGSize(width: 300, height: 1000)).height
      tipView.imageSize = CGSize(width: 40, height: 400)
      #expect(tipView.sizeThatFits(CGSize(width: 300, height: 1000)).height > height + 100)
      tipView.backgroundColor = .red
      tipView.cornerRadius = 20
      #expect(tipView.backgroundColor == .red && tipView.cornerRadius == 20)
      #expect(TipUIView(SearchTip(), arrowEdge: .top).intrinsicContentSize.height > 10)
    }

    @Test func aControllerPresentsATipInAPopover() throws {
      let controller = PopoverController()
      let screen = try TipScreen(controller)
      controller.showTip()
      screen.pass(1)
      let popover = try #require(try screen.elements().first { $0.elementType == .popover })
      #expect(popover.firstDescendant { $0.label == "Search" } != nil)
      #expect(popover.frame.width <= 320 && popover.frame.height < 300)
      try screen.tap("Close")
      #expect(SearchTip().status == .invalidated(.tipClosed))
    }

    @Test func aTapBesideAPresentedTipClosesIt() throws {
      let controller = PopoverController()
      let screen = try TipScreen(controller)
      controller.showTip()
      screen.pass(1)
      try screen.tap(at: CGPoint(x: 20, y: screen.window.bounds.height - 40))
      #expect(SearchTip().status == .invalidated(.tipClosed))
      #expect(controller.presentedViewController == nil)
    }
  }
}
