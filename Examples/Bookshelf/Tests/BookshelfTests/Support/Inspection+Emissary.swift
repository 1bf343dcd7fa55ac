import SwiftUI
import ViewInspector

@testable import BookshelfKit

extension Inspection: InspectionEmissary, @unchecked Sendable {}
extension InspectableSheet: PopupPresenter {}

extension InspectableView {
  func find(textWithFont font: Font) throws -> InspectableView<ViewType.Text> {
    try find(ViewType.Text.self, where: { try $0.attributes().font() == font })
  }
}
