import SwiftUI

extension GalleryPage {
  static let dateStyles = GalleryPage("Date styles") { DateStylesPage() }
}

/// Pickers of dates in all styles, as rows of a form.
struct DateStylesPage: View {
  private let date = Binding.constant(GalleryPage.date)

  var body: some View {
    Form {
      DatePicker("Compact", selection: date)
      DatePicker("Day", selection: date, displayedComponents: .date)
      DatePicker("Time", selection: date, displayedComponents: .hourAndMinute)
      DatePicker("Until", selection: date, in: ...GalleryPage.date, displayedComponents: .date)
        .disabled(true)
      DatePicker("Time", selection: date, displayedComponents: .hourAndMinute)
        .datePickerStyle(.wheel)
      DatePicker("Day and time", selection: date).datePickerStyle(.graphical)
    }
  }
}
