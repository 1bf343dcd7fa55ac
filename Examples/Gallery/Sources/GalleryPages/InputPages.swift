import SwiftUI

extension GalleryPage {
  static let input: [GalleryPage] = [
    GalleryPage("Text input") { TextInputPage() },
    GalleryPage("Pickers") { PickersPage() },
    GalleryPage("Dates") { DatesPage() },
    GalleryPage("Calendar") { CalendarPage() },
    morePickers, dateStyles,
  ]

  /// Thursday, 15 January 2026, 9:41 GMT.
  static let date = Date(timeIntervalSince1970: 1_768_470_060)
}

struct TextInputPage: View {
  var body: some View {
    Parts {
      TextField("Empty", text: .constant(""))
      TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
      TextField("Placeholder", text: .constant("")).textFieldStyle(.roundedBorder)
      SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
      TextField("Off", text: .constant("Disabled")).textFieldStyle(.roundedBorder).disabled(true)
      TextField(
        "Notes", text: .constant("Several lines of text that grow with what is typed into them"),
        axis: .vertical
      )
      .textFieldStyle(.roundedBorder)
      TextEditor(text: .constant("A longer text\nwith a second line"))
        .frame(height: 100)
        .border(.separator)
    }
  }
}

struct PickersPage: View {
  private var options: some View {
    ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) }
  }

  var body: some View {
    Form {
      Picker("Menu", selection: .constant("Green")) { options }
      Picker("Link", selection: .constant("Red")) { options }.pickerStyle(.navigationLink)
      Picker("Segments", selection: .constant("Blue")) { options }.pickerStyle(.segmented)
      Section("Inline") {
        Picker("Inline", selection: .constant("Green")) { options }
          .pickerStyle(.inline).labelsHidden()
      }
      Picker("Wheel", selection: .constant("Green")) { options }.pickerStyle(.wheel)
    }
  }
}

struct DatesPage: View {
  var body: some View {
    Parts {
      DatePicker("Both", selection: .constant(GalleryPage.date))
      DatePicker(
        "Date", selection: .constant(GalleryPage.date), displayedComponents: .date)
      DatePicker(
        "Time", selection: .constant(GalleryPage.date), displayedComponents: .hourAndMinute)
      DatePicker("Wheels", selection: .constant(GalleryPage.date))
        .datePickerStyle(.wheel).labelsHidden()
    }
  }
}

struct CalendarPage: View {
  var body: some View {
    Parts {
      DatePicker("Day", selection: .constant(GalleryPage.date)).datePickerStyle(.graphical)
      MultiDatePicker("Days", selection: .constant([]))
    }
  }
}
