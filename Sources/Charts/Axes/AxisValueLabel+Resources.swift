import Foundation
import SwiftUI

extension AxisValueLabel where Content == Text {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil
  ) {
    self.init(.label(view: AnyView(Text(titleResource)), format: nil), centered, anchor, nil, nil)
  }
}
