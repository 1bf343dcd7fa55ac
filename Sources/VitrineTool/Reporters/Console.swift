import Foundation

/// Where a reporter for people writes, and what that place can show.
package final class Console {
  /// The effects of a terminal; without colours, text stays as it is.
  package enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
  }

  /// Whether a line can be replaced by the next one.
  package let isInteractive: Bool
  package let hasColors: Bool
  /// In columns.
  package let width: Int
  private let output: (String) -> Void
  private var hasTransientLine = false

  package init(
    isInteractive: Bool, hasColors: Bool, width: Int = 80, output: @escaping (String) -> Void
  ) {
    self.isInteractive = isInteractive
    self.hasColors = hasColors
    self.width = width
    self.output = output
  }

  /// Standard output; plain when it isn't a terminal, when `CI` is set, or `TERM` is `dumb`.
  package static func standard(environment: [String: String]) -> Console {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let isPlain = environment["CI"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
    var size = winsize()
    let hasSize = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return Console(
      isInteractive: isTerminal && !isPlain,
      hasColors: isTerminal && environment["NO_COLOR", default: ""].isEmpty,
      width: hasSize ? Int(size.ws_col) : 80
    ) { text in
      FileHandle.standardOutput.write(Data(text.utf8))
    }
  }

  package func styled(_ text: String, _ styles: Style...) -> String {
    guard hasColors else { return text }
    return "\u{1B}[\(styles.map(\.rawValue).joined(separator: ";"))m\(text)\u{1B}[0m"
  }

  /// Writes a line that stays.
  package func print(_ line: String = "") {
    clearTransientLine()
    output(line + "\n")
  }

  /// Shows a line until the next one is written; does nothing where that isn't possible.
  package func showTransient(_ line: String) {
    guard isInteractive else { return }
    clearTransientLine()
    output(String(line.prefix(max(0, width - 1))))
    hasTransientLine = true
  }

  package func clearTransientLine() {
    guard hasTransientLine else { return }
    hasTransientLine = false
    output("\r\u{1B}[K")
  }
}
