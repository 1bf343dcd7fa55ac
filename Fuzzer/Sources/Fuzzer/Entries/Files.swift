import SwiftUI
import UIKit

/// Contents of files that are not what they say.
enum Files {
  @MainActor static let entries: [Entry] = [
    .uiView("UIImage(data:)") { random in
      let view = UIImageView(image: UIImage(data: random.bytes()))
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      return view
    },
    .uiView("UIImage(data:scale:)") { random in
      UIImageView(image: UIImage(data: random.bytes(), scale: random.number()))
    },
    .view("Image(uiImage:)") { random in
      Image(uiImage: UIImage(data: random.bytes()) ?? UIImage()).resizable()
    },
  ]
}
