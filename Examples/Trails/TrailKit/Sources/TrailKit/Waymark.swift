import SwiftUI

extension Color {
  /// The paint of the marks on trees.
  public static let waymark = Color(.waymark)
}
