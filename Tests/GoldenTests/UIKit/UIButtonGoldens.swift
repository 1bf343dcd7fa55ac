import CoreGraphics
import Testing
import UIKit

@MainActor
struct UIButtonGoldens {
  @Test func configurations() throws {
    try expectGolden(
      "UIKit/button-configurations", size: CGSize(width: 150, height: 200), largeHeight: 330,
      views: {
        let kinds: [(String, UIButton.Configuration)] = [
          ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
        ]
        return kinds.map { title, kind in
          var configuration = kind
          configuration.title = title
          return UIButton(configuration: configuration)
        }
      })
  }

  @Test func imageAndSubtitle() throws {
    try expectGolden(
      "UIKit/button-image", size: CGSize(width: 160, height: 150), largeHeight: 200,
      views: {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Share"
        configuration.subtitle = "Link"
        configuration.image = UIImage(systemName: "square.and.arrow.up")
        configuration.imagePadding = 6
        let leading = UIButton(configuration: configuration)
        configuration.imagePlacement = .trailing
        configuration.subtitle = nil
        let trailing = UIButton(configuration: configuration)
        trailing.isEnabled = false
        let system = UIButton(type: .system)
        system.setTitle("System", for: .normal)
        return [leading, trailing, system]
      })
  }
}
