import Testing

@testable import UIKit

@MainActor
@Suite struct AutoLayoutTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func add<V: UIView>(_ view: V) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    return view
  }

  @Test func pinsToEdgesWithMargins() {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 8),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 8, width: 268, height: 44))
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func followsTheContainerWhenItResizes() {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: container.leftAnchor),
      view.rightAnchor.constraint(equalTo: container.rightAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
    container.layoutIfNeeded()
    container.frame.size = CGSize(width: 100, height: 50)
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func centersWithARatio() {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      view.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2.0 / 3.0),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 75, y: 50, width: 150, height: 100))
  }

  @Test func constantAndPriorityCanChange() {
    let view = add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    let other = view.widthAnchor.constraint(equalToConstant: 70)
    other.priority = .defaultHigh
    width.priority = UILayoutPriority(900)
    NSLayoutConstraint.activate([
      width, other, view.leftAnchor.constraint(equalTo: container.leftAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 5),
    ])
    container.layoutIfNeeded()
    #expect(view.frame.width == 10)
    width.constant = 30
    container.layoutIfNeeded()
    #expect(view.frame.width == 30)
    width.priority = .defaultLow
    container.layoutIfNeeded()
    #expect(view.frame.width == 70)
    other.isActive = false
    container.layoutIfNeeded()
    #expect(view.frame.width == 30)
  }

  @Test func intrinsicSizesAndHugging() {
    let left = add(SizedView(40, 20))
    let right = add(SizedView(60, 30))
    left.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      left.topAnchor.constraint(equalTo: container.topAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
      right.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      right.centerYAnchor.constraint(equalTo: left.centerYAnchor),
    ])
    container.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(right.frame == CGRect(x: 48, y: -5, width: 252, height: 30))
    left.size = CGSize(width: 100, height: 20)
    container.layoutIfNeeded()
    #expect(right.frame.minX == 108)
  }

  @Test func compressionResistanceDecidesWhoShrinks() {
    let left = add(SizedView(200, 20))
    let right = add(SizedView(200, 20))
    right.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      left.topAnchor.constraint(equalTo: container.topAnchor),
      right.topAnchor.constraint(equalTo: container.topAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    container.layoutIfNeeded()
    #expect(left.frame.width == 100)
    #expect(right.frame.width == 200)
  }

  @Test func inequalities() {
    let view = add(SizedView(500, 20))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(greaterThanOrEqualTo: container.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor, constant: -20),
      view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 0, width: 260, height: 20))
  }

  @Test func wrappingLabelGrowsInHeight() {
    let label = add(UILabel())
    label.numberOfLines = 0
    label.text = "A rather long text that needs more than one line in a narrow container."
    let below = add(SizedView(10, 10))
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 150),
      label.topAnchor.constraint(equalTo: container.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: container.leadingAnchor),
    ])
    container.layoutIfNeeded()
    #expect(label.frame.height > 60)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 150, height: 0)).height)
    #expect(below.frame.minY == label.frame.maxY)
  }

  @Test func constraintsReachIntoOtherLevels() {
    let box = add(UIView())
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 30),
      box.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: box.topAnchor),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      inner.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -40),
      inner.heightAnchor.constraint(equalToConstant: 12),
    ])
    container.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 30, y: 10, width: 230, height: 12))
    #expect(inner.frame == CGRect(x: 5, y: 0, width: 225, height: 12))
  }

  @Test func layoutGuidesAreLaidOut() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    let view = add(SizedView(10, 10))
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.25),
      guide.topAnchor.constraint(equalTo: container.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 20),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    container.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 75, height: 20))
    #expect(view.frame.origin == CGPoint(x: 75, y: 20))
  }

  @Test func fittingSizeOfAForm() {
    let form = UIView()
    let label = SizedView(80, 20)
    label.translatesAutoresizingMaskIntoConstraints = false
    form.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: form.topAnchor, constant: 11),
      label.bottomAnchor.constraint(equalTo: form.bottomAnchor, constant: -11),
      label.leadingAnchor.constraint(equalTo: form.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(lessThanOrEqualTo: form.trailingAnchor, constant: -16),
    ])
    #expect(
      form.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 112, height: 42))
    #expect(
      form.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 320, height: 42))
  }

  @Test func fittingSizeWrapsLabels() {
    let cell = UIView()
    let label = UILabel()
    label.text = "One two three four five six seven eight nine ten"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.topAnchor),
      label.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 120, height: label.sizeThatFits(size).height))
  }

  @Test func autoresizedSubviewsCarryConstraintsOutwards() {
    let card = add(UIView())
    let content = UIView(frame: card.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(content)
    let view = SizedView(50, 60)
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      card.topAnchor.constraint(equalTo: container.topAnchor),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 4),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -4),
      view.topAnchor.constraint(equalTo: content.topAnchor, constant: 4),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -4),
    ])
    container.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 0, y: 0, width: 58, height: 68))
    #expect(content.frame == card.bounds)
    #expect(view.frame == CGRect(x: 4, y: 4, width: 50, height: 60))
  }

  @Test func safeAreaOfAScreen() {
    let controller = UIViewController()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
    ])
    let window = show(UINavigationController(rootViewController: controller))
    #expect(view.frame == CGRect(x: 16, y: 91, width: 358, height: 844 - 91 - 34))
    window.isHidden = true
  }

  @Test func removingAViewEndsItsConstraints() {
    let view = add(UIView())
    let constraint = view.leadingAnchor.constraint(equalTo: container.leadingAnchor)
    constraint.isActive = true
    #expect(container.constraints == [constraint])
    view.removeFromSuperview()
    #expect(!constraint.isActive)
    #expect(container.constraints.isEmpty)
  }

  // MARK: Mistakes

  @Test func conflictsAreReportedAndBroken() {
    let view = add(UIView())
    view.accessibilityIdentifier = "card"
    let found = issues {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        view.topAnchor.constraint(equalTo: container.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 20),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.widthAnchor.constraint(equalToConstant: 50),
      ])
      container.layoutIfNeeded()
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("Unable to simultaneously satisfy constraints") == true)
    #expect(found.first?.contains("UIView'card'.width == 100") == true)
    #expect(found.first?.contains("UIView'card'.width == 50") == true)
    #expect(view.frame.width == 100)
  }

  @Test func ambiguousLayoutIsKnown() {
    let view = add(UIView())
    view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    container.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 0))
  }

  @Test func viewsWithoutCommonAncestorAreNamed() {
    let lonely = UIView()
    let found = issues {
      lonely.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    }
    #expect(found.first?.contains("no common ancestor") == true)
  }

  @Test func manyViewsInAColumn() {
    var previous: UIView?
    for index in 0..<60 {
      let view = add(SizedView(10, 10))
      view.tag = index
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
      view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? container.topAnchor).isActive =
        true
      previous = view
    }
    container.layoutIfNeeded()
    #expect(previous?.frame == CGRect(x: 0, y: 590, width: 10, height: 10))
  }
}
