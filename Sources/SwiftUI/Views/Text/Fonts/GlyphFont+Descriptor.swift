import DisplayList
import Typesetting

extension GlyphFont {
  /// The font to draw for one that was measured.
  package init(_ descriptor: FontDescriptor) {
    let family: Family =
      if let name = descriptor.familyName {
        .named(name)
      } else {
        switch descriptor.design {
        case .default: .system
        case .rounded: .rounded
        case .serif: .serif
        case .monospaced: .monospaced
        }
      }
    self.init(
      family, size: descriptor.size, weight: Int(descriptor.weight.openTypeWeight),
      isItalic: descriptor.isItalic,
      digits: descriptor.hasMonospacedDigits ? .monospaced : .proportional)
  }
}
