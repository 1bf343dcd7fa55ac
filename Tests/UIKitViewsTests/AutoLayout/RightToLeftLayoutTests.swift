import CoreGraphics
import Testing

@testable import UIKit

/// Constraints on leading and trailing edges where those are right and left.
@MainActor
@Suite struct RightToLeftLayoutTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  init() {
    container.semanticContentAttribute = .forceRightToLeft
  }

  private func add<V: UIView>(_ view: V) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.semanticContentAttribute = .forceRightToLeft
    container.addSubview(view)
    return view
  }

  @Test func constantsCountFromTheLeadingSide() {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 7),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 240, y: 7, width: 50, height: 20))
  }

  @Test func bothMarginsAreInside() {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -40),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 40, y: 0, width: 244, height: 20))
  }

  @Test func neighboursStandFromRightToLeft() {
    let first = add(SizedView(60, 20))
    let second = add(SizedView(40, 20))
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 8),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 12),
      first.topAnchor.constraint(equalTo: container.topAnchor),
      second.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(first.frame.minX == 232)
    #expect(second.frame == CGRect(x: 180, y: 0, width: 40, height: 20))
  }

  @Test func inequalitiesTurnAround() {
    let view = add(SizedView(60, 20))
    let near = view.leadingAnchor.constraint(equalTo: container.leadingAnchor)
    near.priority = .defaultLow
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(
        greaterThanOrEqualTo: container.leadingAnchor, constant: 30),
      view.trailingAnchor.constraint(
        lessThanOrEqualTo: container.trailingAnchor, constant: -20),
      near,
      view.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(view.frame.maxX == 270)
  }

  @Test func leftAndRightStayWhereTheyAre() {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: container.rightAnchor, constant: -100),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 190, height: 20))
  }

  @Test func marginsAndGuidesAreMirroredWithTheirConstants() {
    container.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 0)
    let view = add(SizedView(50, 20))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(
        equalTo: container.layoutMarginsGuide.leadingAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(view.frame.maxX == 275)
  }

  @Test func stacksKeepTheirSpacing() {
    let stack = add(UIStackView(arrangedSubviews: [SizedView(50, 20), SizedView(30, 20)]))
    stack.spacing = 10
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      stack.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    let frames = stack.arrangedSubviews.map(\.frame)
    #expect(stack.frame == CGRect(x: 210, y: 0, width: 90, height: 20))
    #expect(frames[0] == CGRect(x: 40, y: 0, width: 50, height: 20))
    #expect(frames[1] == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test func formatsAreReadFromTheRight() {
    let first = add(UIView())
    let second = add(UIView())
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-10-[a(50)]-20-[b(30)]", options: [], metrics: nil,
        views: ["a": first, "b": second])
        + [first, second].flatMap {
          [
            $0.topAnchor.constraint(equalTo: container.topAnchor),
            $0.heightAnchor.constraint(equalToConstant: 20),
          ]
        })
    container.layoutIfNeeded()
    #expect(first.frame.minX == 240)
    #expect(second.frame.minX == 190)
  }

  @Test func anotherDirectionMovesWhatIsThereAlready() {
    let view = add(SizedView(50, 20))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(view.frame.minX == 240)
    container.semanticContentAttribute = .forceLeftToRight
    view.semanticContentAttribute = .forceLeftToRight
    container.layoutIfNeeded()
    #expect(view.frame.minX == 10)
  }
}
