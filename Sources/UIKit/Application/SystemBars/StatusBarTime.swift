import Foundation

/// The time as the status bar tells it.
struct StatusBarTime {
  let date: Date
  let locale: Locale
  let timeZone: TimeZone

  /// `9:41` on a phone, `9:41 AM   Tue Jan 9` on a tablet, as pictures of both show; hours as the locale
  /// counts them.
  func text(isPad: Bool) -> String {
    let time = formatted("jmm")
    guard isPad else {
      // A phone has no room for the half of the day.
      let digits = time.filter { $0.isNumber || $0.isPunctuation }
      return digits.isEmpty ? time : digits
    }
    return time + "   " + formatted("EEEMMMd").replacing(",", with: "")
  }

  private func formatted(_ template: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date).replacing("\u{202F}", with: " ")
  }
}
