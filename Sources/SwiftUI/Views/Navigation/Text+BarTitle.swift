import Foundation
import UIKit

extension Text {
  /// The title of a bar, with what `UINavigationBar`'s appearance says of titles in place of `font` and the colour.
  func asTitle(_ font: Font, _ attributes: [NSAttributedString.Key: Any]) -> Text {
    let text = modified(.font((attributes[.font] as? UIFont).map { Font($0) } ?? font))
    let color = (attributes[.foregroundColor] as? UIColor).map { Color(uiColor: $0) }
    return color.map { text.foregroundColor($0) } ?? text
  }
}
