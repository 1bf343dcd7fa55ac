import Foundation
import UIKit

extension BarItemLooks.Title {
  /// What it makes of the texts below.
  @MainActor var modifiers: [Text.Modifier] {
    var modifiers: [Text.Modifier] = []
    if let font { modifiers.append(.font(Font(font))) }
    if let color {
      modifiers.append(.style(AnyShapeStyle(BarTitleColor(color: Color(uiColor: color)))))
    }
    return modifiers
  }
}

/// The colour of words in a bar or a control, for what can be used.
private struct BarTitleColor: ShapeStyle, Hashable {
  let color: Color

  func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    let shown = context.values.isEnabled ? color : Color(source: .system(.tertiary))
    return shown._paint(context, level: level, bounds: bounds)
  }
}

private enum BarButtonTitleKey: EnvironmentKey {
  static let defaultValue: [Text.Modifier] = []
}

extension EnvironmentValues {
  /// What proxies of UIKit's bars say of the words on buttons in the bar around.
  var barButtonTitle: [Text.Modifier] {
    get { self[BarButtonTitleKey.self] }
    set { self[BarButtonTitleKey.self] = newValue }
  }
}

extension Text {
  /// The title of a bar, with what `UINavigationBar`'s appearance says of titles in place of `font` and the colour.
  func asTitle(_ font: Font, _ attributes: [NSAttributedString.Key: Any]) -> Text {
    let text = modified(.font((attributes[.font] as? UIFont).map { Font($0) } ?? font))
    let color = (attributes[.foregroundColor] as? UIColor).map { Color(uiColor: $0) }
    return color.map { text.foregroundColor($0) } ?? text
  }
}
