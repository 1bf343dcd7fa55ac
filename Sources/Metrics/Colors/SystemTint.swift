/// The colours that the system tints things with, iOS 15 to 18; OpenSwiftUI, with two slips mended.
///
/// Flutter has the same, but for a darker yellow with more contrast.
package enum SystemTint: CaseIterable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

  /// A colour by its components in sRGB, from 0 to 255.
  package typealias Components = (red: Int, green: Int, blue: Int)

  /// Light, dark, light with more contrast, dark with more contrast.
  package var variants: (Components, Components, Components, Components) {
    switch self {
    case .red: ((255, 59, 48), (255, 69, 58), (215, 0, 21), (255, 105, 97))
    case .orange: ((255, 149, 0), (255, 159, 10), (201, 52, 0), (255, 179, 64))
    case .yellow: ((255, 204, 0), (255, 214, 10), (178, 80, 0), (255, 212, 38))
    case .green: ((52, 199, 89), (48, 209, 88), (36, 138, 61), (48, 219, 91))
    case .mint: ((0, 199, 190), (99, 230, 226), (12, 129, 123), (99, 230, 226))
    case .teal: ((48, 176, 199), (64, 200, 224), (0, 130, 153), (93, 230, 255))
    case .cyan: ((50, 173, 230), (100, 210, 255), (0, 113, 164), (112, 215, 255))
    case .blue: ((0, 122, 255), (10, 132, 255), (0, 64, 221), (64, 156, 255))
    case .indigo: ((88, 86, 214), (94, 92, 230), (54, 52, 163), (125, 122, 255))
    case .purple: ((175, 82, 222), (191, 90, 242), (137, 68, 171), (218, 143, 255))
    case .pink: ((255, 45, 85), (255, 55, 95), (211, 15, 69), (255, 100, 130))
    case .brown: ((162, 132, 94), (172, 142, 104), (127, 101, 69), (181, 148, 105))
    case .gray: ((142, 142, 147), (142, 142, 147), (108, 108, 112), (174, 174, 178))
    }
  }
}
