import CoreGraphics
import Testing
import UIKit

@MainActor
struct UIDatePickerGoldens {
  @Test func compact() throws {
    try expectGolden(
      "UIKit/date-compact", size: CGSize(width: 280, height: 60), largeHeight: 80,
      views: {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .compact
        picker.date = GoldenStage.date
        return [picker]
      })
  }

  @Test func calendar() throws {
    try expectGolden(
      "UIKit/date-inline", size: CGSize(width: 340, height: 330), scale: 1,
      views: {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        picker.date = GoldenStage.date
        return [picker]
      })
  }

  @Test func wheels() throws {
    try expectGolden(
      "UIKit/date-wheels", size: CGSize(width: 330, height: 216), scale: 1,
      views: {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .wheels
        picker.date = GoldenStage.date
        return [picker]
      })
  }
}
