/// By which names assistive technologies and UI tests find the parts of a date picker.
///
/// Known: tests of public apps and dumps of the tree have them, but for those of the button that hides the wheels
/// again, which are guessed from the others.
package enum DatePickerNames {
  /// The identifiers of the buttons that turn to other months.
  package static let previousMonth = "DatePicker.PreviousMonth"
  package static let nextMonth = "DatePicker.NextMonth"

  /// What is read of the button that shows the wheels for month and year, or hides them.
  package static func wheelsLabel(areShown: Bool) -> String {
    areShown ? "Hide year picker" : "Show year picker"
  }

  /// Its identifier.
  package static func wheelsIdentifier(areShown: Bool) -> String {
    areShown ? "DatePicker.Hide" : "DatePicker.Show"
  }

  /// What is read of the parts of a compact picker.
  package static let date = "Date Picker"
  package static let time = "Time Picker"
}
