import UIKit

/// Pictures of a page beside each other, each under its name.
@MainActor
struct Sheet {
  struct Entry {
    let name: String
    let image: UIImage
  }

  private let gap: CGFloat = 20
  private let line: CGFloat = 34

  let title: String
  let entries: [Entry]

  var image: UIImage {
    let size = CGSize(
      width: entries.reduce(gap) { $0 + $1.image.size.width + gap },
      height: (entries.map(\.image.size.height).max() ?? 0) + line + 2 * gap)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(red: 0.85, green: 0.87, blue: 0.9, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      var x = gap
      for entry in entries {
        NSAttributedString(
          string: "\(title), \(entry.name)",
          attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.black]
        )
        .draw(at: CGPoint(x: x, y: gap))
        entry.image.draw(at: CGPoint(x: x, y: gap + line))
        x += entry.image.size.width + gap
      }
    }
  }
}
