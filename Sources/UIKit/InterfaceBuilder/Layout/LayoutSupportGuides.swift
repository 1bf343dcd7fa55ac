import CoreGraphics
import Foundation

/// The guides at the top and bottom of a controller that storyboards from before the safe area use.
@MainActor
enum LayoutSupportGuides {
  static func add(_ element: InterfaceElement, to view: UIView, _ pass: InterfacePass) {
    for child in element.list("layoutGuides") where child.name == "viewControllerLayoutGuide" {
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      let safe = view.safeAreaLayoutGuide
      let ends: [NSLayoutConstraint] =
        child["type"] == "bottom"
        ? [
          guide.topAnchor.constraint(equalTo: safe.bottomAnchor),
          guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ]
        : [
          guide.topAnchor.constraint(equalTo: view.topAnchor),
          guide.bottomAnchor.constraint(equalTo: safe.topAnchor),
        ]
      NSLayoutConstraint.activate(
        ends + [
          guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          guide.widthAnchor.constraint(equalToConstant: 0),
        ])
      pass.register(guide, child)
    }
  }
}
