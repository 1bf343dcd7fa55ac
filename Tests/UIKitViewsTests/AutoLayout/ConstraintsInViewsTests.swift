import CoreGraphics
import Testing

@testable import UIKit

/// Constraints, margins, guides and stacks.
@MainActor
@Suite(.serialized)
struct ConstraintsInViewsTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func add<V: UIView>(_ view: V, to parent: UIView? = nil) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? container).addSubview(view)
    return view
  }

  // Apple of `preservesSuperviewLayoutMargins`: the margins of the superview count where they reach into the view.

  @Test func marginsReachIntoWhatPreservesThem() {
    container.insetsLayoutMarginsFromSafeArea = false
    container.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 4)
    let view = UIView(frame: CGRect(x: 10, y: 50, width: 290, height: 100))
    container.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 8))
    let inside = add(UIView(), to: view)
    NSLayoutConstraint.activate([
      inside.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      inside.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      inside.topAnchor.constraint(equalTo: view.topAnchor),
      inside.heightAnchor.constraint(equalToConstant: 10),
    ])
    container.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 30, y: 0, width: 252, height: 10))
    container.layoutMargins.left = 60
    container.layoutIfNeeded()
    #expect(inside.frame.minX == 50)
  }

  // Apple of `viewLayoutMarginsDidChange()`: called where the margins of the controller's view are others. They hold the
  // safe area, too.

  @Test func controllersHearOfTheirMargins() {
    final class Screen: UIViewController {
      var margins: [CGFloat] = []
      override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        margins.append(view.layoutMargins.top)
      }
    }
    let screen = Screen()
    let window = show(screen)
    defer { window.isHidden = true }
    let top = window.safeAreaInsets.top
    #expect(screen.margins.last == top)
    screen.additionalSafeAreaInsets.top = 10
    window.layoutIfNeeded()
    #expect(screen.margins.last == top + 10)
    let count = screen.margins.count
    screen.view.layoutMargins.left = 70
    window.layoutIfNeeded()
    #expect(screen.margins.count > count)
  }

  // Apple of `updateConstraints()` and `layoutSubviews()`: constraints are updated from the inside out, and views laid
  // out from the outside in.

  @Test func updatesGoOutwardsAndLayoutsInwards() {
    final class Noted: UIView {
      var note: ((String) -> Void)?
      override func updateConstraints() {
        note?("update")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        note?("layout")
      }
    }
    let (outer, inner) = (Noted(frame: container.bounds), add(Noted()))
    outer.addSubview(inner)
    container.addSubview(outer)
    inner.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
    container.layoutIfNeeded()
    var log: [String] = []
    outer.note = { log.append("\($0) outer") }
    inner.note = { log.append("\($0) inner") }
    for view in [outer, inner] {
      view.setNeedsUpdateConstraints()
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
    }
    container.layoutIfNeeded()
    #expect(log == ["update inner", "update outer", "layout outer", "layout inner"])
    container.layoutIfNeeded()
    #expect(log.count == 4)
  }

  @Test func guidesShareTheRoomBetweenViews() {
    let (left, right) = (add(SizedView(50, 20)), add(SizedView(70, 20)))
    let gaps = (0..<3).map { _ in UILayoutGuide() }
    for gap in gaps { container.addLayoutGuide(gap) }
    for gap in gaps.dropFirst() {
      gap.widthAnchor.constraint(equalTo: gaps[0].widthAnchor).isActive = true
    }
    let row: [(NSLayoutXAxisAnchor, NSLayoutXAxisAnchor)] = [
      (gaps[0].leadingAnchor, container.leadingAnchor),
      (left.leadingAnchor, gaps[0].trailingAnchor), (gaps[1].leadingAnchor, left.trailingAnchor),
      (right.leadingAnchor, gaps[1].trailingAnchor), (gaps[2].leadingAnchor, right.trailingAnchor),
      (container.trailingAnchor, gaps[2].trailingAnchor),
    ]
    for (one, other) in row { one.constraint(equalTo: other).isActive = true }
    for view in [left, right] {
      view.centerYAnchor.constraint(equalTo: container.centerYAnchor).isActive = true
    }
    container.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 60, y: 90, width: 50, height: 20))
    #expect(right.frame.minX == 170)
    #expect(gaps[1].layoutFrame.width == 60)
    #expect(gaps[1].owningView === container)
    container.removeLayoutGuide(gaps[1])
    #expect(gaps[1].owningView == nil)
    #expect(!container.layoutGuides.contains(gaps[1]))
  }

  @Test func contentFollowsAnAdditionalSafeArea() {
    let controller = UIViewController()
    let window = show(controller)
    defer { window.isHidden = true }
    let bar = add(SizedView(100, 30), to: controller.view)
    let guide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: guide.topAnchor),
      bar.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
    ])
    window.layoutIfNeeded()
    let top = window.safeAreaInsets.top
    #expect(bar.frame.minY == top)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 25, left: 40, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(bar.frame.minY == top + 25)
    #expect(bar.center.x == window.bounds.midX + 20)
    #expect(controller.view.safeAreaLayoutGuide === guide)
    #expect(guide.layoutFrame.minX == 40)
  }

  @Test func aStackIsAsLargeAsWhatIsSeenInIt() {
    let views = [SizedView(50, 20), SizedView(80, 30), SizedView(60, 40)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 5
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    func size() -> CGSize {
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    #expect(size() == CGSize(width: 86, height: 104))
    views[1].isHidden = true
    #expect(size() == CGSize(width: 66, height: 69))
    #expect(stack.arrangedSubviews.count == 3)
    views[2].size = CGSize(width: 90, height: 10)
    #expect(size() == CGSize(width: 96, height: 39))
    views[1].isHidden = false
    #expect(size() == CGSize(width: 96, height: 74))
    // What is no longer arranged stays inside, and takes no room.
    stack.removeArrangedSubview(views[0])
    #expect(size() == CGSize(width: 96, height: 49))
    #expect(views[0].superview === stack)
  }

  // The content's resistance has a priority of 750, its hugging of 250: an optional width wins above them only.

  @Test func optionalWidthsWinAboveWhatTheContentWants() {
    let view = add(SizedView(100, 20))
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    func solved(_ constant: CGFloat, _ priority: Float) -> CGFloat {
      width.constant = constant
      width.priority = UILayoutPriority(priority)
      width.isActive = true
      container.layoutIfNeeded()
      return view.frame.width
    }
    #expect(solved(50, 749) == 100)
    #expect(solved(50, 751) == 50)
    #expect(solved(180, 249) == 100)
    #expect(solved(180, 251) == 180)
    view.setContentHuggingPriority(.required, for: .horizontal)
    #expect(solved(180, 999) == 100)
    view.setContentCompressionResistancePriority(UILayoutPriority(10), for: .horizontal)
    #expect(solved(50, 11) == 50)
  }

  @Test func masksFollowWhatConstraintsSize() {
    let box = add(UIView())
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, box.heightAnchor.constraint(equalToConstant: 50),
      box.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      box.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    let wide = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 20))
    wide.autoresizingMask = .flexibleWidth
    let right = UIView(frame: CGRect(x: 70, y: 0, width: 20, height: 20))
    right.autoresizingMask = .flexibleLeftMargin
    box.addSubview(wide)
    box.addSubview(right)
    width.constant = 160
    container.layoutIfNeeded()
    #expect(wide.frame == CGRect(x: 10, y: 0, width: 140, height: 20))
    #expect(right.frame == CGRect(x: 130, y: 0, width: 20, height: 20))
  }
}
