/// The colours of the software keyboard, light and dark.
@MainActor
enum KeyboardColors {
  static let background = color(light: 0xD1D3D9, dark: 0x2B2B2B)
  static let key = color(light: 0xFFFFFF, dark: 0x6B6B6B)
  static let functionKey = color(light: 0xABB0BA, dark: 0x474747)
  static let shadow = color(light: 0x898A8D, dark: 0x1A1A1A)

  private static func color(light: UInt32, dark: UInt32) -> UIColor {
    UIColor { traits in
      let value = traits.userInterfaceStyle == .dark ? dark : light
      func part(_ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
      return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
  }
}
