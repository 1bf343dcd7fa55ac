import Testing

@testable import UIKit

@MainActor
@Suite struct VisualFormatTests {
  private func root(_ views: UIView...) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    return root
  }

  @Test func placesViewsAlongBothAxes() {
    let name = UIView()
    let value = UIView()
    let root = root(name, value)
    let views = ["name": name, "value": value]
    let row = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[name(80)]-gap-[value]-20-|",
      options: [.alignAllTop, .alignAllBottom], metrics: ["gap": 12], views: views)
    let column = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[name(>=40@250,<=50)]", views: views)
    NSLayoutConstraint.activate(row + column)
    root.layoutIfNeeded()
    #expect(name.frame == CGRect(x: 10, y: 0, width: 80, height: name.frame.height))
    #expect((40...50).contains(name.frame.height))
    #expect(value.frame.minX == 102)
    #expect(value.frame.maxX == 280)
    #expect(value.frame.height == name.frame.height)
  }

  @Test func equalSizesAndStandardDistances() {
    let first = UIView()
    let second = UIView()
    let root = root(first, second)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-[first]-[second(==first)]-|",
        views: ["first": first, "second": second]))
    root.layoutIfNeeded()
    #expect(first.frame.minY == 10)
    #expect(first.frame.height == 86)
    #expect(second.frame.minY == 104)
  }
}
