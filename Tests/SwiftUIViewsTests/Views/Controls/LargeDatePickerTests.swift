import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI

/// Compact date pickers in large letters.
@MainActor
@Suite struct LargeDatePickerTests {
  private let noon = Date(timeIntervalSince1970: 1_767_225_600)

  private func pills(_ view: some View) -> [CGRect] {
    let host = TestHost(
      view.environment(\.dynamicTypeSize, .accessibility3), size: CGSize(width: 350, height: 600))
    return host.nodes.compactMap { $0 as? DatePickerNode }.flatMap { picker in
      [host.element(.button, "Date Picker"), host.element(.button, "Time Picker")]
        .compactMap { $0?.frame }
    }
  }

  @Test func withoutALabelTheTimeStandsBelowTheDate() throws {
    let frames = pills(DatePicker("Due", selection: .constant(noon)).labelsHidden())
    try #require(frames.count == 2)
    #expect(frames[1].minY >= frames[0].maxY)
    #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= 350 })
  }

  @Test func withALabelBothStandBelowIt() throws {
    let frames = pills(DatePicker("Due", selection: .constant(noon)))
    try #require(frames.count == 2)
    #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= 350 })
  }
}
