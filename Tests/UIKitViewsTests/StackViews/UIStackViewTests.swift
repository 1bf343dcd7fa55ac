import Testing

@testable import UIKit

@MainActor
@Suite struct UIStackViewTests {
  private func stack(
    _ views: [UIView], _ axis: NSLayoutConstraint.Axis, width: CGFloat = 300, height: CGFloat = 100
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return stack
  }

  @Test func verticalFillStacksFromTheTop() {
    let views = [SizedView(10, 20), SizedView(30, 40)]
    let stack = stack(views, .vertical, height: 70)
    stack.spacing = 10
    stack.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(views[1].frame == CGRect(x: 0, y: 30, width: 300, height: 40))
  }

  @Test func fillEqually() {
    let views = [SizedView(10, 20), SizedView(30, 40), SizedView(50, 60)]
    let stack = stack(views, .horizontal)
    stack.distribution = .fillEqually
    stack.spacing = 15
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [90, 90, 90])
    #expect(views.map(\.frame.minX) == [0, 105, 210])
    #expect(views.map(\.frame.height) == [100, 100, 100])
  }

  @Test func equalSpacingAndCenter() {
    let views = [SizedView(50, 20), SizedView(50, 40), SizedView(100, 60)]
    let stack = stack(views, .horizontal)
    stack.distribution = .equalSpacing
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 100, 200])
    #expect(views.map(\.frame.midY) == [50, 50, 50])
  }

  @Test func proportionalLengths() {
    let views = [SizedView(50, 20), SizedView(100, 20)]
    let stack = stack(views, .horizontal)
    stack.distribution = .fillProportionally
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [100, 200])
  }

  @Test func hiddenViewsCollapse() {
    let views = [SizedView(10, 20), SizedView(10, 20), SizedView(10, 20)]
    let stack = stack(views, .vertical)
    stack.spacing = 5
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 70)
    views[1].isHidden = true
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 45)
    #expect(stack.arrangedSubviews.count == 3)
  }

  @Test func customSpacingAndMargins() {
    let views = [SizedView(10, 20), SizedView(10, 20), SizedView(10, 20)]
    let stack = stack(views, .vertical)
    stack.spacing = 5
    stack.setCustomSpacing(30, after: views[0])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 16, height: 99))
  }

  @Test func nestedStacksInAScreen() {
    let title = UILabel()
    title.text = "Title"
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let row = UIStackView(arrangedSubviews: [title, button])
    row.alignment = .firstBaseline
    let column = UIStackView(arrangedSubviews: [row, SizedView(10, 50)])
    column.axis = .vertical
    column.spacing = 8
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    column.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: container.topAnchor),
      column.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    container.layoutIfNeeded()
    #expect(column.frame.width == 200)
    #expect(row.frame.width == 200)
    #expect(column.frame.height == row.frame.height + 58)
    #expect(button.frame.maxX == 200)
    let baselines = [title, button].map { view in
      view.frame.minY + view.firstBaselineOffset
    }
    #expect(abs(baselines[0] - baselines[1]) < 0.5)
  }

  @Test func removedSubviewLeavesTheArrangement() {
    let views = [SizedView(10, 20), SizedView(10, 20)]
    let stack = stack(views, .vertical)
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1]])
    stack.removeArrangedSubview(views[1])
    #expect(views[1].superview === stack)
  }
}
