import Foundation

extension DeviceModel {
  /// The default of every host: 390 × 844 points at scale 3.
  package static let standard = iPhone14

  // MARK: Phones

  package static let iPhoneSE1 = phone(
    "iPhone SE (1st generation)", 320, 568, 2, top: 20, identifier: "iPhone8,4")
  package static let iPhoneSE = phone(
    "iPhone SE (3rd generation)", 375, 667, 2, top: 20, identifier: "iPhone14,6")
  package static let iPhone8Plus = phone("iPhone 8 Plus", 414, 736, 3, top: 20)
  package static let iPhoneX = phone("iPhone X", 375, 812, 3, top: 44, bottom: 34)
  package static let iPhone11 = phone(
    "iPhone 11", 414, 896, 2, top: 48, bottom: 34, identifier: "iPhone12,1")
  package static let iPhone11ProMax = phone(
    "iPhone 11 Pro Max", 414, 896, 3, top: 44, bottom: 34, identifier: "iPhone12,5")
  package static let iPhone13Mini = phone(
    "iPhone 13 mini", 375, 812, 3, top: 50, bottom: 34, identifier: "iPhone14,4")
  package static let iPhone13 = phone(
    "iPhone 13", 390, 844, 3, top: 47, bottom: 34, identifier: "iPhone14,5")
  package static let iPhone14 = phone(
    "iPhone 14", 390, 844, 3, top: 47, bottom: 34, identifier: "iPhone14,7")
  package static let iPhone14Plus = phone(
    "iPhone 14 Plus", 428, 926, 3, top: 47, bottom: 34, identifier: "iPhone14,8")
  package static let iPhone15 = phone(
    "iPhone 15", 393, 852, 3, top: 59, bottom: 34, identifier: "iPhone15,4")
  package static let iPhone15ProMax = phone(
    "iPhone 15 Pro Max", 430, 932, 3, top: 59, bottom: 34, identifier: "iPhone16,2")
  package static let iPhone16 = phone(
    "iPhone 16", 393, 852, 3, top: 59, bottom: 34, identifier: "iPhone17,3")
  package static let iPhone16Pro = phone(
    "iPhone 16 Pro", 402, 874, 3, top: 62, bottom: 34, identifier: "iPhone17,1")
  package static let iPhone16ProMax = phone(
    "iPhone 16 Pro Max", 440, 956, 3, top: 62, bottom: 34, identifier: "iPhone17,2")

  // MARK: Tablets

  package static let iPad9 = pad("iPad (9th generation)", 810, 1080, top: 20, bottom: 0)
  package static let iPad10 = pad("iPad (10th generation)", 820, 1180, top: 24, bottom: 20)
  package static let iPadMini = pad("iPad mini (6th generation)", 744, 1133, top: 24, bottom: 20)
  package static let iPadPro11 = pad("iPad Pro (11-inch)", 834, 1194, top: 24, bottom: 20)
  package static let iPadPro13 = pad("iPad Pro (12.9-inch)", 1024, 1366, top: 24, bottom: 20)

  /// Devices of the same screens as others, and those that simulators are most often asked for.
  private static let furtherPhones: [DeviceModel] = [
    phone("iPhone SE (2nd generation)", 375, 667, 2, top: 20, identifier: "iPhone12,8"),
    phone("iPhone 8", 375, 667, 2, top: 20),
    phone("iPhone 11 Pro", 375, 812, 3, top: 44, bottom: 34, identifier: "iPhone12,3"),
    phone("iPhone 12 mini", 375, 812, 3, top: 50, bottom: 34, identifier: "iPhone13,1"),
    phone("iPhone 12", 390, 844, 3, top: 47, bottom: 34, identifier: "iPhone13,2"),
    phone("iPhone 12 Pro", 390, 844, 3, top: 47, bottom: 34, identifier: "iPhone13,3"),
    phone("iPhone 12 Pro Max", 428, 926, 3, top: 47, bottom: 34, identifier: "iPhone13,4"),
    phone("iPhone 13 Pro", 390, 844, 3, top: 47, bottom: 34, identifier: "iPhone14,2"),
    phone("iPhone 13 Pro Max", 428, 926, 3, top: 47, bottom: 34, identifier: "iPhone14,3"),
    phone("iPhone 14 Pro", 393, 852, 3, top: 59, bottom: 34, identifier: "iPhone15,2"),
    phone("iPhone 14 Pro Max", 430, 932, 3, top: 59, bottom: 34, identifier: "iPhone15,3"),
    phone("iPhone 15 Plus", 430, 932, 3, top: 59, bottom: 34, identifier: "iPhone15,5"),
    phone("iPhone 15 Pro", 393, 852, 3, top: 59, bottom: 34, identifier: "iPhone16,1"),
    phone("iPhone 16 Plus", 430, 932, 3, top: 59, bottom: 34, identifier: "iPhone17,4"),
    phone("iPhone 16e", 390, 844, 3, top: 47, bottom: 34, identifier: "iPhone17,5"),
    phone("iPhone 17", 402, 874, 3, top: 62, bottom: 34, identifier: "iPhone18,3"),
    phone("iPhone 17 Pro", 402, 874, 3, top: 62, bottom: 34, identifier: "iPhone18,1"),
    phone("iPhone 17 Pro Max", 440, 956, 3, top: 62, bottom: 34, identifier: "iPhone18,2"),
    phone("iPhone Air", 420, 912, 3, top: 68, bottom: 34, identifier: "iPhone18,4"),
  ]

  private static let furtherPads: [DeviceModel] = [
    pad("iPad (A16)", 820, 1180, top: 24, bottom: 20),
    pad("iPad mini (A17 Pro)", 744, 1133, top: 24, bottom: 20),
    pad("iPad Air (5th generation)", 820, 1180, top: 24, bottom: 20),
    pad("iPad Air 11-inch (M2)", 820, 1180, top: 24, bottom: 20),
    pad("iPad Air 11-inch (M3)", 820, 1180, top: 24, bottom: 20),
    pad("iPad Air 13-inch (M2)", 1024, 1366, top: 24, bottom: 20),
    pad("iPad Air 13-inch (M3)", 1024, 1366, top: 24, bottom: 20),
    pad("iPad Pro (11-inch) (4th generation)", 834, 1194, top: 24, bottom: 20),
    pad("iPad Pro (12.9-inch) (6th generation)", 1024, 1366, top: 24, bottom: 20),
    pad("iPad Pro 11-inch (M4)", 834, 1210, top: 24, bottom: 20),
    pad("iPad Pro 13-inch (M4)", 1032, 1376, top: 24, bottom: 20),
  ]

  /// Every preset, phones first.
  package static let presets: [DeviceModel] =
    [
      iPhoneSE1, iPhoneSE, iPhone8Plus, iPhoneX, iPhone11, iPhone11ProMax, iPhone13Mini, iPhone13,
      iPhone14, iPhone14Plus, iPhone15, iPhone15ProMax, iPhone16, iPhone16Pro, iPhone16ProMax,
    ] + furtherPhones + [iPad9, iPad10, iPadMini, iPadPro11, iPadPro13] + furtherPads

  /// The preset of that name, whatever its case; nil if there is none.
  package static func preset(named name: String) -> DeviceModel? {
    presets.first { $0.name.lowercased() == name.lowercased() }
  }

  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    top: CGFloat, bottom: CGFloat = 0, identifier: String? = nil
  ) -> DeviceModel {
    let hasNotch = bottom > 0
    let side = hasNotch ? top : 0
    return DeviceModel(
      name: name,
      idiom: .phone,
      portraitSize: CGSize(width: width, height: height),
      scale: scale,
      portraitInsets: DeviceInsets(top: top, left: 0, bottom: bottom, right: 0),
      landscapeInsets: DeviceInsets(top: 0, left: side, bottom: hasNotch ? 21 : 0, right: side),
      // Phones with a Dynamic Island have a status bar of 54 points, lower than the inset.
      statusBarHeight: min(top, 54),
      identifier: identifier
    )
  }

  private static func pad(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat
  ) -> DeviceModel {
    let insets = DeviceInsets(top: top, left: 0, bottom: bottom, right: 0)
    return DeviceModel(
      name: name,
      idiom: .pad,
      portraitSize: CGSize(width: width, height: height),
      scale: 2,
      portraitInsets: insets,
      landscapeInsets: insets,
      statusBarHeight: top
    )
  }
}
