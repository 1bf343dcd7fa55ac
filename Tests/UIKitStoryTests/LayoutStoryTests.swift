import Foundation
import Testing
import UIKit

/// Screens that are laid out with constraints and stacks.
@MainActor
struct LayoutStoryTests {
  @Test func aHiddenRowLeavesNoGap() {
    let rows = (0..<3).map { _ in box(height: 40) }
    let stack = column(rows, spacing: 10)
    let window = hosted(stack)
    defer { window.isHidden = true }
    #expect(stack.bounds.height == 140)
    rows[1].isHidden = true
    window.layoutIfNeeded()
    #expect(stack.bounds.height == 90)
    #expect(rows[2].frame.minY == 50)
    rows[1].isHidden = false
    window.layoutIfNeeded()
    #expect(rows[2].frame.minY == 100)
  }

  @Test func ownSpacingFollowsItsView() {
    let rows = (0..<3).map { _ in box(height: 20) }
    let stack = column(rows, spacing: 8)
    stack.setCustomSpacing(30, after: rows[0])
    let window = hosted(stack)
    defer { window.isHidden = true }
    #expect(rows[1].frame.minY == 50)
    #expect(rows[2].frame.minY == 78)
  }

  @Test func equalColumnsShareTheWidth() {
    let parts = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: parts)
    stack.distribution = .fillEqually
    stack.spacing = 15
    let screen = UIViewController()
    stack.pin(to: screen.view)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let width = (window.bounds.width - 30) / 3
    #expect(parts.allSatisfy { abs($0.bounds.width - width) < 0.5 })
  }

  @Test func aRowIsAddedAndTakenAway() {
    let stack = column([box(height: 10)], spacing: 0)
    let window = hosted(stack)
    defer { window.isHidden = true }
    let added = box(height: 30)
    stack.insertArrangedSubview(added, at: 0)
    window.layoutIfNeeded()
    #expect(stack.bounds.height == 40)
    #expect(added.frame.minY == 0)
    stack.removeArrangedSubview(added)
    #expect(added.superview === stack)
    added.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(stack.arrangedSubviews.count == 1)
    #expect(stack.bounds.height == 10)
  }

  @Test func theLabelThatResistsMoreKeepsItsText() {
    let title = UILabel("A rather long title that takes much room")
    let price = UILabel("1,299.00 €")
    price.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [title, price])
    let screen = UIViewController()
    row.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(row)
    NSLayoutConstraint.activate([
      row.widthAnchor.constraint(equalToConstant: 200),
      row.topAnchor.constraint(equalTo: screen.view.topAnchor),
      row.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
    ])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    #expect(price.bounds.width >= price.intrinsicContentSize.width)
    #expect(title.bounds.width < title.intrinsicContentSize.width)
  }

  @Test func theLabelThatHugsLessGrows() {
    let name = UILabel("Name")
    let value = UILabel("Value")
    name.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [name, value])
    let screen = UIViewController()
    row.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(row)
    NSLayoutConstraint.activate([
      row.widthAnchor.constraint(equalToConstant: 300),
      row.topAnchor.constraint(equalTo: screen.view.topAnchor),
      row.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
    ])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    #expect(abs(name.bounds.width - name.intrinsicContentSize.width) < 0.5)
    #expect(abs(value.frame.maxX - 300) < 0.5)
  }

  @Test func aConstantThatChangesMovesTheView() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    let screen = UIViewController()
    screen.view.addSubview(box)
    let top = box.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      top, box.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2),
    ])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    #expect(box.frame == CGRect(x: 0, y: 10, width: 50, height: 100))
    top.constant = 60
    #expect(box.frame.minY == 10)
    window.layoutIfNeeded()
    #expect(box.frame.minY == 60)
  }

  @Test func oneOfTwoLayoutsIsActive() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    let screen = UIViewController()
    screen.view.addSubview(box)
    let narrow = [box.widthAnchor.constraint(equalToConstant: 100)]
    let wide = [box.widthAnchor.constraint(equalTo: screen.view.widthAnchor)]
    NSLayoutConstraint.activate(
      narrow + [
        box.topAnchor.constraint(equalTo: screen.view.topAnchor),
        box.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: 10),
      ])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    #expect(box.bounds.width == 100)
    NSLayoutConstraint.deactivate(narrow)
    NSLayoutConstraint.activate(wide)
    window.layoutIfNeeded()
    #expect(box.bounds.width == window.bounds.width)
  }

  @Test func theScrollViewsContentIsAsHighAsItsStack() {
    let scroll = UIScrollView()
    let stack = column((0..<30).map { _ in box(height: 50) }, spacing: 0)
    let screen = UIViewController()
    scroll.pin(to: screen.view)
    stack.pin(to: scroll)
    stack.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    let window = onScreen(screen)
    defer { window.isHidden = true }
    #expect(scroll.contentSize == CGSize(width: window.bounds.width, height: 1500))
  }

  @Test func contentKeepsClearOfTheNotch() {
    let label = UILabel("Top")
    label.translatesAutoresizingMaskIntoConstraints = false
    let screen = UIViewController()
    screen.view.addSubview(label)
    let guide = screen.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.leadingAnchor.constraint(equalTo: screen.view.layoutMarginsGuide.leadingAnchor),
    ])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    #expect(label.frame.minY == window.safeAreaInsets.top)
    #expect(label.frame.minX == screen.view.layoutMargins.left)
    screen.additionalSafeAreaInsets.top = 20
    window.layoutIfNeeded()
    #expect(label.frame.minY == window.safeAreaInsets.top + 20)
  }

  @Test func fromRightToLeftLeadingIsRight() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    let screen = UIViewController()
    for view in [box, screen.view] { view?.semanticContentAttribute = .forceRightToLeft }
    screen.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      box.topAnchor.constraint(equalTo: screen.view.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    #expect(box.frame.maxX == window.bounds.width)
  }

  @Test func aFormTellsTheHeightItNeeds() {
    let stack = column([box(height: 44), box(height: 100)], spacing: 6)
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 300, height: 150))
  }

  @Test func aBrokenConstraintDoesNotMoveTheOthers() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    let screen = UIViewController()
    screen.view.addSubview(box)
    let wish = box.widthAnchor.constraint(equalToConstant: 300)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wish, box.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
      box.heightAnchor.constraint(equalToConstant: 20),
      box.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor),
    ])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    #expect(box.bounds.size == CGSize(width: 120, height: 20))
    #expect(box.center == CGPoint(x: window.bounds.midX, y: window.bounds.midY))
  }

  // MARK: Parts

  private func box(height: CGFloat) -> UIView {
    let box = UIView()
    box.heightAnchor.constraint(equalToConstant: height).isActive = true
    return box
  }

  private func column(_ views: [UIView], spacing: CGFloat) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    return stack
  }

  private func hosted(_ stack: UIStackView) -> UIWindow {
    let screen = UIViewController()
    stack.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: screen.view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
    ])
    return onScreen(screen)
  }
}
